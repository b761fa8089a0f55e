#!/bin/sh
# From a clean checkout to trained and compared weights, on a machine with an accelerator and 16 cores.
# All runs lie in .build/train/runs; a run that was stopped goes on when this is started again.
set -e
here=experiments/champion
runs=.build/train/runs
sh "$here/build.sh"
export PYTHONPATH="$PWD/.build/train/package"

train() { python3 -m upperhand.learn "$here/$1.toml" --out "$runs/$(basename "$1")" --resume; }

train first
for player in rule_based dynamic_greedy_tuned lowest ai4; do
    train "clones/$player"
done
python3 -m upperhand.learn "$here/second.toml" --out "$runs/second" --resume --seconds 565
train third
train fourth
train rollout
train rl_ppo
python3 -m upperhand.learn.compare --rivals network rule_based dynamic_greedy_tuned lowest rl_ppo \
    --rules hongkong sugiyanto charlesworth \
    -- "$runs/first/network.npz" "$runs/third/network.npz" "$runs/fourth/network.npz"
