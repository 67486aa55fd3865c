//! Telling what has happened.

use aufachse_rules::Happening;

use super::{Teller, kebab};
use crate::Value;

impl Teller<'_> {
    /// What has happened, as a sentence.
    ///
    /// What a viewer may not know must be taken out before, by [`Happening::seen_by`].
    pub fn happening(&self, happening: &Happening) -> String {
        let (key, values) = self.in_words(happening);
        self.say(&format!("happening-{key}"), &values)
    }

    /// The message for a happening and what is filled into it.
    fn in_words(&self, happening: &Happening) -> (&'static str, Vec<(&'static str, Value<'_>)>) {
        use Happening as H;
        let player = |seat| ("player", Value::from(self.player(seat)));
        let space = |space| ("space", Value::from(self.space(space)));
        let contract = |id| ("contract", Value::from(self.contract(id)));
        let card = |id| ("card", Value::from(self.card(id)));
        let amount = |sum| ("amount", Value::from(self.money(sum)));
        let from = |seat| ("from", Value::from(self.player(seat)));
        let to = |seat| ("to", Value::from(self.player(seat)));
        match *happening {
            H::First { player: p } => ("first", vec![player(p)]),
            H::RolledForFirst { player: p, die } => {
                ("rolled-for-first", vec![player(p), ("die", die.into())])
            }
            H::Placed { player: p, space: s } => ("placed", vec![player(p), space(s)]),
            H::Dealt { player: p, contract: None } => ("dealt", vec![player(p)]),
            H::Dealt { player: p, contract: Some(c) } => {
                ("dealt-known", vec![player(p), contract(c)])
            }
            H::Revealed { slot, contract: c } => {
                ("revealed", vec![("slot", (i32::from(slot) + 1).into()), contract(c)])
            }
            H::TurnBegan { player: p, turn } => {
                ("turn-began", vec![player(p), ("turn", turn.into())])
            }
            H::TurnEnded { player: p } => ("turn-ended", vec![player(p)]),
            H::TurnMissed { player: p } => ("turn-missed", vec![player(p)]),
            H::Rolled { player: p, first, second } => {
                ("rolled", vec![player(p), ("first", first.into()), ("second", second.into())])
            }
            H::Drove { player: p, path: way } => {
                ("drove", vec![player(p), ("steps", way.steps().into()), space(way.end())])
            }
            H::Stayed { player: p } => ("stayed", vec![player(p)]),
            H::WentTo { player: p, space: s } => ("went-to", vec![player(p), space(s)]),
            H::RoadworksPlaced { player: p, space: s } => {
                ("roadworks-placed", vec![player(p), space(s)])
            }
            H::RoadworksLeft { player: p } => ("roadworks-left", vec![player(p)]),
            H::JamPlaced { player: p, space: s } => ("jam-placed", vec![player(p), space(s)]),
            H::JamLifted { space: s } => ("jam-lifted", vec![space(s)]),
            H::SignIgnored { player: p, space: s } => ("sign-ignored", vec![player(p), space(s)]),
            H::EventDrawn { player: p, card: c } => ("event-drawn", vec![player(p), card(c)]),
            H::NoEffect { player: p, card: c } => ("no-effect", vec![player(p), card(c)]),
            H::CardKept { player: p, card: c } => ("card-kept", vec![player(p), card(c)]),
            H::CardSpent { player: p, card: c } => ("card-spent", vec![player(p), card(c)]),
            H::CardHandedOn { from: f, to: t, card: c } => {
                ("card-handed-on", vec![from(f), to(t), card(c)])
            }
            H::Declined { player: p, card: c } => ("declined", vec![player(p), card(c)]),
            H::WillMiss { player: p } => ("will-miss", vec![player(p)]),
            H::Paid { player: p, amount: a, purpose } => {
                ("paid", vec![player(p), amount(a), ("purpose", kebab(purpose).into())])
            }
            H::Received { player: p, amount: a, purpose } => {
                ("received", vec![player(p), amount(a), ("purpose", kebab(purpose).into())])
            }
            H::Owes { player: p, card: c, amount: a } => {
                ("owes", vec![player(p), card(c), amount(a)])
            }
            H::Loaded { player: p, contract: c } => ("loaded", vec![player(p), contract(c)]),
            H::Delivered { player: p, contract: c } => ("delivered", vec![player(p), contract(c)]),
            H::Shipped { player: p, contract: c, card: by } => {
                ("shipped", vec![player(p), contract(c), card(by)])
            }
            H::Reloaded { player: p, contract: c } => ("reloaded", vec![player(p), contract(c)]),
            H::Stolen { player: p, contract: c } => ("stolen", vec![player(p), contract(c)]),
            H::TrailerBought { player: p, trailer } => {
                ("trailer-bought", vec![player(p), ("trailer", kebab(trailer).into())])
            }
            H::TrailerSold { player: p, trailer } => {
                ("trailer-sold", vec![player(p), ("trailer", kebab(trailer).into())])
            }
            H::AuctionOpened { player: p, contract: c } => {
                ("auction-opened", vec![player(p), contract(c)])
            }
            H::Bid { player: p, level, amount: a } => {
                ("bid", vec![player(p), ("level", level.into()), amount(a)])
            }
            H::Passed { player: p } => ("passed", vec![player(p)]),
            H::Sold { player: p, contract: c, amount: a } => {
                ("sold", vec![player(p), contract(c), amount(a)])
            }
            H::Taken { player: p, contract: c } => ("taken", vec![player(p), contract(c)]),
            H::Removed { player: p, contract: c } => ("removed", vec![player(p), contract(c)]),
            H::Given { from: f, to: t, contract: None } => ("given", vec![from(f), to(t)]),
            H::Given { from: f, to: t, contract: Some(c) } => {
                ("given-known", vec![from(f), to(t), contract(c)])
            }
            H::CargoLost { space: s } => ("cargo-lost", vec![space(s)]),
            H::CargoFound { player: p, space: s } => ("cargo-found", vec![player(p), space(s)]),
            H::CargoUnloaded { player: p, cubes } => {
                ("cargo-unloaded", vec![player(p), ("cubes", cubes.into())])
            }
            H::EventsReshuffled => ("events-reshuffled", vec![]),
            H::Ended { ending } => ("ended", vec![("ending", kebab(ending).into())]),
            H::Ranked { player: p, place, cash } => (
                "ranked",
                vec![player(p), ("place", place.into()), ("cash", self.money(cash).into())],
            ),
        }
    }
}
