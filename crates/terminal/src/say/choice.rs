//! Saying what can be done, and what it would bring.

use aufachse_rules::{Action, Decision};
use aufachse_server::wire::Choice;
use aufachse_words::Value;

use super::{Say, decision};

impl Say<'_> {
    /// A choice as a line of a list.
    pub fn choice(&self, choice: &Choice) -> String {
        let view = self.table.view();
        let display = view.map(|view| &view.display[..]).unwrap_or_default();
        let plain = |action: &Action| match view {
            Some(view) => self.teller().choice(&view.pending, action, display),
            None => self.teller().action(action, display),
        };
        match choice.action {
            Action::Bid(level) => match self.bid(level) {
                Some(money) => {
                    self.text("terminal-bid", &[("level", level.into()), ("money", money.into())])
                }
                None => plain(&choice.action),
            },
            action => plain(&action),
        }
    }

    /// What a choice would bring, where it is a move; parted by commas.
    pub fn brings(&self, choice: &Choice) -> Option<String> {
        let brings = choice.brings.as_ref()?;
        let teller = self.teller();
        let mut told = Vec::new();
        if !brings.delivers.is_empty() {
            let money = teller.money(brings.money);
            told.push(self.text("web-brings-deliver", &[("money", money.into())]));
        }
        for contract in brings.loads.iter().filter_map(|id| self.table.rules.contract(*id)) {
            let city = ("city", Value::from(teller.space(contract.to)));
            told.push(self.text("web-brings-load", &[("goods", contract.goods.into()), city]));
        }
        let marks = [
            (brings.event, "web-brings-event"),
            (brings.auction, "web-brings-auction"),
            (brings.take, "web-brings-take"),
            (brings.early, "web-brings-early"),
            (matches!(choice.action, Action::Drive(way) if way.one()), "web-brings-one"),
        ];
        told.extend(marks.iter().filter(|(is, _)| *is).map(|(_, key)| self.text(key, &[])));
        (!told.is_empty()).then(|| told.join(&self.text("list-comma", &[])))
    }

    /// Everything by which a choice may be found: its line, and the place, card or player that it
    /// is about.
    pub fn names_of(&self, choice: &Choice) -> Vec<String> {
        let teller = self.teller();
        let mut names = vec![self.choice(choice)];
        match choice.action {
            Action::Place(space)
            | Action::Roadworks(space)
            | Action::Jam(space)
            | Action::LoseCargo(space)
            | Action::GoTo(space) => names.push(teller.space(space)),
            Action::Drive(way) => names.push(teller.space(way.end())),
            Action::Load(id) | Action::Deliver(id) | Action::Pick(id) => {
                names.push(teller.contract(id));
            }
            Action::Choose(seat) => names.push(teller.player(seat)),
            _ => {}
        }
        names
    }

    /// What a bid of this level costs in the auction that is on.
    fn bid(&self, level: u8) -> Option<String> {
        let Decision::Auction { contract, .. } = decision(self.table)? else { return None };
        let card = self.table.rules.contract(contract)?;
        let amount = card.bids.get(usize::from(level).checked_sub(1)?)?;
        Some(self.teller().money(*amount))
    }
}
