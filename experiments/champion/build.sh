#!/bin/sh
# Builds the native module with this machine's Python into .build/train, for machines without a package index.
# Afterwards: PYTHONPATH=.build/train/package python3 -m upperhand.learn CONFIG.toml --out FOLDER
set -e
build=.build/train
cmake -S . -B "$build" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=Release -DUPPERHAND_LTO=OFF \
    -DUPPERHAND_VARIANTS=native -DPython_EXECUTABLE="$(command -v python3)"
cmake --build "$build" --target module_native
rm -rf "$build/package"
mkdir -p "$build/package"
cp -r src/upperhand "$build/package/"
rm -f "$build"/package/upperhand/_core/*.so
cp "$build"/import/upperhand/_core/native*.so "$build/package/upperhand/_core/"
