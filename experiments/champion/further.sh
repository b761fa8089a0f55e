#!/bin/sh
# Trains on from the weights that ship as the fourth run did, and compares what comes of it with them: from a clean checkout 23
# minutes on a machine with an accelerator and 16 cores. Where commands may not last so long, tell each for how many seconds to
# train, and start it again: it goes on from the checkpoint, and distils and compares once the training is done.
#
#     sh experiments/champion/further.sh [SECONDS [NETWORKS.pt]]
#
# NETWORKS.pt of the run before brings a critic that need not begin anew.
set -e
here=experiments/champion
runs=.build/train/runs
config=$runs/further.toml
shipped=src/upperhand/big_two/weights/network.npz
[ -d .build/train/package ] || sh "$here/build.sh"
export PYTHONPATH="$PWD/.build/train/package"
mkdir -p "$runs"
sed "s#^start = .*#start = \"${2:-$shipped}\"#" "$here/fourth.toml" > "$config"
[ -n "$2" ] || echo "critic_first = 25" >> "$config"

python3 -m upperhand.learn "$config" --out "$runs/further" --resume --seconds "${1:-3600}"
python3 -m upperhand.learn.finished "$config" "$runs/further" || exit 0

sed "s#^teacher = .*#teacher = \"$runs/further/network.npz\"#" "$here/rollout.toml" > "$runs/further_rollout.toml"
python3 -m upperhand.learn "$runs/further_rollout.toml" --out "$runs/further_rollout"

export OMP_NUM_THREADS=1
compare() {
    python3 -m upperhand.learn.compare --seed 77004 --deals 1000 --rivals "$1" --rules $2 -- "$shipped" "$runs/further/network.npz"
}
compare rule_based "sugiyanto hongkong"
compare dynamic_greedy_tuned "sugiyanto hongkong"
compare rl_ppo charlesworth
compare lowest hongkong
compare network "hongkong sugiyanto charlesworth"
