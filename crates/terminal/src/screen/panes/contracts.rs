//! The own contracts: where to load, where to deliver, what they bring and how far it is.

use aufachse_rules::ContractId;
use ratatui::text::{Line, Span};

use super::{ends, paragraph, span, wide};
use crate::screen::colour::Role;
use crate::screen::measure::{width, wrap};
use crate::screen::sight::Sight;

/// How a contract stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stand {
    /// Its goods are on the truck.
    Road,
    /// Its goods were stolen.
    Stolen,
    /// It waits in the hand.
    Hand,
    /// It waits for the next visit.
    Taken,
}

/// The mark of goods.
pub(crate) const GOODS: char = '▪';
/// The mark of a contract whose goods are on the truck.
pub(crate) const ROAD: &str = "●";
/// The mark of a contract in the hand.
pub(crate) const HAND: &str = "○";

/// The own contracts.
pub(crate) fn lines(sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
    let all = all(sight);
    if all.is_empty() {
        let text = sight.words.text("web-no-contracts", &[]);
        return paragraph(sight.paint, Role::Faint, &text, room, 0);
    }
    all.into_iter().flat_map(|(id, stand)| contract(sight, id, stand, room)).collect()
}

fn all(sight: &Sight<'_>) -> Vec<(ContractId, Stand)> {
    let player = sight.own.and_then(|seat| sight.view.players.get(seat.index()));
    let (road, stolen) = player.map_or((&[][..], &[][..]), |p| (&p.on_road[..], &p.stolen[..]));
    let hand = |id: &ContractId| {
        let taken = sight.view.just_taken.contains(id);
        (*id, if taken { Stand::Taken } else { Stand::Hand })
    };
    let road = road.iter().map(|id| (*id, Stand::Road));
    let stolen = stolen.iter().map(|id| (*id, Stand::Stolen));
    road.chain(stolen).chain(sight.hand.iter().map(hand)).collect()
}

fn contract(sight: &Sight<'_>, id: ContractId, stand: Stand, room: usize) -> Vec<Line<'static>> {
    let Some(contract) = sight.rules.contract(id) else { return Vec::new() };
    let (paint, teller) = (sight.paint, sight.teller());
    let (mark, next) = match stand {
        Stand::Road => (ROAD, contract.to),
        Stand::Stolen => ("!", contract.from),
        Stand::Hand => (HAND, contract.from),
        Stand::Taken => ("◌", contract.from),
    };
    let city = |space, lit: bool| {
        let role = if lit { Role::City } else { Role::Text };
        span(paint, role, teller.space(space))
    };
    let route = |arrow: &'static str| {
        vec![
            span(paint, Role::Strong, mark),
            Span::raw(" "),
            city(contract.from, next == contract.from),
            span(paint, Role::Faint, arrow),
            city(contract.to, next == contract.to),
        ]
    };
    let far = sight.own_truck().map(|truck| sight.rules.board().distance(truck, next));
    let far = far.filter(|&steps| steps < u8::MAX).map_or(String::new(), |steps| {
        sight.words.text("web-steps", &[("steps", i32::from(steps).into())])
    });
    let state = sight.words.text(
        match stand {
            Stand::Road => "screen-contract-road",
            Stand::Stolen => "screen-contract-stolen",
            Stand::Hand => "screen-contract-hand",
            Stand::Taken => "screen-contract-taken",
        },
        &[("steps", far.into())],
    );
    let money = span(paint, Role::Gain, teller.money(contract.revenue));
    let goods = span(paint, Role::Strong, format!("{GOODS}{} ", contract.goods));
    let role = if stand == Stand::Stolen { Role::Loss } else { Role::Faint };
    // Cities with long names push closer together, and then their goods into the next line.
    let fits = |route: &[Span<'_>], goods: usize| {
        wide(route) + goods + wide(std::slice::from_ref(&money)) < room
    };
    let cells = wide(std::slice::from_ref(&goods));
    let (loose, tight) = (route(" → "), route("→"));
    let mut lead = Span::raw("  ");
    let mut lines = Vec::new();
    if fits(&tight, cells) {
        let route = if fits(&loose, cells) { loose } else { tight };
        lines.push(ends(route, vec![goods, money], room));
    } else {
        lines.push(ends(tight, vec![money], room));
        lead = goods;
    }
    // A truck that stands nowhere yet is not at any distance.
    if sight.own_truck().is_none() {
        if !lead.content.trim().is_empty() {
            lines.push(ends(vec![lead], Vec::new(), room));
        }
        return lines;
    }
    for text in wrap(&state, room.saturating_sub(width(&lead.content))) {
        let before = std::mem::replace(&mut lead, Span::raw("  "));
        lines.push(ends(vec![before, span(paint, role, text)], Vec::new(), room));
    }
    lines
}
