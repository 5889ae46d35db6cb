#!/bin/sh
# Plays the games behind docs/bots.md and prints its table. Files that are there already are gone on with.
# With a seed nobody used to choose a setting the figures say more: give a fresh one.
#   bench/bars.sh PYTHON [FOLDER] [WORKERS] [SEED]
set -eu
PYTHON=$1
FOLDER=${2:-bench/results/arena}
WORKERS=${3:-$(nproc)}
SEED=${4:-bars}
EVEN='amun-re:4 ankh:2,4 kemet:2,4 tekhenu:2,4'
mkdir -p "$FOLDER"

play() {
    name=$1
    shift
    "$PYTHON" -m ennead arena run "$@" --seed "$SEED" --workers "$WORKERS" --out "$FOLDER/$name.jsonl" >/dev/null
}

# One greedy player among random ones, at every number of players.
for game in amun-re ankh kemet tekhenu; do
    play "$game-greedy-random" "$game" --players all --one greedy --among random --games 400
done

# Neighbouring levels, seats split evenly. The highest thinks for long.
for pair in casual:easy:400 normal:casual:400 skilled:normal:400 hard:skilled:400 expert:hard:100; do
    higher=${pair%%:*}
    rest=${pair#*:}
    for table in $EVEN; do
        play "${table%%:*}-$higher-${rest%%:*}" "${table%%:*}" --players "${table#*:}" \
            --versus "$higher" "${rest%%:*}" --games "${rest#*:}"
    done
done

# The highest level against the one of the same time from before there were networks.
for table in $EVEN; do
    play "${table%%:*}-expert-former" "${table%%:*}" --players "${table#*:}" \
        --versus expert former=bench.former:expert --games 200
done

# Strong players among themselves: what do winners score?
play amun-re-expert amun-re --players 5 --entrant expert --games 100

# Alone against the opponent of the rules.
play tekhenu-solo-hard tekhenu --players 1 --option difficulty=medium --entrant hard --games 200

"$PYTHON" -m ennead arena report "$FOLDER"/*.jsonl --markdown
