//! Actions that nobody asked for: every kind with any operands, and bent copies of real ones.

use aufachse_rules::{
    Action, Actor, ContractId, EventId, Game, Path, Seat, Seeded, Space, Trailer,
};

use super::checks::hold;
use super::pages::clauses;

/// Mostly a number that could be meant, now and then any at all.
fn number(dice: &mut Seeded, usual: u32) -> u8 {
    if dice.below(8) == 0 { dice.below(256) as u8 } else { dice.below(usual.max(1)) as u8 }
}

fn coin(dice: &mut Seeded) -> bool {
    dice.below(2) == 0
}

/// Any action at all.
pub fn anything(game: &Game, dice: &mut Seeded) -> Action {
    let rules = game.rules();
    let spaces = rules.board().len() as u32;
    let contracts = rules.contracts().cards.len() as u32;
    let events = rules.events().cards.len() as u32;
    let players = u32::from(game.players());
    let space = |dice: &mut Seeded| Space(number(dice, spaces));
    let contract = |dice: &mut Seeded| ContractId(number(dice, contracts));
    let seat = |dice: &mut Seeded| Seat(number(dice, players));
    let trailer = |dice: &mut Seeded| if coin(dice) { Trailer::Small } else { Trailer::Large };
    match dice.below(31) {
        0 => Action::Place(space(dice)),
        1 => Action::Roll,
        2 => Action::Drive(any_way(game, dice)),
        3 => Action::Stay,
        4 => Action::Roadworks(space(dice)),
        5 => Action::LeaveRoadworks,
        6 => Action::Jam(space(dice)),
        7 => Action::LoseCargo(space(dice)),
        8 => Action::Buy(trailer(dice)),
        9 => Action::Sell(trailer(dice)),
        10 => Action::Load(contract(dice)),
        11 => Action::Deliver(contract(dice)),
        12 => Action::Unload,
        13 => Action::Auction(number(dice, 4)),
        14 => Action::NoInterest,
        15 => Action::Bid(number(dice, 7)),
        16 => Action::Pass,
        17 => Action::BuyNow,
        18 => Action::Take(number(dice, 4)),
        19 => Action::Motivation,
        20 => Action::Pick(contract(dice)),
        21 => Action::GoTo(space(dice)),
        22 => Action::Choose(seat(dice)),
        23 => Action::Accept,
        24 => Action::Decline,
        25 => Action::Done,
        26 => Action::First(seat(dice)),
        27 => Action::Dice(number(dice, 8), number(dice, 8)),
        28 => Action::Contract(contract(dice)),
        29 => Action::Event(EventId(number(dice, events))),
        _ => Action::CallOff,
    }
}

/// A way of a few spaces, by roads for the most part.
fn any_way(game: &Game, dice: &mut Seeded) -> Path {
    let board = game.rules().board();
    let mut at = Space(dice.below(board.len() as u32) as u8);
    let mut spaces = Vec::new();
    for _ in 0..=dice.below(6) {
        let near = &board.neighbours[at.index()];
        at = near[dice.below(near.len() as u32) as usize];
        let odd = dice.below(20) == 0;
        spaces.push(if odd { Space(dice.below(256) as u8) } else { at });
    }
    path(&spaces, coin(dice), coin(dice), coin(dice))
}

fn path(spaces: &[Space], exact: bool, one: bool, early: bool) -> Path {
    Path::new(spaces, exact, one, early).expect("one to six spaces")
}

/// The same action with something about it bent.
pub fn bent(game: &Game, action: Action, dice: &mut Seeded) -> Action {
    let by = |n: u8, dice: &mut Seeded| n.wrapping_add(1 + dice.below(3) as u8);
    match action {
        Action::Drive(old) => {
            let mut spaces: Vec<Space> = old.spaces().collect();
            let (mut exact, mut one, mut early) = (old.exact(), old.one(), old.early());
            match dice.below(7) {
                0 => exact = !exact,
                1 => one = !one,
                2 => early = !early,
                3 if spaces.len() > 1 => drop(spaces.pop()),
                4 if spaces.len() < 6 => {
                    let near = &game.rules().board().neighbours[old.end().index()];
                    spaces.push(near[dice.below(near.len() as u32) as usize]);
                }
                5 => spaces.reverse(),
                _ => {
                    let i = dice.below(spaces.len() as u32) as usize;
                    spaces[i] = Space(number(dice, game.rules().board().len() as u32));
                }
            }
            Action::Drive(path(&spaces, exact, one, early))
        }
        Action::Place(s) => Action::Place(Space(by(s.0, dice))),
        Action::Roadworks(s) => Action::Roadworks(Space(by(s.0, dice))),
        Action::Jam(s) => Action::Jam(Space(by(s.0, dice))),
        Action::LoseCargo(s) => Action::LoseCargo(Space(by(s.0, dice))),
        Action::GoTo(s) => Action::GoTo(Space(by(s.0, dice))),
        Action::Load(c) => Action::Load(ContractId(by(c.0, dice))),
        Action::Deliver(c) => Action::Deliver(ContractId(by(c.0, dice))),
        Action::Pick(c) => Action::Pick(ContractId(by(c.0, dice))),
        Action::Contract(c) => Action::Contract(ContractId(by(c.0, dice))),
        Action::Event(c) => Action::Event(EventId(by(c.0, dice))),
        Action::Bid(level) => Action::Bid(by(level, dice)),
        Action::Auction(slot) => Action::Auction(by(slot, dice)),
        Action::Take(slot) => Action::Take(by(slot, dice)),
        Action::Dice(a, b) => Action::Dice(b, by(a, dice)),
        Action::Choose(seat) => Action::Choose(Seat(by(seat.0, dice))),
        Action::First(seat) => Action::First(Seat(by(seat.0, dice))),
        other => {
            let all = [Action::Done, Action::Decline, Action::Accept, Action::Stay, Action::Pass];
            let new = all[dice.below(all.len() as u32) as usize];
            if new == other { anything(game, dice) } else { new }
        }
    }
}

/// A refused action leaves no trace, and the refusal names a clause of the rulebook.
///
/// An action that happens to be legal is let be.
pub fn is_refused_cleanly(game: &Game, actor: Actor, action: Action) -> Result<(), String> {
    if game.is_legal(actor, action) {
        return Ok(());
    }
    let mut then = game.clone();
    let mut told = Vec::new();
    let refusal = match then.apply_into(actor, action, &mut told) {
        Ok(()) => return Err(format!("{actor:?} {action:?} is not legal and was accepted")),
        Err(refusal) => refusal,
    };
    hold(then == *game && told.is_empty(), || {
        format!("{actor:?} {action:?} was refused and changed something")
    })?;
    hold(clauses().contains(&refusal.clause), || {
        format!("{actor:?} {action:?}: {} is no clause of the rulebook", refusal.clause)
    })
}
