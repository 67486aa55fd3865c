//! Judging a table: what everything that a player has and plans is worth to him.

use aufachse_rules::events::Effect;
use aufachse_rules::switches::NoInterest;
use aufachse_rules::{Game, Rules, Seat};

use crate::horizon::Horizon;
use crate::lore::Lore;
use crate::outlook::Outlook;
use crate::roads::Steps;
use crate::route::Survival;

/// How a planner sees the game: figures that were found by playing.
#[derive(Clone, Debug, PartialEq)]
pub struct Taste {
    /// How much longer or shorter than others the game is taken to last.
    pub patience: f32,
    /// What a turn is worth when nothing is left to buy, as a part of what it is worth before.
    pub hurry: f32,
    /// How much of what will be paid one counts on.
    pub trust: f32,
    /// What a contract that is not yet loaded is worth less.
    pub chore: f32,
    /// How unsure the end is, as a part of what is left.
    pub spread: f32,
    /// What a turn is worth while there is something to buy, as a part of what contracts bring.
    pub turn: f32,
    /// What drawing an event card is worth.
    pub event: f32,
    /// What a place for one more good is worth in a turn.
    pub room: f32,
    /// How much of a contract's worth is bid for it.
    pub keen: f32,
    /// How much the others' gain hurts.
    pub envy: f32,
    /// How much of a public contract on the table belongs to whoever comes to a city first.
    pub auction: f32,
}

impl Taste {
    /// A planner's rules of thumb.
    pub const PLAIN: Taste = Taste {
        patience: 0.95,
        trust: 0.95,
        chore: 0.0,
        hurry: 0.0,
        spread: 0.15,
        turn: 0.42,
        event: 40.0,
        room: 3.0,
        keen: 0.75,
        envy: 0.7,
        auction: 0.7,
    };

    /// What some thousand games against planners have taught, where every public contract must
    /// find a buyer before the game can end.
    pub const LEARNED: Taste =
        Taste { hurry: 0.8, turn: 0.5, keen: 0.6, envy: 0.3, ..Taste::PLAIN };

    /// The same where contracts that nobody wants leave the game: it ends sooner, and much of what
    /// one buys is never delivered.
    pub const RESTRAINED: Taste = Taste {
        patience: 0.8,
        trust: 0.8,
        hurry: 0.7,
        turn: 0.5,
        room: 8.0,
        keen: 0.65,
        envy: 0.5,
        ..Taste::PLAIN
    };

    /// What games by these rules have taught.
    pub fn learned(rules: &Rules) -> &'static Taste {
        match rules.switches().no_interest {
            NoInterest::No => &Taste::LEARNED,
            NoInterest::NearestDock => &Taste::RESTRAINED,
        }
    }

    /// How long the game will go on.
    pub(crate) fn survival(&self, lore: &Lore, horizon: &Horizon) -> Survival {
        let turns = horizon.turns(lore) * self.patience;
        // Who has time finds something to do only while there is enough for all.
        let share = horizon.public as f32 / f32::from(horizon.players);
        let idle = self.turn * lore.rate * share.min(1.0).max(self.hurry);
        Survival::around(turns, self.spread * turns + 0.7, idle, horizon.public == 0)
    }

    /// What a player has and what his plans will bring.
    pub(crate) fn worth(&self, lore: &Lore, game: &Game, seat: Seat, survival: &Survival) -> f32 {
        let outlook = self.outlook(lore, game, seat);
        let (_, plan) = outlook.plan(lore, survival);
        Self::belongings(lore, &outlook) + plan
    }

    /// A player's jobs with the ways as the signs leave them.
    pub(crate) fn outlook(&self, lore: &Lore, game: &Game, seat: Seat) -> Outlook {
        let mut outlook = Outlook::of(lore, game, seat, self);
        let signs = game.public_table().signs;
        if !signs.is_empty() {
            outlook.steps = Some(Steps::from(lore.rules.board(), outlook.stand.truck, signs));
        }
        outlook
    }

    /// Money, kept cards and trailers.
    fn belongings(lore: &Lore, outlook: &Outlook) -> f32 {
        let stand = &outlook.stand;
        let kept: f32 = stand
            .cards
            .iter()
            .map(|card| match lore.rules.effect(card) {
                Some(Effect::SpecialOrder { fine, .. } | Effect::Inspection { fine, .. }) => {
                    -(fine as f32)
                }
                Some(Effect::Motivation { .. } | Effect::QuickLoading) => 120.0,
                Some(Effect::Navigation) => 60.0,
                _ => 0.0,
            })
            .sum();
        (stand.cash - stand.debts) as f32 + kept
    }
}
