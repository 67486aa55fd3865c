//! Telling why something was refused.

use aufachse_rules::{Refusal, RefusalCode};

use super::Teller;
use crate::Value;

impl Teller<'_> {
    /// Why an action was refused, as a sentence to the player who wanted it.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let named = refusal.space.as_deref();
        let space = match named.and_then(|name| self.rules.board().space(name)) {
            Some(space) => self.space(space),
            None => self.say("space-unknown", &[]),
        };
        let mut values = vec![("space", Value::from(space))];
        for (name, amount) in [("needed", refusal.needed), ("have", refusal.have)] {
            if let Some(amount) = amount {
                values.push((name, self.operand(refusal.code, amount)));
            }
        }
        self.say(&format!("refusal-{}", refusal.code.text()), &values)
    }

    /// A number that a refusal is about: money where it is a price.
    fn operand(&self, code: RefusalCode, amount: i32) -> Value<'static> {
        match code {
            RefusalCode::TooDear | RefusalCode::BidOverCash => self.money(amount).into(),
            _ => amount.into(),
        }
    }
}
