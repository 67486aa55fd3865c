//! What holds in every state and after every action.

use std::collections::HashSet;

use aufachse_rules::{Action, Actor, Ending, Game, Happening, Seat, SeatSet, View, Viewer};

/// Says what is wrong unless something holds.
pub fn hold(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// All seats of a game.
pub fn seats(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat)
}

/// Everybody who may look on.
pub fn viewers(game: &Game) -> impl Iterator<Item = Viewer> + use<> {
    seats(game).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Everybody who may act, and two seats that do not exist.
pub fn actors(game: &Game) -> impl Iterator<Item = Actor> + use<> {
    let strangers = [Actor::Seat(Seat(game.players())), Actor::Seat(Seat(u8::MAX))];
    seats(game).map(Actor::Seat).chain([Actor::Chance, Actor::Table]).chain(strangers)
}

/// What an actor may do now.
pub fn legal(game: &Game, actor: Actor) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(actor, &mut list);
    list
}

/// Cash changes by what was told, to the coin, for every player.
pub fn money(before: &[i32], after: &[i32], told: &[Happening]) -> Result<(), String> {
    let mut expected = before.to_vec();
    for happening in told {
        match *happening {
            Happening::Received { player, amount, .. } => expected[player.index()] += amount,
            Happening::Paid { player, amount, .. } => expected[player.index()] -= amount,
            _ => {}
        }
    }
    hold(expected == after, || {
        format!("cash was {before:?}, should be {expected:?} and is {after:?}: {told:?}")
    })?;
    let amounts = told.iter().filter_map(|h| match *h {
        Happening::Received { amount, .. } | Happening::Paid { amount, .. } => Some(amount),
        _ => None,
    });
    hold(amounts.clone().all(|a| a >= 0), || format!("money went backwards: {told:?}"))
}

/// Who must and who may act agrees with the lists, and the game is never stuck.
pub fn nobody_is_stuck(game: &Game) -> Result<(), String> {
    let mut able = SeatSet::EMPTY;
    let mut list = Vec::new();
    for seat in seats(game) {
        game.legal_actions(Actor::Seat(seat), &mut list);
        if !list.is_empty() {
            able.insert(seat);
        }
    }
    let (awaited, may_act) = (game.awaited(), game.may_act());
    let told = || format!("awaited {awaited:?}, may act {may_act:?}, with a choice {able:?}");
    hold(may_act == able, || format!("may_act is not who has a choice: {}", told()))?;
    hold((awaited - able).is_empty(), || {
        format!("someone without a choice is awaited: {}", told())
    })?;
    let chance = game.outcomes() > 0;
    hold(chance == game.chance().is_some(), || "chance is asked and has no outcome".to_owned())?;
    let moves =
        u8::from(chance) + u8::from(!awaited.is_empty()) + u8::from(game.ending().is_some());
    hold(moves == 1, || format!("not one but {moves} have the word: {:?}", game.pending()))
}

/// The list is the same every time and names nothing twice.
pub fn lists_are_stable(game: &Game) -> Result<(), String> {
    let (mut list, mut again) = (Vec::new(), Vec::new());
    let mut once = HashSet::new();
    for actor in actors(game) {
        game.legal_actions(actor, &mut list);
        game.legal_actions(actor, &mut again);
        hold(list == again, || format!("{actor:?}: the list changes: {list:?} {again:?}"))?;
        once.clear();
        let double = list.iter().find(|a| !once.insert(**a));
        hold(double.is_none(), || format!("{actor:?}: {double:?} is listed twice"))?;
    }
    Ok(())
}

/// Everything that is listed is accepted and leaves the table in order.
pub fn what_is_listed_is_accepted(game: &Game) -> Result<(), String> {
    for actor in actors(game) {
        for action in legal(game, actor) {
            let mut then = game.clone();
            let told = then
                .apply(actor, action)
                .map_err(|refusal| format!("{actor:?} {action:?} is listed: {refusal}"))?;
            then.check().map_err(|why| format!("after {actor:?} {action:?}: {why}"))?;
            money(&game.cash(), &then.cash(), &told)?;
            nobody_is_stuck(&then).map_err(|why| format!("after {actor:?} {action:?}: {why}"))?;
        }
    }
    Ok(())
}

/// An action is legal if and only if it is in the list.
pub fn legal_means_listed(game: &Game, pool: &[Action]) -> Result<(), String> {
    for actor in actors(game) {
        let list = legal(game, actor);
        for action in pool.iter().chain(&list) {
            let (says, listed) = (game.is_legal(actor, *action), list.contains(action));
            hold(says == listed, || {
                format!("{actor:?} {action:?}: is_legal says {says}, and listed is {listed}")
            })?;
        }
    }
    Ok(())
}

/// The numbers of a view add up, and it shows no hand but the viewer's.
pub fn view_adds_up(game: &Game, viewer: Viewer) -> Result<(), String> {
    let view = View::of(game, viewer);
    hold(view.viewer == viewer, || "the view is another's".to_owned())?;
    hold(view.players.len() == game.players() as usize, || "a player is missing".to_owned())?;
    hold(view.pending == game.pending(), || "the view waits for something else".to_owned())?;
    let cash: Vec<i32> = view.players.iter().filter_map(|p| p.cash).collect();
    hold(cash == game.cash(), || "the view shows other money".to_owned())?;
    let own = match viewer {
        Viewer::Seat(seat) => usize::from(view.players[seat.index()].hidden),
        Viewer::Spectator => 0,
    };
    let hand = view.hand.len();
    hold(hand == own || hand == 0, || format!("{hand} contracts in a hand of {own}"))?;
    let carried: u32 = view.players.iter().map(|p| u32::from(p.load)).sum();
    let goods = carried + u32::from(view.stock) + view.lost_cargo.len() as u32;
    hold(goods == 48, || format!("the view shows {goods} goods"))?;
    let trailers = |owned: fn(&aufachse_rules::PlayerView) -> u8, left: u8| {
        view.players.iter().map(owned).sum::<u8>() + left
    };
    let small = trailers(|p| p.small_trailers, view.supply.0);
    let large = trailers(|p| p.large_trailers, view.supply.1);
    hold((small, large) == (4, 4), || format!("the view shows {small} and {large} trailers"))
}

/// The final ranking follows the money; equal money shares a place.
pub fn ranking(game: &Game, told: &[Happening]) -> Result<(), String> {
    let Some(ending) = game.ending() else { return Ok(()) };
    let cash = game.cash();
    let mut ranked = Vec::new();
    for happening in told {
        if let Happening::Ranked { player, place, cash: shown } = *happening {
            let better = cash.iter().filter(|&&c| c > cash[player.index()]).count();
            hold(usize::from(place) == better + 1 && shown == cash[player.index()], || {
                format!("seat {} is ranked {place} with {shown} of {cash:?}", player.0)
            })?;
            ranked.push(player.0);
        }
    }
    ranked.sort_unstable();
    let all: Vec<u8> = (0..game.players()).collect();
    hold(ranked == all, || format!("{ranked:?} are ranked"))?;
    let ended = told.iter().filter(|h| matches!(h, Happening::Ended { .. })).count();
    hold(ended == 1, || format!("the end is told {ended} times"))?;
    let view = View::of(game, Viewer::Spectator);
    let bare = |p: &aufachse_rules::PlayerView| {
        p.hidden == 0 && p.on_road.is_empty() && p.stolen.is_empty()
    };
    let rule =
        view.pile == 0 && view.display.iter().all(Option::is_none) && view.players.iter().any(bare);
    hold(ending != Ending::Finished || rule, || "finished with contracts left".to_owned())
}
