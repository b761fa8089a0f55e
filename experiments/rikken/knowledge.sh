#!/bin/sh
# Makes what `adaptive` knows of each preset, in src/upperhand/rikken/knowledge. Run it in the folder of the sources.
set -eu
folder=$(mktemp -d)
explore() {  # preset, seed, then contract:least-most:deals for each contract to try
    preset=$1 seed=$2; shift 2
    off=$(echo "$@" | sed 's/:[0-9.-]*:[0-9]*/:13-13/g; s/ /\//g')
    for each in "$@"; do
        contract=${each%%:*} deals=${each##*:}; range=${each#*:} range=${range%:*} seed=$((seed + 1))
        upperhand arena --game rikken --rules "$preset" --layout 4 --deals "$deals" --seed $seed \
            --save "$folder/$preset.$contract.jsonl" --players \
            "advanced:cover=high,conditions=$(echo "$off" | sed "s/\(^\|\/\)$contract:13-13/\1$contract:$range/")"
    done
    rm -f "src/upperhand/rikken/knowledge/$preset.db"
    for file in "$folder/$preset".*.jsonl; do
        upperhand knowledge train --from "$file" --base "src/upperhand/rikken/knowledge/$preset.db"
    done
}
explore vorsteveld2007 30 rik:4-13:2000 solo8:7-13:2000 piek:0-3:2000 misere:0-2:3000
all="rik:4-13:1500 rik_beter:4-13:1000 solo8:7-13:1500 solo9:8-13:1000 solo10:9-13:1000 piek:0-3:1500
    misere:0-2:2000 open_piek:0-2:1000 open_misere:0-1:1500"
explore vorsteveld2007_full 130 $all
explore stichting2025 230 $all
explore huisregels 330 $all
rm -r "$folder"
