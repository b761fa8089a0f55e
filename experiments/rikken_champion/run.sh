#!/bin/sh
# From a clean checkout to trained and evaluated weights of Rikken's network: under 25 minutes on a machine with an
# accelerator and 16 cores, with Python, PyTorch, nanobind, CMake, Ninja and g++, and without a package index.
#
#     sh experiments/rikken_champion/run.sh [CONFIG.toml [DEALS [PROCESSES [SECONDS]]]]
#
# CONFIG is first.toml unless told; rehearsal.toml is for a machine without an accelerator. DEALS are those of each
# pairing, 1000 unless told: each is played in all four seatings. A run that was stopped, or that SECONDS have ended, goes
# on when this is started again; it is evaluated once the training is done. All of it lies in .build/train/rikken.
set -e
here=experiments/rikken_champion
config=${1:-$here/first.toml}
deals=${2:-1000}
processes=${3:-16}
run=.build/train/rikken/$(basename "$config" .toml)
[ -d .build/train/package ] || sh experiments/champion/build.sh
export PYTHONPATH="$PWD/.build/train/package"

python3 -m upperhand.learn "$config" --out "$run" --resume --seconds "${4:-3600}"
python3 -m upperhand.learn.finished "$config" "$run" || exit 0
python3 -m upperhand.learn.slim "$config" "$run/network.npz" "$run/shipped.npz"

export OMP_NUM_THREADS=1
compare() {
    python3 -m upperhand.learn.compare --game rikken --seed 77020 --deals "$1" --processes "$processes" \
        --rivals $2 --rules $3 -- "$run/shipped.npz" | tee -a "$run/evaluation.jsonl"
}
rm -f "$run/evaluation.jsonl"
compare "$deals" "basic advanced" "vorsteveld2007 vorsteveld2007_full stichting2025"
compare "$deals" "adaptive monte_carlo" "vorsteveld2007 vorsteveld2007_full stichting2025"
