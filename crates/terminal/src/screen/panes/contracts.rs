//! The own contracts: where to load, where to deliver, what they bring and how far it is.

use aufachse_rules::ContractId;
use ratatui::text::{Line, Span};

use super::{ends, paragraph, span};
use crate::screen::colour::Role;
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
        Stand::Road => ("●", contract.to),
        Stand::Stolen => ("!", contract.from),
        Stand::Hand => ("○", contract.from),
        Stand::Taken => ("◌", contract.from),
    };
    let city = |space, lit: bool| {
        let role = if lit { Role::City } else { Role::Text };
        span(paint, role, teller.space(space))
    };
    let route = vec![
        span(paint, Role::Strong, mark),
        Span::raw(" "),
        city(contract.from, next == contract.from),
        span(paint, Role::Faint, " → "),
        city(contract.to, next == contract.to),
    ];
    let far = sight.own_truck().map(|truck| sight.rules.board.distance(truck, next));
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
    let money = teller.money(contract.revenue);
    let goods = format!("{GOODS}{} ", contract.goods);
    let first =
        ends(route, vec![span(paint, Role::Strong, goods), span(paint, Role::Gain, money)], room);
    let role = if stand == Stand::Stolen { Role::Loss } else { Role::Faint };
    let second = ends(vec![Span::raw("  "), span(paint, role, state)], Vec::new(), room);
    vec![first, second]
}
