//! The same over many random games, for players and spectators: every frame that a viewer gets is
//! the same in two worlds that differ in others' hidden contracts, others' orders, others' devices
//! and the seed.

use std::cell::Cell;

use aufachse_rules::{Action, Actor, BUILTIN_EDITIONS, Happening, Seat, SeatSet};
use axum::extract::ws::Utf8Bytes;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::json;

use super::super::{Event, Spec, Table};
use crate::hall::{Eye, Moment};
use crate::secret::Device;
use crate::table::Change;
use crate::wire::{Order, OrderThen, Status};

/// A game to look at: which, how it goes, and who looks.
#[derive(Clone, Debug)]
struct Case {
    edition: usize,
    players: u8,
    seed: u64,
    viewer: Option<u8>,
    open_cash: bool,
}

fn cases() -> impl Strategy<Value = Case> {
    let who = (0..BUILTIN_EDITIONS.len(), 2..=6u8, prop::option::of(0..6u8));
    (who, any::<u64>(), any::<bool>()).prop_map(|((edition, players, viewer), seed, open_cash)| {
        let viewer = viewer.map(|seat| seat % players);
        Case { edition, players, seed, viewer, open_cash }
    })
}

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

fn device(world: &str, seat: u8) -> Device {
    Device::of(&format!("{world}{seat}"))
}

fn spec(case: &Case) -> Option<Spec> {
    let seats: Vec<_> =
        (0..case.players).map(|n| json!({"kind": "here", "name": format!("P{n}")})).collect();
    let edition = BUILTIN_EDITIONS[case.edition].0;
    let table = json!({"edition": edition, "seats": seats, "open_cash": case.open_cash});
    let new = serde_json::from_value(table).expect("a table");
    let mut spec = Spec::open(new, device("host", 0), 1_000).ok()?;
    spec.seed = format!("{:064x}", case.seed);
    for (seat, sitter) in (0..).zip(&mut spec.seats) {
        sitter.owners = vec![device("a", seat)];
    }
    Some(spec)
}

/// The secrets of the other world: two contracts change places, and nobody but the viewer has the
/// same device.
#[derive(Clone, Copy, Debug)]
struct Other {
    pair: [u8; 2],
}

impl Other {
    /// A contract that was dealt to somebody else in secret and another that the viewer has never
    /// seen.
    fn of(rows: &[Change], viewer: Option<Seat>, dice: &mut Dice) -> Option<Other> {
        let happenings = rows.iter().flat_map(|row| &row.steps).flat_map(|step| &step.happenings);
        let (mut dealt, mut known) = (Vec::new(), Vec::new());
        for happening in happenings {
            match *happening {
                Happening::Dealt { player, contract: Some(contract), .. }
                    if Some(player) != viewer =>
                {
                    dealt.push(contract.0);
                }
                _ => known.extend(contracts(happening)),
            }
        }
        dealt.retain(|card| !known.contains(card));
        let had = *dealt.get(dice.below(dealt.len()))?;
        let gets = (0..=u8::MAX).filter(|card| *card != had && !known.contains(card));
        let drawn = |card: &u8| dealt.contains(card);
        // Another's, or one from the pile.
        let (others, pile): (Vec<u8>, Vec<u8>) = gets.take(48).partition(drawn);
        let among = if dice.below(2) == 0 && !others.is_empty() { others } else { pile };
        let gets = *among.get(dice.below(among.len()))?;
        Some(Other { pair: [had, gets] })
    }

    fn swaps(self, card: u8) -> u8 {
        match self.pair {
            [a, b] if card == a => b,
            [a, b] if card == b => a,
            _ => card,
        }
    }

    fn event(self, event: &Event) -> Event {
        match event {
            Event::Did { by, action: Action::Contract(contract) } => {
                let mut contract = *contract;
                contract.0 = self.swaps(contract.0);
                Event::Did { by: *by, action: Action::Contract(contract) }
            }
            other => other.clone(),
        }
    }

    /// Is one of the two contracts acted on? Then the viewer may rightly learn of it.
    fn is_touched(self, change: &Change) -> bool {
        let mentions = |event: &Event| {
            let text = serde_json::to_value(event).unwrap_or_default();
            ["contract", "load", "deliver", "pick"].iter().any(|name| {
                text["do"][name]
                    .as_u64()
                    .is_some_and(|n| self.pair.iter().any(|p| u64::from(*p) == n))
            })
        };
        let told = change.steps.iter().flat_map(|step| &step.happenings).flat_map(contracts);
        change.events.iter().any(mentions) || told.into_iter().any(|card| self.pair.contains(&card))
    }
}

/// The contracts that a happening names.
fn contracts(happening: &Happening) -> Vec<u8> {
    let text = serde_json::to_value(happening).unwrap_or_default();
    text["contract"].as_u64().map(|n| n as u8).into_iter().collect()
}

/// What a viewer is sent of a change, and what he would find if he came now.
fn frames(table: &Table, change: &Change, viewer: Option<Seat>, me: Option<&Device>) -> String {
    let present = viewer.map_or(SeatSet::EMPTY, SeatSet::only);
    let moment = Moment { table, present, now: 9_000 };
    let welcome = moment.welcome(Eye { device: me, looking: viewer, muted: SeatSet::EMPTY });
    let texts = [welcome, moment.changed(change, viewer), moment.table(me), moment.presence(2)];
    let why = viewer.map(|seat| {
        let other = Seat((seat.0 + 1) % table.sitters.len() as u8);
        let mut legal = Vec::new();
        if let Some(game) = table.game() {
            game.legal_actions(Actor::Seat(seat), &mut legal);
        }
        legal.push(Action::Choose(other));
        legal.push(Action::Pass);
        let asked = legal.iter().map(|action| table.why_not(seat, *action));
        format!("{:?}", asked.collect::<Vec<_>>())
    });
    // The promise of the seed is no secret, and of course another one.
    let text = texts.each_ref().map(Utf8Bytes::as_str).join("\n");
    text.replace(&table.spec.promise().promise, "PROMISE") + &why.unwrap_or_default()
}

/// One game in two worlds; gives how many steps could be compared.
fn compare(case: &Case) -> Result<u32, TestCaseError> {
    let Some(spec_a) = spec(case) else { return Ok(0) };
    let viewer = case.viewer.map(Seat);
    let me = case.viewer.map(|seat| device("a", seat));
    let mut dice = Dice(case.seed);
    let mut a = Table::new(spec_a.clone()).expect("a table");
    let begun = a.begin_if_full(2_000).expect("it begins").expect("all are there");
    let mut rows = vec![begun];
    let deals = 4 + dice.below(24);
    for _ in 0..deals {
        let Some(change) = step(&mut a, &mut dice) else { return Ok(0) };
        rows.push(change);
    }
    let Some(other) = Other::of(&rows, viewer, &mut dice) else { return Ok(0) };
    let mut spec_b = spec_a.clone();
    spec_b.seed = format!("{:064x}", !case.seed);
    for (seat, sitter) in (0..).zip(&mut spec_b.seats) {
        if case.viewer != Some(seat) {
            sitter.owners = vec![device("b", seat)];
        }
    }
    // From the deal on, which the viewer is not told of either. What was done so far may not have
    // been possible with the other contract.
    let (mut then, mut b) =
        (Table::new(spec_a).expect("a table"), Table::new(spec_b).expect("a table"));
    for row in &rows {
        let swapped = row.events.iter().map(|event| other.event(event)).collect();
        let in_a = follow(&mut then, row.at, row.events.clone());
        let (Some(in_a), Some(in_b)) = (in_a, follow(&mut b, row.at, swapped)) else {
            return Ok(0);
        };
        let (seen_a, seen_b) =
            (frames(&then, &in_a, viewer, me.as_ref()), frames(&b, &in_b, viewer, me.as_ref()));
        prop_assert_eq!(seen_a, seen_b, "{:?}", other);
    }
    let mut compared = 0;
    for _ in 0..40 {
        order(&mut b, case, &mut dice);
        let Some(change) = step(&mut a, &mut dice) else { break };
        if other.is_touched(&change) || a.status() == Status::Over {
            break;
        }
        let events: Vec<Event> = change.events.iter().map(|event| other.event(event)).collect();
        let Some(in_b) = follow(&mut b, change.at, events) else { break };
        let (seen_a, seen_b) =
            (frames(&a, &change, viewer, me.as_ref()), frames(&b, &in_b, viewer, me.as_ref()));
        prop_assert_eq!(seen_a, seen_b, "{:?}", other);
        compared += 1;
    }
    Ok(compared)
}

/// Somebody who is awaited does something.
fn step(table: &mut Table, dice: &mut Dice) -> Option<Change> {
    let game = table.game()?;
    let awaited: Vec<Seat> = game.awaited().iter().collect();
    let seat = *awaited.get(dice.below(awaited.len()))?;
    let mut legal = Vec::new();
    game.legal_actions(Actor::Seat(seat), &mut legal);
    let index = dice.below(legal.len()) as u32;
    table.act(5_000, seat, index).ok()
}

/// In the other world somebody else leaves an order, or takes it back.
fn order(table: &mut Table, case: &Case, dice: &mut Dice) {
    let seat = Seat(dice.below(usize::from(case.players)) as u8);
    let Some(game) = table.game().filter(|_| Some(seat.0) != case.viewer) else { return };
    let contract = game.public_table().display.iter().flatten().next().copied();
    let order = match (dice.below(4), contract) {
        (0, _) => None,
        (1, _) => Some(Order::PassThisTurn),
        (2, _) => Some(Order::PassUnlessOutbid),
        (_, contract) => {
            contract.map(|contract| Order::UpTo { contract, level: 2, then: OrderThen::Ask })
        }
    };
    let _ = table.order(5_000, seat, order);
}

/// The same events in the other world; nothing where they cannot be.
fn follow(table: &mut Table, at: u64, events: Vec<Event>) -> Option<Change> {
    let mut change = Change { at, ..Change::default() };
    table.begin(at, &events);
    for event in &events {
        change.steps.extend(table.fold(at, event).ok()?);
    }
    table.end();
    change.events = events;
    Some(change)
}

#[test]
fn no_frame_differs_between_worlds_that_differ_in_secrets() {
    let (compared, of_players, of_spectators) = (Cell::new(0), Cell::new(0), Cell::new(0));
    let config =
        Config { cases: 56, max_shrink_iters: 0, failure_persistence: None, ..Config::default() };
    let ran = TestRunner::new(config).run(&cases(), |case| {
        let steps = compare(&case)?;
        compared.set(compared.get() + steps);
        let seen = if case.viewer.is_some() { &of_players } else { &of_spectators };
        seen.set(seen.get() + steps);
        Ok(())
    });
    if let Err(failure) = ran {
        panic!("{failure}");
    }
    // It would hold for nothing at all, too.
    assert!(of_players.get() > 60 && of_spectators.get() > 5, "{compared:?}");
}
