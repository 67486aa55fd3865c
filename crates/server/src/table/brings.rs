//! What the end of a move would bring, found by playing it in mind.

use aufachse_rules::{
    Action, Actor, ChanceKind, Decision, Game, Happening, Knowledge, Path, Pending, Seat, Viewer,
};

use crate::wire::Brings;

/// The most steps that are played on in mind after a move: roadworks, deliveries, no interest.
const STEPS_AHEAD: usize = 12;

/// A game that a player cannot tell from the real one: answers from it let no secret out.
pub(crate) fn mind(game: &Game, seat: Seat) -> Game {
    Knowledge::of(game, Viewer::Seat(seat)).imagine(|_| 0)
}

/// What driving a way would bring a player.
pub(crate) fn of(mind: &Game, seat: Seat, way: Path) -> Option<Brings> {
    let mut game = mind.clone();
    let hand = game.holdings(seat).hand;
    let mut brings = Brings {
        to: way.end(),
        steps: way.steps(),
        exact: way.exact(),
        early: way.early(),
        event: false,
        auction: false,
        take: false,
        loads: Vec::new(),
        delivers: Vec::new(),
        money: 0,
    };
    let mut told = Vec::new();
    let mut next = (Actor::Seat(seat), Action::Drive(way));
    let mut legal = Vec::new();
    for _ in 0..STEPS_AHEAD {
        told.clear();
        game.apply_into(next.0, next.1, &mut told).ok()?;
        for happening in &told {
            note(*happening, seat, &mut brings);
        }
        next = match game.pending() {
            Pending::Chance { kind: ChanceKind::Event } => {
                brings.event = true;
                break;
            }
            // A card that would be turned up in between changes nothing of what lies ahead.
            Pending::Chance { kind: ChanceKind::Reveal { .. } } => {
                (Actor::Chance, game.outcome(0)?)
            }
            Pending::Players { seats, decision } if seats.single() == Some(seat) => {
                game.legal_actions(Actor::Seat(seat), &mut legal);
                for action in &legal {
                    match *action {
                        Action::Load(contract)
                            if hand.contains(contract) && !brings.loads.contains(&contract) =>
                        {
                            brings.loads.push(contract);
                        }
                        Action::Auction(_) => brings.auction = true,
                        Action::Take(_) => brings.take = true,
                        _ => {}
                    }
                }
                let goes_on = |action: &&Action| match decision {
                    Decision::Roadworks => true,
                    Decision::Deliver | Decision::Stop => matches!(action, Action::Deliver(_)),
                    Decision::Interest => matches!(action, Action::NoInterest),
                    Decision::Place
                    | Decision::BeforeRoll
                    | Decision::Drive { .. }
                    | Decision::CardMove { .. }
                    | Decision::Event { .. }
                    | Decision::Partner { .. }
                    | Decision::Snow { .. }
                    | Decision::LoseCargo { .. }
                    | Decision::AirFreight { .. }
                    | Decision::QuickLoading { .. }
                    | Decision::Inspected
                    | Decision::Auction { .. }
                    | Decision::LoadNow { .. }
                    | Decision::SellToPay { .. }
                    | Decision::EndOfTurn => false,
                };
                match legal.iter().find(goes_on) {
                    Some(action) => (Actor::Seat(seat), *action),
                    None => break,
                }
            }
            _ => break,
        };
    }
    Some(brings)
}

fn note(happening: Happening, seat: Seat, brings: &mut Brings) {
    match happening {
        Happening::Delivered { player, contract } if player == seat => {
            brings.delivers.push(contract);
        }
        Happening::Received { player, amount, .. } if player == seat => brings.money += amount,
        Happening::Paid { player, amount, .. } if player == seat => brings.money -= amount,
        _ => {}
    }
}
