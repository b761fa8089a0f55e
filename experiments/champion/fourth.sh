#!/bin/sh
# From a clean checkout to the weights of the fourth run, compared with those that ship: 25 minutes on a machine with an
# accelerator and 16 cores. Where commands may not last so long, tell each for how many seconds to train, and start it
# again: it goes on from the checkpoint, and distils and compares once the training is done.
#
#     sh experiments/champion/fourth.sh [SECONDS [NETWORKS.pt]]
#
# NETWORKS.pt of the run before brings a critic that need not begin anew.
set -e
here=experiments/champion
runs=.build/train/runs
config=$runs/fourth.toml
[ -d .build/train/package ] || sh "$here/build.sh"
export PYTHONPATH="$PWD/.build/train/package"
mkdir -p "$runs"
cp "$here/fourth.toml" "$config"
[ -z "$2" ] || sed -i "s#^start = .*#start = \"$2\"#; s#^critic_first = .*#critic_first = 0#" "$config"

python3 -m upperhand.learn "$config" --out "$runs/fourth" --resume --seconds "${1:-3600}"
python3 - "$config" "$runs/fourth/checkpoint.pt" <<'END' || exit 0
import sys, tomllib, torch
minutes = tomllib.load(open(sys.argv[1], "rb"))["minutes"]
sys.exit(torch.load(sys.argv[2], map_location="cpu", weights_only=True)["seconds"] < 60 * minutes)
END

sed "s#^teacher = .*#teacher = \"$runs/fourth/network.npz\"#" "$here/rollout.toml" > "$runs/rollout.toml"
python3 -m upperhand.learn "$runs/rollout.toml" --out "$runs/rollout"

export OMP_NUM_THREADS=1
compare() {
    python3 -m upperhand.learn.compare --seed 77003 --deals "$1" --rivals "$2" --rules $3 \
        -- src/upperhand/big_two/weights/network.npz "$runs/fourth/network.npz"
}
compare 1000 rule_based "sugiyanto hongkong"
compare 1000 dynamic_greedy_tuned "sugiyanto hongkong"
compare 1000 rl_ppo charlesworth
compare 1000 lowest hongkong
compare 1000 network "hongkong sugiyanto charlesworth"
