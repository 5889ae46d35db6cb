#!/bin/sh
# Baselines with reproducible numbers: plays the games behind the table in docs/research.md and prints it.
#   bench/baselines.sh PYTHON [GAMES] [FOLDER] [WORKERS]
# Files that are there already are gone on with. Where PyTorch is installed, examples/ppo.py is trained first.
set -eu
PYTHON=$1
GAMES=${2:-1000}
FOLDER=${3:-bench/results/baselines}
WORKERS=${4:-$(nproc)}
mkdir -p "$FOLDER"
FOLDER=$(cd "$FOLDER" && pwd)

# One against the rest: play GAME PLAYERS NAME BOT OPPONENT
play() {
    "$PYTHON" -m ennead arena run "$1" --players "$2" --one "$4" --among "$5" --games "$GAMES" --seed baselines \
        --workers "$WORKERS" --out "$FOLDER/$1-$3-$5.jsonl" >/dev/null
}

for table in amun-re:3 ankh:2 kemet:2 tekhenu:2; do
    game=${table%%:*}
    players=${table#*:}
    for bot in greedy easy normal search:50; do
        play "$game" "$players" "$(echo "$bot" | tr -d :)" "$bot" random
    done
    for bot in easy normal search:50; do
        play "$game" "$players" "$(echo "$bot" | tr -d :)" "$bot" greedy
    done
done

if "$PYTHON" -c 'import numpy, torch' 2>/dev/null; then
    PYTHON=$(command -v "$PYTHON")
    case $PYTHON in /*) ;; *) PYTHON=$PWD/$PYTHON ;; esac
    # The arena finds bots of the folder it is called in.
    cd "$(dirname "$0")/../examples"
    export PPO_CHECKPOINT="$FOLDER/ppo.pt"
    [ -f "$PPO_CHECKPOINT" ] || "$PYTHON" ppo.py --game tekhenu --players 2 --save "$PPO_CHECKPOINT" --evaluate 0
    for opponent in random greedy easy; do
        play tekhenu 2 ppo ppo=ppo:make "$opponent"
    done
else
    echo "PyTorch is not installed here: no rows for examples/ppo.py" >&2
fi

"$PYTHON" -m ennead arena report "$FOLDER"/*.jsonl --markdown
