//! The public contracts with their five prices, the auction, and what is left in the box.

use aufachse_rules::{Decision, Pending, Seat};
use ratatui::text::{Line, Span};

use super::contracts::GOODS;
use super::{cut, ends, paragraph, span, wide};
use crate::screen::colour::Role;
use crate::screen::sight::Sight;

/// The auction, if there is one: the contract, the highest bid and by whom.
pub(crate) fn auction(
    sight: &Sight<'_>,
) -> Option<(aufachse_rules::ContractId, u8, Option<Seat>, Seat)> {
    match sight.view.pending {
        Pending::Players {
            decision: Decision::Auction { contract, level, holder, auctioneer },
            ..
        } => Some((contract, level, holder, auctioneer)),
        _ => None,
    }
}

/// The display and what belongs to it.
pub(crate) fn lines(sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
    let (paint, words, teller) = (sight.paint, sight.words, sight.teller());
    let mut lines = Vec::new();
    let under = auction(sight);
    if let Some((contract, level, holder, auctioneer)) = under {
        let by = words.text("web-auction-by", &[("player", teller.player(auctioneer).into())]);
        lines.extend(paragraph(paint, Role::Strong, &by, room, 0));
        let amount = level
            .checked_sub(1)
            .and_then(|at| sight.rules.contract(contract)?.bids.get(usize::from(at)).copied());
        let bid = match (holder, amount) {
            (Some(holder), Some(amount)) => words.text(
                "web-best-bid",
                &[("player", teller.player(holder).into()), ("money", teller.money(amount).into())],
            ),
            _ => words.text("web-no-bid", &[]),
        };
        lines.extend(paragraph(paint, Role::Gain, &bid, room, 2));
        if !sight.view.display.contains(&Some(contract)) {
            lines.extend(card(sight, "▸", contract, Some(level), room));
        }
    }
    for (slot, public) in sight.view.display.iter().enumerate() {
        let mark = (slot + 1).to_string();
        match public {
            Some(id) => {
                let level = under.filter(|u| u.0 == *id).map(|u| u.1);
                lines.extend(card(sight, &mark, *id, level, room));
            }
            None => lines.push(Line::from(span(paint, Role::Faint, format!("{mark} –")))),
        }
    }
    lines.extend(rest(sight, room));
    lines
}

/// A public contract: its way and its prices.
fn card(
    sight: &Sight<'_>,
    mark: &str,
    id: aufachse_rules::ContractId,
    level: Option<u8>,
    room: usize,
) -> Vec<Line<'static>> {
    let Some(contract) = sight.rules.contract(id) else { return Vec::new() };
    let (paint, teller) = (sight.paint, sight.teller());
    let role = if level.is_some() { Role::City } else { Role::Strong };
    let route = |arrow: &'static str| {
        vec![
            span(paint, role, mark.to_owned()),
            Span::raw(" "),
            span(paint, Role::Strong, teller.space(contract.from)),
            span(paint, Role::Faint, arrow),
            span(paint, Role::Strong, teller.space(contract.to)),
        ]
    };
    let steps = sight.rules.board().distance(contract.from, contract.to);
    let goods = vec![
        span(paint, Role::Text, format!("{GOODS}{} ", contract.goods)),
        span(paint, Role::Faint, format!("↔{steps} ")),
    ];
    let money = vec![span(paint, Role::Gain, teller.money(contract.revenue))];
    let fits = |arrow| wide(&route(arrow)) + wide(&goods) + wide(&money) < room;
    let mut lines = Vec::new();
    // Cities with long names push closer together, and then their goods into a line of their own.
    if let Some(arrow) = [" → ", "→"].into_iter().find(|arrow| fits(arrow)) {
        lines.push(ends(route(arrow), [goods, money].concat(), room));
    } else {
        lines.push(ends(route("→"), money, room));
        lines.push(ends([vec![Span::raw("  ")], goods].concat(), Vec::new(), room));
    }
    let numbered = prices(sight, &contract.bids, level, true);
    let all = if wide(&numbered) <= room {
        numbered
    } else {
        prices(sight, &contract.bids, level, false)
    };
    lines.push(Line::from(cut(all, room)));
    lines
}

/// The prices in a row, with their levels where there is room for them.
fn prices(
    sight: &Sight<'_>,
    bids: &[i32],
    level: Option<u8>,
    numbered: bool,
) -> Vec<Span<'static>> {
    let mut prices = vec![Span::raw(" ")];
    for (at, bid) in bids.iter().enumerate() {
        let reached = level.is_some_and(|level| at + 1 == usize::from(level));
        let role = if reached { Role::City } else { Role::Faint };
        let price = sight.words.number(i64::from(*bid));
        let text = if numbered { format!("{}:{price}", at + 1) } else { price };
        prices.extend([Span::raw(" "), span(sight.paint, role, text)]);
    }
    prices
}

/// The pile, the trailers and the event cards that are left.
fn rest(sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
    let (words, view) = (sight.words, sight.view);
    let values = [
        ("pile", i32::from(view.pile).into()),
        ("small", i32::from(view.supply.0).into()),
        ("large", i32::from(view.supply.1).into()),
        ("events", i32::from(view.events_left).into()),
    ];
    let text = words.text("screen-stock", &values);
    let mut lines = paragraph(sight.paint, Role::Faint, &text, room, 0);
    if view.cloudburst {
        let text = words.text("screen-cloudburst", &[]);
        lines.extend(paragraph(sight.paint, Role::Strong, &text, room, 0));
    }
    lines
}
