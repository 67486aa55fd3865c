//! Standing orders for auctions, and proposals to all, as they are typed.

use aufachse_rules::Decision;
use aufachse_server::wire::{Order, OrderThen, Proposed};
use aufachse_words::Words;

use super::argument::{argument, seat};
use crate::Table;
use crate::say::decision;

/// What was typed behind `order`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ordered {
    /// An order, or none any more.
    Order(Option<Order>),
    /// It makes no sense.
    Unclear,
}

/// Reads `3`, `3 ask`, `outbid`, `pass` or `off`, in English or in the player's language.
pub(super) fn order(words: &Words, table: &Table, typed: &str) -> Ordered {
    let mut parts = typed.split_whitespace();
    let (first, second) = (parts.next().unwrap_or_default(), parts.next());
    let order = match argument(words, first) {
        Some("off") => return Ordered::Order(None),
        Some("pass") => Order::PassThisTurn,
        Some("outbid") => Order::PassUnlessOutbid,
        _ => {
            let Some(Decision::Auction { contract, .. }) = decision(table) else {
                return Ordered::Unclear;
            };
            let Ok(level) = first.parse() else { return Ordered::Unclear };
            let then = match second.map(|second| argument(words, second)) {
                None | Some(Some("pass")) => OrderThen::Pass,
                Some(Some("ask")) => OrderThen::Ask,
                Some(_) => return Ordered::Unclear,
            };
            Order::UpTo { contract, level, then }
        }
    };
    Ordered::Order(Some(order))
}

/// Reads `undo`, `end` or `rematch`, or `kick` with the number of a seat, in English or in the
/// player's language.
pub(super) fn proposed(words: &Words, table: &Table, typed: &str) -> Option<Proposed> {
    let mut parts = typed.split_whitespace();
    let what = argument(words, parts.next()?)?;
    match (what, parts.next()) {
        ("undo", None) => Some(Proposed::UndoTo { actions: table.state.actions.checked_sub(1)? }),
        ("end", None) => Some(Proposed::End),
        ("rematch", None) => Some(Proposed::Rematch),
        ("kick", Some(number)) => seat(number).map(|seat| Proposed::Kick { seat }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::bench::Bench;
    use aufachse_rules::Seat;

    fn words(language: &str) -> Words {
        Words::new(language).expect("a language")
    }

    #[test]
    fn an_order_is_understood_in_english_and_in_the_players_language() {
        let bench = Bench::new("modern", 11)
            .until(|bench| bench.asks(|decision| matches!(decision, Decision::Auction { .. })));
        let table = bench.table(Some(Seat(0)));
        let Some(Decision::Auction { contract, .. }) = decision(&table) else {
            panic!("no auction")
        };
        let up_to = |then| Ordered::Order(Some(Order::UpTo { contract, level: 3, then }));
        let all = [
            ("3", "3", "3", up_to(OrderThen::Pass)),
            ("3 ask", "3 fragen", "3 質問", up_to(OrderThen::Ask)),
            ("outbid", "Überboten", "上乗せ", Ordered::Order(Some(Order::PassUnlessOutbid))),
            ("pass", "aussteigen", "降りる", Ordered::Order(Some(Order::PassThisTurn))),
            ("off", "aus", "解除", Ordered::Order(None)),
            ("3 maybe", "vielleicht", "多分", Ordered::Unclear),
        ];
        for (english, german, japanese, wanted) in all {
            assert_eq!(order(&words("en"), &table, english), wanted, "{english}");
            assert_eq!(order(&words("de"), &table, english), wanted, "{english}");
            assert_eq!(order(&words("de"), &table, german), wanted, "{german}");
            assert_eq!(order(&words("ja"), &table, japanese), wanted, "{japanese}");
        }
    }

    #[test]
    fn a_proposal_is_understood_in_english_and_in_the_players_language() {
        let table = Bench::new("modern", 11).until(|bench| bench.game.turn() > 2).table(None);
        let back = Proposed::UndoTo { actions: table.state.actions - 1 };
        for (language, typed, wanted) in [
            ("en", "undo", Some(back)),
            ("it", "annulla", Some(back)),
            ("cs", "undo", Some(back)),
            ("de", "Schluss", Some(Proposed::End)),
            ("ja", "再戦", Some(Proposed::Rematch)),
            ("cs", "vyloučit 2", Some(Proposed::Kick { seat: Seat(1) })),
            ("de", "kick 2", Some(Proposed::Kick { seat: Seat(1) })),
            ("de", "kick", None),
            ("en", "Schluss", None),
        ] {
            assert_eq!(proposed(&words(language), &table, typed), wanted, "{language}: {typed}");
        }
    }
}
