//! Traffic on the board, as a map.

use std::fmt::Write as _;

use aufachse_map::Sheet;
use aufachse_rules::Space;

use super::Section;
use crate::html::{Cell, esc, table};
use crate::page::board_id;
use crate::voice::Voice;

/// Shades of traffic, from hardly any to the most.
const SHADES: usize = 7;

/// The busiest spaces stand in the table.
const TOLD: usize = 25;

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let board = voice.rules.board();
    let visits = |space: usize| {
        voice.study.traffic.spaces.get(space).map_or(0, |v| v.stops + v.through + v.set_down)
    };
    let games = voice.study.games.max(1) as f64;
    let most = (0..board.len()).map(visits).max().filter(|most| *most > 0)?;
    let sheet = Sheet::of(board);
    let id = board_id(board);
    let mut busiest: Vec<usize> = (0..board.len()).collect();
    busiest.sort_by_key(|&space| (std::cmp::Reverse(visits(space)), space));
    let name = |space: usize| voice.space(Space(space as u8));
    let a_game = |visits: u64| voice.tenth(visits as f64 / games);
    let lead = voice.say(
        "traffic-lead",
        &[
            ("first", name(*busiest.first()?).into()),
            ("second", name(*busiest.get(1)?).into()),
            ("third", name(*busiest.get(2)?).into()),
            ("visits", a_game(most).into()),
            ("never", busiest.iter().filter(|&&s| visits(s) == 0).count().into()),
        ],
    );
    let mut figure = shades(voice, a_game(most));
    let _ = write!(
        figure,
        "<svg class=\"map\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\
         <use class=\"day\" href=\"#{id}-day\"/><use class=\"night\" href=\"#{id}-night\"/>",
        sheet.view.width,
        sheet.view.height,
        esc(&lead)
    );
    for (space, point) in sheet.points.iter().enumerate() {
        // Areas are compared by the eye, so the radius goes with the root.
        let part = (visits(space) as f64 / most as f64).sqrt();
        let shade = ((part * SHADES as f64) as usize).min(SHADES - 1);
        let said = voice.say(
            "traffic-space",
            &[("space", name(space).into()), ("visits", a_game(visits(space)).into())],
        );
        let _ = write!(
            figure,
            "<circle class=\"heat h{shade}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\">\
             <title>{}</title></circle>",
            point.x,
            point.y,
            4.5 + 7.5 * part,
            esc(&said)
        );
    }
    figure += "</svg>";
    let cells: Vec<Vec<Cell>> = busiest
        .iter()
        .take(TOLD)
        .filter_map(|&space| {
            let seen = voice.study.traffic.spaces.get(space)?;
            let here = Space(space as u8);
            let name = if board.is_city(here) { voice.city(here) } else { esc(&voice.space(here)) };
            Some(vec![
                Cell::Words(name),
                Cell::Number(a_game(seen.stops)),
                Cell::Number(a_game(seen.through)),
                Cell::Number(a_game(seen.set_down)),
                Cell::Number(a_game(visits(space))),
            ])
        })
        .collect();
    Some(Section {
        key: "traffic",
        lead,
        figure,
        table: table(
            &voice.word("traffic-table"),
            &voice.heads(&["space", "stops", "through", "set-down", "visits"]),
            &cells,
        ),
    })
}

/// The key to the shades.
fn shades(voice: &Voice<'_>, most: String) -> String {
    let mut out = format!("<p class=\"shades\">{} ", esc(&voice.word("traffic-least")));
    for shade in 0..SHADES {
        let _ = write!(
            out,
            "<svg class=\"swatch\" aria-hidden=\"true\"><circle class=\"heat h{shade}\" cx=\"7\" \
             cy=\"7\" r=\"{:.1}\"/></svg>",
            2.5 + 4.0 * shade as f64 / SHADES as f64
        );
    }
    let _ = write!(out, " {}</p>", esc(&voice.say("traffic-most", &[("visits", most.into())])));
    out
}
