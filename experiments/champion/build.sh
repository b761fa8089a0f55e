#!/bin/sh
# Builds the native module with this machine's Python into src/upperhand, for machines without a package index.
set -e
cmake -S . -B /tmp/upperhand-build -G Ninja -DCMAKE_BUILD_TYPE=Release -DUPPERHAND_LTO=OFF -DPython_EXECUTABLE="$(command -v python3)" >/tmp/upperhand-cmake.log 2>&1 || { cat /tmp/upperhand-cmake.log; exit 1; }
cmake --build /tmp/upperhand-build --target _core
mkdir -p /tmp/upperhand-package && cp -r src/upperhand /tmp/upperhand-package/
rm -rf /tmp/upperhand-package/upperhand/_core && cp /tmp/upperhand-build/import/upperhand/_core*.so /tmp/upperhand-package/upperhand/
