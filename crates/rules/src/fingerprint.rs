//! A fingerprint of a state, the same on every machine.

use sha2::{Digest as _, Sha256};

use crate::game::Game;
use crate::rules::Rules;
use crate::state::{Player, State, Timed};
use crate::switches::SWITCH_NAMES;

/// The revision of the rules and of the fingerprints: records of another one are refused.
pub const RULES_REVISION: u32 = 1;

/// Collects what goes into a fingerprint.
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

    fn timed(&mut self, timed: Option<Timed>) {
        match timed {
            None => self.number(u64::MAX),
            Some(Timed { owner, card, since }) => {
                self.bytes(&[owner.0, card.0]);
                self.number(u64::from(since));
            }
        }
    }

    fn player(&mut self, h: &Player) {
        let Player {
            hand,
            road,
            open,
            front,
            taken,
            cash,
            truck,
            back,
            last_loading,
            small,
            large,
            load,
            lost,
            missed,
            served_here,
            cities,
        } = h;
        for set in [hand, road, open, front, taken] {
            self.number(*set);
        }
        self.bytes(&cash.to_le_bytes());
        self.bytes(&[truck.0, back.0, last_loading.0]);
        self.bytes(&[*small, *large, *load, *lost, *missed, u8::from(*served_here)]);
        self.bytes(&cities.map(|c| c.0));
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
    /// A fingerprint of everything on and under the table, in 16 hexadecimal digits.
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
            marks,
            ending,
        } = &self.state;
        let mut hasher = FingerprintHasher(Sha256::new());
        for player in all_players {
            hasher.player(player);
        }
        hasher.text(&format!("{:?} {marks:?} {ending:?}", frames.as_slice()));
        for set in [unseen, events_unseen, events_used] {
            hasher.number(*set);
        }
        hasher.number(events_under.as_slice().len() as u64);
        hasher.bytes(events_under.as_slice());
        lost_cargo.words().iter().for_each(|w| hasher.number(*w));
        hasher.number(load_order.as_slice().len() as u64);
        hasher.bytes(load_order.as_slice());
        for debt in debts.as_slice() {
            hasher.bytes(&[debt.player.0, debt.card.0]);
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
    /// A fingerprint of the board, the decks and all switches: what a record was played with.
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
            set.words().iter().for_each(|w| hasher.number(*w));
        }
        for c in &self.contracts.cards {
            hasher.bytes(&[c.from.0, c.to.0, c.goods]);
            hasher.bytes(&c.revenue.to_le_bytes());
            c.bids.iter().for_each(|b| hasher.bytes(&b.to_le_bytes()));
        }
        for card in &self.events.cards {
            hasher.text(&card.id);
            hasher.text(&format!("{:?}", card.effect));
        }
        hasher.finish()
    }
}
