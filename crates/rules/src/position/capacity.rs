//! What there is room for: trucks on a space, and trailers in the box.

use super::{Layout, RawSeat};
use crate::action::{Seat, Trailer};
use crate::error::ErrorKind;
use crate::query::Query;
use crate::state::{Player, State};
use crate::switches::TrailersSell;

/// Checks a player's truck and trailers against those who were read before him.
pub(super) fn check(seat: &RawSeat, player: &Player, layout: &mut Layout, before: &State) {
    check_truck(seat, player, layout, before);
    check_trailers(seat, player, layout, before);
}

/// No truck stands where the rules have no room for it beside the others.
fn check_truck(seat: &RawSeat, player: &Player, layout: &mut Layout, before: &State) {
    // His own truck is not among them yet: all that are there are others.
    let full = Query { rules: layout.rules, s: before }.full_for(Seat::NONE);
    if full.has(player.truck) {
        let space = seat.truck.get_ref().clone();
        layout.reader.error(seat.truck.span().start, ErrorKind::PositionFull { space });
    }
}

/// Nobody has a trailer where there are none, or one of those that others have.
fn check_trailers(seat: &RawSeat, player: &Player, layout: &mut Layout, before: &State) {
    let none = layout.rules.switches().trailers_sell == TrailersSell::NoTrailers;
    for size in Trailer::ALL {
        let field = match size {
            Trailer::Small => &seat.small_trailers,
            Trailer::Large => &seat.large_trailers,
        };
        let at = field.as_ref().map_or(0, |n| n.span().start);
        let left = before.supply(size);
        if none && player.trailers(size) > 0 {
            layout.reader.error(at, ErrorKind::PositionNoTrailers);
        } else if player.trailers(size) > left {
            layout.reader.error(at, ErrorKind::PositionTrailers { left });
        }
    }
}
