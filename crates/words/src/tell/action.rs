//! Telling what can be done.

use aufachse_rules::{Action, ContractId, Path};

use super::{Teller, kebab, yes_no};
use crate::Value;

impl Teller<'_> {
    /// What can be done, as a choice in a list, whatever asks for it.
    ///
    /// [`Teller::choice`] knows what a choice means where a card or a decision asks for it.
    ///
    /// `display` are the public contracts by their places, as in a view; where a place is not
    /// among them, the action is told with its number.
    pub fn action(&self, action: &Action, display: &[Option<ContractId>]) -> String {
        use Action as A;
        let say =
            |key: &str, values: &[(&str, Value<'_>)]| self.say(&format!("action-{key}"), values);
        let at = |key, space| say(key, &[("space", self.space(space).into())]);
        let of = |key, contract| say(key, &[("contract", self.contract(contract).into())]);
        let public = |key: &str, slot: u8| match display.get(usize::from(slot)) {
            Some(Some(contract)) => {
                say(&format!("{key}-known"), &[("contract", self.contract(*contract).into())])
            }
            _ => say(key, &[("slot", (i32::from(slot) + 1).into())]),
        };
        match *action {
            A::Place(space) => at("place", space),
            A::Roll => say("roll", &[]),
            A::Drive(way) => self.drive(way),
            A::Stay => say("stay", &[]),
            A::StayAsOne => say("stay-as-one", &[]),
            A::Roadworks(space) => at("roadworks", space),
            A::LeaveRoadworks => say("leave-roadworks", &[]),
            A::Jam(space) => at("jam", space),
            A::LoseCargo(space) => at("lose-cargo", space),
            A::Buy(trailer) => say("buy", &[("trailer", kebab(trailer).into())]),
            A::Sell(trailer) => say("sell", &[("trailer", kebab(trailer).into())]),
            A::Load(contract) => of("load", contract),
            A::Deliver(contract) => of("deliver", contract),
            A::Unload => say("unload", &[("pay", self.money(self.lost_cargo_pay()).into())]),
            A::Auction(slot) => public("auction", slot),
            A::NoInterest => say("no-interest", &[]),
            A::Bid(level) => say("bid", &[("level", level.into())]),
            A::Pass => say("pass", &[]),
            A::BuyNow => say("buy-now", &[]),
            A::Take(slot) => public("take", slot),
            A::Motivation => say("motivation", &[]),
            A::Pick(contract) => of("pick", contract),
            A::GoTo(space) => at("go-to", space),
            A::Choose(seat) => say("choose", &[("player", self.player(seat).into())]),
            A::Accept => say("accept", &[]),
            A::Decline => say("decline", &[]),
            A::Done => say("done", &[]),
            A::First(seat) => say("first", &[("player", self.player(seat).into())]),
            A::Dice(first, second) => {
                say("dice", &[("first", first.into()), ("second", second.into())])
            }
            A::Contract(contract) => of("contract", contract),
            A::Event(card) => say("event", &[("card", self.card(card).into())]),
            A::CallOff => say("call-off", &[]),
        }
    }

    /// A way, with the cities that tell it from others of the same length.
    fn drive(&self, way: Path) -> String {
        let cities: Vec<String> = way
            .spaces()
            .take(usize::from(way.steps()).saturating_sub(1))
            .filter(|&space| self.rules.board().is_city(space))
            .map(|space| self.space(space))
            .collect();
        self.say(
            "action-drive",
            &[
                ("steps", way.steps().into()),
                ("space", self.space(way.end()).into()),
                ("through", yes_no(!cities.is_empty())),
                ("via", self.list(&cities).into()),
                ("one", yes_no(way.one())),
                ("early", yes_no(way.early())),
                ("exact", yes_no(way.exact())),
            ],
        )
    }
}
