#!/bin/sh
# Lists everything that setup needs and the system does not have, one sentence each. What package indexes can provide is
# not checked.
python=${PYTHON:-python3}
missing=

say() {
  echo "$1" >&2
  missing=yes
}

python_says() {
  "$python" -c "$1" >/dev/null 2>&1
}

if ! python_says 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  say "Upperhand needs Python 3.11 or newer: install it, or name one by make PYTHON=path."
else
  python_says 'import ensurepip, venv' ||
    say "Upperhand needs the venv module of Python: on Debian or Ubuntu, install python3-venv."
  python_says 'import sysconfig as s; open(s.get_path("include") + "/Python.h")' ||
    say "Upperhand needs the headers of Python: on Debian or Ubuntu, install python3-dev."
fi
echo '#include <concepts>' | ${CXX:-c++} -std=c++20 -fsyntax-only -x c++ - >/dev/null 2>&1 ||
  say "Upperhand needs a C++20 compiler: install g++ 12 or newer."
test -z "$missing"
