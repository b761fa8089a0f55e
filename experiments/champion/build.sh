#!/bin/sh
# Builds the native module with this machine's Python into .build/train, for machines without a package index.
# Afterwards: PYTHONPATH=.build/train/package python3 -m upperhand.learn CONFIG.toml --out FOLDER
set -e
build=.build/train
cmake -S . -B "$build" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=Release -DUPPERHAND_LTO=OFF \
    -DPython_EXECUTABLE="$(command -v python3)"
cmake --build "$build" --target _core
mkdir -p "$build/package"
cp -r src/upperhand "$build/package/"
rm -rf "$build/package/upperhand/_core"
cp "$build"/import/upperhand/_core*.so "$build/package/upperhand/"
