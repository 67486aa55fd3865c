//! A whole game with its checks: the cheap ones at every action, the dear ones now and then.

use aufachse_rules::{Action, Actor, Game, Record, Seeded, Viewer};

use super::checks::{self, hold};
use super::nonsense::{anything, bent, is_refused_cleanly};
use super::secrets::{Twins, Walk};
use super::trial::Trial;
use super::undoing::Past;

/// How often the dear checks are made: at one of so many actions.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Everything that is listed is tried, and what was ever legal is held against the list.
    pub lists: u32,
    /// The game is undone and done again.
    pub undo: u32,
    /// Another world, in which others hold other contracts, is walked beside this one.
    pub twins: u32,
    /// Senseless actions are tried, so many at a time.
    pub nonsense: u32,
}

/// A check that is not made.
pub const NEVER: u32 = u32::MAX;

/// The players agree to stop at one of so many actions.
const CALLED_OFF: u32 = 30_000;

/// Actions that were legal once, a sample of them.
const POOL: usize = 400;

/// Plays to the end of the game and checks everything.
pub fn watch(trial: &mut Trial, care: Care) -> Result<(), String> {
    // A turn of random players takes a dozen actions; many times that is a game that hangs.
    let most = 400 * (trial.plan.turn_limit as usize + 50);
    watch_for(trial, care, most)?;
    hold(trial.over(), || format!("no end after {most} actions"))?;
    record(trial)
}

/// Plays so many actions, or to the end of the game, and checks everything on the way.
pub fn watch_for(trial: &mut Trial, care: Care, actions: usize) -> Result<(), String> {
    let mut past = Past::from_here(&trial.session);
    let mut pool: Vec<Action> = Vec::new();
    let first = trial.session.len();
    while !trial.over() && trial.session.len() < first + actions {
        let viewer = any_viewer(trial.session.game(), &mut trial.whim);
        state(trial.game(), viewer)?;
        nonsense(trial, &pool, care.nonsense)?;
        if trial.whim.below(care.lists) == 0 {
            lists(trial, &mut pool)?;
        }
        if trial.whim.below(care.twins) == 0 {
            twins(trial)?;
        }
        let before = trial.game().cash();
        let told = if trial.whim.below(CALLED_OFF) == 0 {
            trial.does(Actor::Table, Action::CallOff)?
        } else {
            trial.step()?
        };
        checks::money(&before, &trial.game().cash(), &told)?;
        checks::ranking(trial.game(), &told)?;
        past.note(&trial.session, &told)?;
        if trial.whim.below(care.undo) == 0 {
            past.down_to_the_floor(&trial.session)?;
            let len = trial.session.len() as u32;
            past.back_to(&trial.session, trial.whim.below(len + 1) as usize)?;
        }
    }
    state(trial.game(), Viewer::Spectator)?;
    nonsense(trial, &pool, 8)
}

/// The cheap checks of a state.
fn state(game: &Game, viewer: Viewer) -> Result<(), String> {
    game.check().map_err(|why| why.to_string())?;
    checks::nobody_is_stuck(game)?;
    checks::lists_are_stable(game)?;
    checks::view_adds_up(game, viewer)
}

/// The dear checks of lists; what is legal now is kept for later states.
fn lists(trial: &mut Trial, pool: &mut Vec<Action>) -> Result<(), String> {
    let game = trial.session.game();
    checks::what_is_listed_is_accepted(game)?;
    for actor in checks::actors(game) {
        for action in checks::legal(game, actor) {
            let twisted = bent(game, action, &mut trial.whim);
            for action in [action, twisted] {
                if pool.len() < POOL {
                    pool.push(action);
                } else {
                    pool[trial.whim.below(POOL as u32) as usize] = action;
                }
            }
        }
    }
    checks::legal_means_listed(game, pool)
}

/// Walks a second world beside this one for a while; a viewer cannot tell them apart.
pub fn twins(trial: &mut Trial) -> Result<bool, String> {
    let game = trial.session.game();
    let whim = &mut trial.whim;
    let viewer = any_viewer(game, whim);
    let Some(mut twins) = Twins::with_other_hands(game, viewer, whim)? else { return Ok(false) };
    for _ in 0..60 {
        if twins.step(whim)? != Walk::On {
            break;
        }
    }
    Ok(true)
}

/// The set-up and some turns in two worlds that differ in what others are dealt.
pub fn twins_from_the_deal(trial: &mut Trial, steps: u32) -> Result<(), String> {
    let game = trial.session.game();
    let whim = &mut trial.whim;
    let mut twins = Twins::from_one(game, any_viewer(game, whim));
    for _ in 0..steps {
        let walk = if twins.hidden_deal() { twins.deal_apart(whim)? } else { twins.step(whim)? };
        if walk != Walk::On {
            break;
        }
    }
    Ok(())
}

fn any_viewer(game: &Game, whim: &mut Seeded) -> Viewer {
    let n = whim.below(u32::from(game.players()) + 1);
    checks::viewers(game).nth(n as usize).unwrap_or(Viewer::Spectator)
}

/// Tries what makes no sense: anything at all, bent copies of what is legal, what once was legal.
fn nonsense(trial: &mut Trial, pool: &[Action], times: u32) -> Result<(), String> {
    let game = trial.session.game();
    let whim = &mut trial.whim;
    for _ in 0..times {
        let actors: Vec<Actor> = checks::actors(game).collect();
        let actor = actors[whim.below(actors.len() as u32) as usize];
        let action = match whim.below(3) {
            0 if !pool.is_empty() => pool[whim.below(pool.len() as u32) as usize],
            1 => {
                let other = actors[whim.below(actors.len() as u32) as usize];
                let list = checks::legal(game, other);
                match list.get(whim.below(list.len() as u32) as usize) {
                    Some(&action) => bent(game, action, whim),
                    None => anything(game, whim),
                }
            }
            _ => anything(game, whim),
        };
        trial.attempt = Some((actor, action));
        is_refused_cleanly(game, actor, action)?;
        trial.attempt = None;
    }
    Ok(())
}

/// The record folds to the same game, its text reads back, and its dice are proved.
pub fn record(trial: &Trial) -> Result<(), String> {
    let mut record = trial.session.record().clone();
    record.close(trial.game(), None);
    let text = record.to_text();
    let back = Record::from_text(&text).map_err(|e| format!("the record: {e}"))?;
    hold(back == record && back.to_text() == text, || "the record reads otherwise".to_owned())?;
    let played = back.verify().map_err(|e| format!("the record: {e}"))?;
    let (end, proved) = (played.game, played.proof.proved());
    let same = end == *trial.game() && end.fingerprint() == trial.game().fingerprint();
    hold(same, || "the record folds to another game".to_owned())?;
    let thrown = record.entries.iter().filter(|e| e.by == Actor::Chance).count();
    hold(proved == Some(thrown), || format!("{proved:?} of {thrown} throws and draws are proved"))
}
