#!/usr/bin/env python3
"""A driver for one seat of Auf Achse, by the bot protocol of docs/bot-protocol.md.

    aufachse simulate --seats "cmd:python3 examples/driver_bot.py",lehrling --games 20

It delivers and loads whatever it can, drives to where it next has something to do, and bids while
a contract leaves a profit. Only the standard library of Python 3 is needed.
"""

import json
import sys

# What is done at once when it is offered, the most welcome first.
WELCOME = ["deliver", "load", "take", "auction", "roll", "accept"]


def kind(choice):
    """The name of an action: "roll", or "drive" of {"drive": …}."""
    action = choice["do"]
    return action if isinstance(action, str) else next(iter(action))


def steps_to(goals, spaces):
    """How far each space is from the nearest goal, on the empty board."""
    steps, edge = {goal: 0 for goal in goals}, list(goals)
    for space in edge:
        for near in spaces[space]["neighbours"]:
            if near not in steps:
                steps[near] = steps[space] + 1
                edge.append(near)
    return steps


def goals(view, me, contracts):
    """Where something can be delivered, or loaded with the room that is left."""
    room = me["capacity"] - me["load"]
    to = [contracts[c]["to"] for c in me["on_road"]]
    fetch = [contracts[c] for c in view["hand"] + me["stolen"]]
    return to + [c["from"] for c in fetch if c["goods"] <= room]


def choose(game, view, legal):
    """One of the legal actions."""
    contracts, spaces = game["rules"]["contracts"], game["rules"]["board"]["spaces"]
    me = view["players"][game["seat"]]
    by_kind = {}
    for choice in legal:
        by_kind.setdefault(kind(choice), []).append(choice)
    for wanted in WELCOME:
        if wanted in by_kind:
            return by_kind[wanted][0]
    if "drive" in by_kind:
        steps = steps_to(goals(view, me, contracts), spaces)
        return min(by_kind["drive"], key=lambda c: steps.get(c["do"]["drive"]["spaces"][-1], 99))
    if "bid" in by_kind:
        worth = contracts[view["pending"]["contract"]]["revenue"] * 0.4
        cheapest = by_kind["bid"][0]
        if cheapest["names"]["amount"] <= min(worth, me["cash"] * 0.7):
            return cheapest
    for modest in ["pass", "done", "unload", "no-interest"]:
        if modest in by_kind:
            return by_kind[modest][0]
    return legal[0]


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "hello":
            answer = {"protocol": "aufachse-bot/1"}
        elif message["say"] == "choose":
            answer = {"index": choose(game, message["view"], message["legal"])["index"]}
        else:
            game = message if message["say"] == "game" else game
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
