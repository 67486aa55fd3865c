//! The load of the own truck and its trailers.

use aufachse_rules::Trailer;
use ratatui::text::{Line, Span};

use super::contracts::GOODS;
use super::{ends, paragraph, span};
use crate::screen::colour::Role;
use crate::screen::sight::Sight;

/// Room for goods on the truck itself.
const TRUCK: u8 = aufachse_rules::components::TRUCK_ROOM;

/// The load as boxes with goods in them: `[▪▪▪··]═[▪···]`.
pub(crate) fn lines(sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
    let Some(player) = sight.own.and_then(|seat| sight.view.players.get(seat.index())) else {
        return Vec::new();
    };
    let (paint, words) = (sight.paint, sight.words);
    let values =
        [("load", i32::from(player.load).into()), ("capacity", i32::from(player.capacity).into())];
    let mut meter = vec![span(paint, Role::Strong, boxed(TRUCK, player.on_truck))];
    let mut left = player.on_trailers;
    let trailers =
        [(player.large_trailers, Trailer::Large), (player.small_trailers, Trailer::Small)];
    for (count, trailer) in trailers {
        let size = trailer.room();
        for _ in 0..count {
            let full = left.min(size);
            left -= full;
            meter.push(Span::raw("═"));
            meter.push(span(paint, Role::Text, boxed(size, full)));
        }
    }
    let title = span(paint, Role::Text, words.text("web-load", &values));
    let mut lines = Vec::new();
    if super::wide(&meter) + super::wide(std::slice::from_ref(&title)) < room {
        lines.push(ends(meter, vec![title], room));
    } else {
        lines.push(ends(vec![title], Vec::new(), room));
        lines.push(ends(meter, Vec::new(), room));
    }
    if player.lost_cubes > 0 {
        let text = words.text("web-lost-cubes", &[("cubes", i32::from(player.lost_cubes).into())]);
        lines.extend(paragraph(paint, Role::Loss, &text, room, 0));
    }
    lines
}

fn boxed(size: u8, full: u8) -> String {
    let full = usize::from(full.min(size));
    let goods = GOODS.to_string().repeat(full);
    format!("[{goods}{}]", "·".repeat(usize::from(size) - full))
}
