//! Paying an event card that the cash does not cover: sell a trailer or owe the money.

use aufachse_rules::{Action, Game, Seat};

/// Picks the trailer to sell, or owing. A trailer is sold if every contract of the player still fits
/// without it; an unpaid card usually costs double.
pub(crate) fn sell_or_owe(game: &Game, seat: Seat, legal: &[Action]) -> usize {
    let own = game.holdings(seat);
    let goods = |contract| game.rules().contract(contract).map_or(0, |c| c.goods);
    let largest = (own.hand | own.stolen).iter().map(goods).max().unwrap_or(0);
    let needed = own.load.max(largest);
    let spare = |action: &Action| matches!(action, Action::Sell(size) if own.capacity.saturating_sub(size.room()) >= needed);
    let sale = legal.iter().position(spare);
    let owing = legal.iter().position(|action| *action == Action::Decline);
    sale.or(owing).unwrap_or(0)
}
