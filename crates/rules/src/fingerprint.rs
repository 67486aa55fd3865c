//! Fingerprints: short hashes of a state and of rules that are the same on every machine.
//!
//! They are made of numbers that are written down here and never change. Renaming a type, a field
//! or a variant does not alter them; a test keeps some of them frozen. A new kind of frame or
//! effect gets a new number.

use sha2::{Digest as _, Sha256};

use crate::action::EventId;
use crate::decisions::arrival::ArrivalStep;
use crate::decisions::turn::Phase;
use crate::events::{CardDice, ContractSource, Effect, PartnerMove, RailContract, SpoiledReturn};
use crate::frame::Frame;
use crate::game::Game;
use crate::happening::Ending;
use crate::rules::Rules;
use crate::state::{Player, State, Timed, TurnFlags};
use crate::switches::SWITCH_NAMES;

/// The revision of the rules. It grows whenever a recorded game could continue differently, so
/// that a program never replays a game by other rules than those it was played by.
pub const RULES_REVISION: u32 = 2;

/// Collects the bytes of a fingerprint.
struct FingerprintHasher(Sha256);

impl FingerprintHasher {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes(text.as_bytes());
    }

    fn number(&mut self, n: u64) {
        self.bytes(&n.to_le_bytes());
    }

    /// A list of items with its length.
    fn list(&mut self, items: &[u8]) {
        self.number(items.len() as u64);
        self.bytes(items);
    }

    fn timed(&mut self, timed: Option<Timed>) {
        match timed {
            None => self.bytes(&[0]),
            Some(Timed { owner, card, since }) => {
                self.bytes(&[1, owner.0, card.0]);
                self.number(u64::from(since));
            }
        }
    }

    fn player(&mut self, player: &Player) {
        let Player {
            hand,
            road,
            stolen,
            cards,
            taken,
            cash,
            truck,
            came_from,
            last_loading,
            small,
            large,
            load,
            lost,
            missed,
            served_here,
            cities,
        } = player;
        for set in [hand.bits(), road.bits(), stolen.bits(), cards.bits(), taken.bits()] {
            self.number(set);
        }
        self.bytes(&cash.to_le_bytes());
        self.bytes(&[truck.0, came_from.0, last_loading.0]);
        self.bytes(&[*small, *large, *load, *lost, *missed, u8::from(*served_here)]);
        self.bytes(&cities.map(|c| c.0));
    }

    fn turn_flags(&mut self, flags: TurnFlags) {
        let TurnFlags { rolled, loaded, delivered, over, done, auctioned, flat_tyre } = flags;
        let flags = [rolled, loaded, delivered, over, done, auctioned, flat_tyre];
        self.bytes(&flags.map(u8::from));
    }

    fn ending(&mut self, ending: Option<Ending>) {
        self.bytes(&[match ending {
            None => 0,
            Some(Ending::Finished) => 1,
            Some(Ending::TurnLimit) => 2,
            Some(Ending::CalledOff) => 3,
        }]);
    }

    /// A frame: its number, then its fields.
    fn frame(&mut self, frame: Frame) {
        match frame {
            Frame::FindFirst(_) => self.list(&[1]),
            Frame::HighestRoll(f) => self.list(&[2, f.rolling.bits(), f.best, f.tied.bits()]),
            Frame::PlaceTrucks(f) => self.list(&[3, f.left]),
            Frame::HandOutCash(_) => self.list(&[4]),
            Frame::DealContracts(f) => self.list(&[5, f.left]),
            Frame::RevealDisplay(f) => self.list(&[6, f.slot]),
            Frame::Turn(f) => {
                let phase = match f.phase {
                    Phase::Begin => 0,
                    Phase::BeforeRoll => 1,
                    Phase::AfterMove => 2,
                    Phase::Next => 3,
                };
                self.list(&[7, phase]);
            }
            Frame::Roll(f) => self.list(&[8, f.dice, f.by_card.into()]),
            Frame::Drive(f) => self.list(&[9, f.a, f.b, f.by_card.into()]),
            Frame::CardMove(f) => self.list(&[10, f.truck.0, f.by.0, f.steps, f.may.into()]),
            Frame::Arrival(f) => {
                let step = match f.step {
                    ArrivalStep::Roadworks => 0,
                    ArrivalStep::LostCargo => 1,
                    ArrivalStep::Event => 2,
                    ArrivalStep::LateRoadworks => 3,
                    ArrivalStep::Visits => 4,
                    ArrivalStep::Deliver => 5,
                    ArrivalStep::Interest => 6,
                    ArrivalStep::Stop => 7,
                    ArrivalStep::Leave => 8,
                };
                let [low, high] = f.flags.bits().to_le_bytes();
                self.list(&[11, f.seat.0, step, low, high]);
            }
            Frame::Roadworks(f) => self.list(&[12, f.times]),
            Frame::DrawEvent(_) => self.list(&[13]),
            Frame::EventChoice(f) => self.list(&[14, f.card.0]),
            Frame::PartnerChoice(f) => self.list(&[15, f.card.0, f.steps, f.may.into()]),
            Frame::SnowChoice(f) => {
                self.list(&[16, f.card.0, f.left.bits(), f.steps, f.may.into()]);
            }
            Frame::LoseCargo(f) => self.list(&[17, f.left]),
            Frame::DrawFromBox(_) => self.list(&[18]),
            Frame::AirFreightChoice(f) => self.list(&[19, f.seat.0, f.card.0]),
            Frame::QuickLoadingRoll(f) => self.list(&[20, f.card.0]),
            Frame::InspectionRoll(f) => self.list(&[21, f.may.into()]),
            Frame::SellToPay(f) => self.list(&[22, f.seat.0, f.card.0]),
            Frame::Auction(f) => {
                self.list(&[23, f.slot, f.level, f.holder.0, f.passed.bits(), f.next.0]);
            }
            Frame::Refill(f) => self.list(&[24, f.slot]),
            Frame::LoadWon(f) => self.list(&[25, f.seat.0, f.contract.0]),
            Frame::LoadTaken(f) => self.list(&[26, f.contract.0]),
            Frame::Over => self.list(&[27]),
        }
    }

    /// An effect: its number, then its fields.
    fn effect(&mut self, effect: Effect) {
        let (number, fields): (u8, [i32; 3]) = match effect {
            Effect::Rail { which, cost } => {
                let which = match which {
                    RailContract::Longest => 0,
                    RailContract::Choice => 1,
                };
                (1, [which, cost, 0])
            }
            Effect::Roll { dice } => {
                let dice = match dice {
                    CardDice::AsInTurn => 0,
                    CardDice::One => 1,
                };
                (2, [dice, 0, 0])
            }
            Effect::Documents => (3, [0; 3]),
            Effect::MissTurn => (4, [0; 3]),
            Effect::ToDestination => (5, [0; 3]),
            Effect::Dumping => (6, [0; 3]),
            Effect::Contract { from } => {
                let from = match from {
                    ContractSource::Box => 0,
                    ContractSource::Display => 1,
                };
                (7, [from, 0, 0])
            }
            Effect::ToCity => (8, [0; 3]),
            Effect::Theft { pay } => (9, [pay, 0, 0]),
            Effect::Inspection { city, fine } => (10, [city.0.into(), fine, 0]),
            Effect::Motivation { steps } => (11, [steps.into(), 0, 0]),
            Effect::Breakdown { pay, kept } => (12, [pay, kept.into(), 0]),
            Effect::Fine { cost } => (13, [cost, 0, 0]),
            Effect::Partner { steps, kind } => {
                let kind = match kind {
                    PartnerMove::May => 0,
                    PartnerMove::BySwitch => 1,
                };
                (14, [steps.into(), kind, 0])
            }
            Effect::Snow { steps } => (15, [steps.into(), 0, 0]),
            Effect::QuickLoading => (16, [0; 3]),
            Effect::SpecialOrder { city, pay, fine } => (17, [city.0.into(), pay, fine]),
            Effect::JamIn { city } => (18, [city.0.into(), 0, 0]),
            Effect::JamAnywhere => (19, [0; 3]),
            Effect::Gain { pay } => (20, [pay, 0, 0]),
            Effect::Move { steps } => (21, [steps.into(), 0, 0]),
            Effect::Spoiled { to, cost } => {
                let to = match to {
                    SpoiledReturn::LastLoading => 0,
                    SpoiledReturn::Choice => 1,
                };
                (22, [to, cost, 0])
            }
            Effect::ToEvent => (23, [0; 3]),
            Effect::Customs { cost } => (24, [cost, 0, 0]),
            Effect::Roadworks { from, to } => (25, [from.0.into(), to.0.into(), 0]),
            Effect::AirFreight { city, cost } => (26, [city.0.into(), cost, 0]),
            Effect::Navigation => (27, [0; 3]),
            Effect::FlatTyre => (28, [0; 3]),
            Effect::LostCargo { cubes, pay } => (29, [cubes.into(), pay, 0]),
            Effect::Cloudburst => (30, [0; 3]),
        };
        self.bytes(&[number]);
        for field in fields {
            self.bytes(&field.to_le_bytes());
        }
    }

    fn finish(self) -> String {
        hex(&self.0.finalize()[..8])
    }
}

/// Bytes as two hexadecimal digits each.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Game {
    /// A fingerprint of the whole state, hidden cards included, in 16 hexadecimal digits.
    ///
    /// Equal states have equal fingerprints on every machine.
    pub fn fingerprint(&self) -> String {
        let State {
            all_players,
            frames,
            unseen,
            events_unseen,
            events_used,
            events_under,
            lost_cargo,
            load_order,
            debts,
            jam_card,
            cloudburst,
            turn,
            turn_limit,
            display,
            pile,
            stock,
            roadworks,
            jam,
            players,
            current,
            flags,
            ending,
        } = &self.state;
        let mut hasher = FingerprintHasher(Sha256::new());
        for player in all_players {
            hasher.player(player);
        }
        hasher.number(frames.as_slice().len() as u64);
        for &frame in frames.as_slice() {
            hasher.frame(frame);
        }
        hasher.turn_flags(*flags);
        hasher.ending(*ending);
        for set in [unseen.bits(), events_unseen.bits(), events_used.bits()] {
            hasher.number(set);
        }
        hasher.list(events_under.as_slice());
        lost_cargo.words().iter().for_each(|word| hasher.number(*word));
        hasher.list(load_order.as_slice());
        hasher.number(debts.as_slice().len() as u64);
        for debt in debts.as_slice() {
            let EventId(card) = debt.card;
            hasher.bytes(&[debt.player.0, card]);
        }
        hasher.timed(*jam_card);
        hasher.timed(*cloudburst);
        hasher.bytes(&turn.to_le_bytes());
        hasher.bytes(&turn_limit.to_le_bytes());
        hasher.bytes(&display.map(|c| c.0));
        hasher.bytes(&[*pile, *stock, roadworks.0, jam.0, *players, current.0]);
        hasher.finish()
    }
}

impl Rules {
    /// A fingerprint of the board, the decks and all switches: the rules of a record.
    pub fn fingerprint(&self) -> String {
        let mut hasher = FingerprintHasher(Sha256::new());
        hasher.number(u64::from(RULES_REVISION));
        for name in SWITCH_NAMES {
            hasher.text(name);
            hasher.text(&self.switches().get(name).unwrap_or_default());
        }
        for city in &self.board.cities {
            hasher.text(&city.name);
        }
        for near in &self.board.neighbours {
            hasher.number(near.len() as u64);
            for space in near {
                hasher.bytes(&[space.0]);
            }
        }
        for set in [self.board.events, self.board.sheltered] {
            set.words().iter().for_each(|word| hasher.number(*word));
        }
        hasher.number(self.contracts.cards.len() as u64);
        for c in &self.contracts.cards {
            hasher.bytes(&[c.from.0, c.to.0, c.goods]);
            hasher.bytes(&c.revenue.to_le_bytes());
            c.bids.iter().for_each(|bid| hasher.bytes(&bid.to_le_bytes()));
        }
        hasher.number(self.events.cards.len() as u64);
        for card in &self.events.cards {
            hasher.text(&card.id);
            hasher.effect(card.effect);
        }
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{ContractId, Seat};
    use crate::decisions::arrival::{Arrival, ArrivalFlags};
    use crate::decisions::auction::Auction;
    use crate::decisions::drive::Drive;
    use crate::decisions::load::LoadWon;
    use crate::decisions::turn::Turn;
    use crate::game::Setup;
    use crate::sets::SeatSet;

    fn of_frame(frame: Frame) -> String {
        let mut hasher = FingerprintHasher(Sha256::new());
        hasher.frame(frame);
        hasher.finish()
    }

    /// Saved games rest on these values. If one changes, records and running tables of this
    /// revision are lost: raise `RULES_REVISION` instead of the expected value.
    #[test]
    fn fingerprints_are_frozen() {
        assert_eq!(RULES_REVISION, 2);
        let auction = Auction {
            slot: 1,
            level: 2,
            holder: Seat(3),
            passed: SeatSet::first(2),
            next: Seat(0),
        };
        let arrival = Arrival {
            seat: Seat(1),
            step: ArrivalStep::Visits,
            flags: ArrivalFlags::EXACT | ArrivalFlags::MUST_DELIVER,
        };
        let frames = [
            Frame::Turn(Turn { phase: Phase::BeforeRoll }),
            Frame::Drive(Drive { a: 6, b: 1, by_card: true }),
            Frame::Arrival(arrival),
            Frame::Auction(auction),
            Frame::LoadWon(LoadWon { seat: Seat(2), contract: ContractId(7) }),
            Frame::Over,
        ];
        let frozen = frames.map(of_frame);
        assert_eq!(frozen, FRAMES);
        let mut effects = FingerprintHasher(Sha256::new());
        effects.effect(Effect::Partner { steps: 3, kind: PartnerMove::BySwitch });
        effects.effect(Effect::LostCargo { cubes: 3, pay: 200 });
        assert_eq!(effects.finish(), EFFECTS);
        let rules = Rules::builtin("classic").expect("an edition");
        let game = Game::new(rules, &Setup::of(4)).expect("a table");
        assert_eq!(game.fingerprint(), NEW_GAME);
    }

    const FRAMES: [&str; 6] = [
        "496de9a6616e752e",
        "e252c324cd16fed9",
        "34a07122293afb0d",
        "644ef22ed61a42b3",
        "db67081d4d301f17",
        "6455a115fae5657b",
    ];
    const EFFECTS: &str = "934351094cc6116b";
    const NEW_GAME: &str = "8b31da90b1724228";
}
