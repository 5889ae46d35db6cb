#!/bin/sh
# Makes bench/.venv-rivals with the pinned rivals; does nothing when it is up to date.
# Usage: bench/rivals.sh [PYTHON]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
wanted="$here/requirements-rivals.txt"
venv="$here/.venv-rivals"
installed="$venv/installed.txt"

if cmp -s "$wanted" "$installed"; then
    exit 0
fi
"${1:-python3}" -m venv --clear "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --requirement "$wanted"
cp "$wanted" "$installed"
