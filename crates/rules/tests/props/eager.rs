//! A simple player who drives towards loads and deliveries. It sees what a person sees.

use aufachse_rules::{Action, ContractId, PlayerView, Rules, Seeded, Space, Trailer, View, Viewer};

/// The best action by a rough measure; chance decides between equals.
pub fn choose(rules: &Rules, view: &View, legal: &[Action], dice: &mut Seeded) -> Option<Action> {
    let goals = goals(rules, view);
    let value = |action: &Action| worth(rules, view, &goals, action);
    let best = legal.iter().map(value).max()?;
    let fit = || legal.iter().filter(|a| value(a) == best);
    fit().nth(dice.below(fit().count() as u32) as usize).copied()
}

fn own(view: &View) -> Option<&PlayerView> {
    match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat.index()),
        Viewer::Spectator => None,
    }
}

/// Contracts of the viewer that wait to be loaded.
fn waiting(view: &View) -> impl Iterator<Item = ContractId> {
    let stolen = own(view).map_or(&[][..], |p| &p.stolen);
    view.hand.iter().chain(stolen).copied()
}

/// The cities that the player wants to be in.
fn goals(rules: &Rules, view: &View) -> Vec<Space> {
    let Some(me) = own(view) else { return Vec::new() };
    let room = me.capacity.saturating_sub(me.load);
    let destinations = me.on_road.iter().filter_map(|&c| rules.contract(c)).map(|c| c.to);
    let starts =
        waiting(view).filter_map(|c| rules.contract(c)).filter(|c| c.goods <= room).map(|c| c.from);
    destinations.chain(starts).collect()
}

/// Is there a contract that will never fit without another trailer?
fn needs_trailer(rules: &Rules, view: &View) -> bool {
    let Some(me) = own(view) else { return false };
    waiting(view).filter_map(|c| rules.contract(c)).any(|c| c.goods > me.capacity)
}

fn worth(rules: &Rules, view: &View, goals: &[Space], action: &Action) -> i32 {
    let near = |space: Space| {
        let steps = goals.iter().map(|&goal| rules.board().distance(space, goal)).min();
        500 - i32::from(steps.unwrap_or(0))
    };
    match action {
        Action::Deliver(_) => 1000,
        Action::Load(_) => 900,
        Action::Take(_) => 700,
        Action::Auction(_) => 600,
        Action::NoInterest => 550,
        Action::Drive(path) => near(path.end()),
        Action::GoTo(space) => near(*space),
        Action::Buy(Trailer::Small) if needs_trailer(rules, view) => 480,
        Action::Unload => 470,
        Action::Roll => 400,
        Action::Bid(level) if *level <= 2 => 100 - i32::from(*level),
        Action::Pass => 50,
        Action::Accept | Action::Pick(_) => 10,
        Action::Done | Action::Decline => 1,
        Action::Buy(_) | Action::Sell(_) | Action::BuyNow | Action::Bid(_) => -1,
        _ => 0,
    }
}
