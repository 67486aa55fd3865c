#!/usr/bin/env python3
"""Plays whole games of Auf Achse through the engine protocol, in every seat at once.

It starts `aufachse engine` (the program in $AUFACHSE, or the one on the path), asks what is
legal, chooses, and goes on until the game is over. It prefers to earn money where it can be had
and is careless otherwise. Any error from the engine ends it with exit code 1.

Only the standard library of Python 3 is needed; docs/engine-protocol.md explains the lines.
"""

import argparse
import json
import os
import random
import subprocess
import sys

# What is done at once when it is offered, the most welcome first.
WELCOME = ["deliver", "load", "take", "unload", "accept", "buy-now"]


class Engine:
    """The other side of the conversation."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, request, **fields):
        """Sends a request and returns its answer; anything but an answer is fatal."""
        self.asked += 1
        line = json.dumps({"id": self.asked, "request": request, **fields})
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        reply = self.process.stdout.readline()
        if not reply:
            sys.exit(f"the engine has gone; the last line was {line}")
        answer = json.loads(reply)
        if "answer" not in answer or answer.get("id") != self.asked:
            sys.exit(f"asked {line}\ngot   {reply.rstrip()}")
        return answer

    def close(self):
        """Says goodbye; an engine that does not end well is a failure too."""
        self.ask("quit")
        self.process.stdin.close()
        if self.process.wait(timeout=10) != 0:
            sys.exit(f"the engine ended with exit code {self.process.returncode}")


def kind(choice):
    """The name of an action: "roll", or "drive" of {"drive": …}."""
    action = choice["do"]
    return action if isinstance(action, str) else next(iter(action))


def bid(view, choices, contracts, seat, dice):
    """Bids while that leaves a profit and some cash, and passes otherwise."""
    contract = contracts[view["pending"]["contract"]]
    cash = view["players"][seat]["cash"]
    worth = min(contract["revenue"] * 0.6, cash * 0.7)
    bids = [c for c in choices if kind(c) == "bid" and c["names"]["amount"] <= worth]
    if bids and dice.random() < 0.7:
        return bids[0]
    return next((c for c in choices if kind(c) == "pass"), None) or dice.choice(choices)


def drive(engine, view, drives, contracts, seat):
    """The drive that ends nearest to where something can be loaded or delivered."""
    me = view["players"][seat]
    goals = {contracts[c]["to"] for c in me["on_road"]}
    room = me["capacity"] - me["load"]
    for c in view["hand"] + me["stolen"]:
        if contracts[c]["goods"] <= room:
            goals.add(contracts[c]["from"])
    if not goals:
        goals = {contracts[c]["from"] for c in view["display"] if c is not None}
    ends = [c["do"]["drive"]["spaces"][-1] for c in drives]
    steps = dict.fromkeys(ends, 999)
    for goal in goals:
        for to in engine.ask("distances", **{"from": goal, "to": list(steps)})["list"]:
            steps[to["space"]] = min(steps[to["space"]], to["now"] or to["empty_board"])
    return min(zip(drives, ends), key=lambda way: steps[way[1]])[0]


def choose(engine, view, choices, contracts, seat, dice):
    """One of the legal actions: a simple rule where there is one, and chance where not."""
    kinds = {kind(c) for c in choices}
    for wanted in WELCOME:
        if wanted in kinds:
            return dice.choice([c for c in choices if kind(c) == wanted])
    if "pass" in kinds:
        return bid(view, choices, contracts, seat, dice)
    drives = [c for c in choices if kind(c) == "drive"]
    if drives and dice.random() < 0.9:
        return drive(engine, view, drives, contracts, seat)
    careful = [c for c in choices if kind(c) not in ("sell", "buy", "no-interest")]
    return dice.choice(careful or choices)


def play(engine, options, seed):
    """Plays one game and returns the final ranking, the ending and the number of turns."""
    dice = random.Random(seed)
    now = engine.ask(
        "new",
        edition=options.edition,
        players=options.players,
        seed=seed,
        turn_limit=options.turns,
    )
    contracts = engine.ask("rules")["contracts"]
    while now["pending"]["waits"] == "players":
        seat = dice.choice(now["pending"]["seats"])
        choices = engine.ask("legal", of=seat)["list"]
        view = engine.ask("view", of=seat)["view"]
        choice = choose(engine, view, choices, contracts, seat, dice)
        now = engine.ask("apply", by=seat, index=choice["index"])
    if now["pending"]["waits"] != "over":
        sys.exit(f"the game waits for {now['pending']}, which nobody can answer")
    told = [h for step in now["steps"] for h in step["happenings"]]
    ranking = [h for h in told if h["what"] == "ranked"]
    if len(ranking) != options.players:
        sys.exit(f"{len(ranking)} places for {options.players} players")
    return sorted(ranking, key=lambda h: h["place"]), now["pending"]["ending"], now["turn"]


def main():
    about = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    about.add_argument("--edition", default="classic", help="which rulebook (default: classic)")
    about.add_argument("--players", type=int, default=3, help="2 to 6 (default: 3)")
    about.add_argument("--seed", type=int, default=1, help="the seed of the first game (default: 1)")
    about.add_argument("--games", type=int, default=1, help="how many games (default: 1)")
    about.add_argument("--turns", type=int, default=240, help="the turn limit (default: 240)")
    options = about.parse_args()

    try:
        engine = Engine([os.environ.get("AUFACHSE", "aufachse"), "engine"])
    except OSError as error:
        sys.exit(f"cannot start the engine: {error}")
    protocol = engine.ask("hello")["protocol"]
    if protocol != "aufachse-engine/1":
        sys.exit(f"the engine speaks {protocol}, and this bot aufachse-engine/1")
    for game in range(options.games):
        ranking, ending, turns = play(engine, options, options.seed + game)
        print(f"{options.edition}, seed {options.seed + game}: {ending} after {turns} turns")
        for entry in ranking:
            print(f"  {entry['place']}. seat {entry['player']}: {entry['cash']}")
    engine.close()


if __name__ == "__main__":
    main()
