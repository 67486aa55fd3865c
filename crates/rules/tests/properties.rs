//! What always holds, tried in random play over every edition and number of players.

mod props;

use aufachse_rules::{
    Action, Actor, BUILTIN_EDITIONS, ChanceKind, ChanceSource as _, Game, Knowledge, OwnFiles,
    RefusalCode, Rules, Seat, View, Viewer,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError};

use props::checks;
use props::pages::clauses;
use props::plan::Plan;
use props::report::{guarded, record_of, watched};
use props::secrets::{Twins, look_alike};
use props::trial::Trial;
use props::watch::{Care, NEVER, twins, twins_from_the_deal, watch, watch_for};

/// A seed is not made smaller: the record stops where the failure is found.
fn cases(cases: u32) -> Config {
    Config { cases, max_shrink_iters: 0, failure_persistence: None, ..Config::default() }
}

/// Any table: each edition and number of players, half of them with switches of their own.
fn plans(turn_limit: u32) -> impl Strategy<Value = Plan> {
    (0..BUILTIN_EDITIONS.len(), 2..=6u8, any::<u64>(), any::<bool>()).prop_map(
        move |(edition, players, seed, switched)| {
            let plan = Plan::of(BUILTIN_EDITIONS[edition].0, players, seed, turn_limit);
            if switched { plan.with_other_switches() } else { plan }
        },
    )
}

/// Each edition with each number of players, once.
fn every_table(turn_limit: u32) -> impl Iterator<Item = Plan> {
    BUILTIN_EDITIONS.iter().enumerate().flat_map(move |(i, (edition, _))| {
        (2..=6u8).map(move |n| Plan::of(edition, n, 100 * i as u64 + u64::from(n), turn_limit))
    })
}

fn tried(
    plan: &Plan,
    course: impl FnOnce(&mut Trial) -> Result<(), String>,
) -> Result<(), TestCaseError> {
    guarded(plan, course).map_err(|failure| TestCaseError::fail(failure.to_string()))
}

/// All promises at once: nothing is lost or made, money is told to the coin, lists are stable,
/// what is listed is accepted and nothing else, refusals change nothing, records fold, undo
/// returns.
#[test]
fn every_edition_keeps_its_promises() {
    for plan in every_table(24) {
        let care = Care { lists: 40, undo: 60, twins: NEVER, nonsense: 2 };
        if let Err(failure) = guarded(&plan, |trial| watch(trial, care)) {
            panic!("{failure}");
        }
    }
}

/// Every event card of every edition, with all choices that it gives: cards come up seldom, so
/// here each is drawn on purpose, and what follows is looked at closely.
#[test]
fn every_event_card_keeps_its_promises() {
    let scene = include_str!("trees/event-space.toml");
    for (edition, _) in BUILTIN_EDITIONS {
        let text = scene.replace("edition = \"classic\"", &format!("edition = {edition:?}"));
        let plan = Plan::of(edition, 2, 1, 0);
        let mut before = Trial::in_position(&plan, &text).expect("a position");
        let event = before.game().rules().board().space("Kassel-Frankfurt:2").expect("a space");
        let drive = checks::legal(before.game(), Actor::Seat(Seat(0)))
            .into_iter()
            .find(|a| matches!(a, Action::Drive(way) if way.exact() && way.end() == event));
        before.does(Actor::Seat(Seat(0)), drive.expect("a way to the event")).expect("a drive");
        for card in checks::legal(before.game(), Actor::Chance) {
            let mut trial = before.clone();
            let care = Care { lists: 1, undo: 3, twins: NEVER, nonsense: 12 };
            let played = watched(&mut trial, |trial| {
                trial.does(Actor::Chance, card)?;
                watch_for(trial, care, 5)
            });
            if let Err(what) = played {
                panic!("{what}\n{edition}, {card:?}\n{}", record_of(&trial));
            }
        }
    }
}

/// A refusal can name no rule but one of the rulebook pages.
#[test]
fn every_refusal_names_a_clause_of_the_rulebook() {
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).expect("a built-in edition");
        for &code in RefusalCode::ALL {
            let clause = rules.edition().clause(code);
            assert!(clauses().contains(clause), "{edition}, {}: no clause {clause}", code.text());
        }
    }
}

/// One who stops early and must serve there is asked in the same words, whether his hidden hand
/// has something to load or he can only deliver.
#[test]
fn an_early_stop_does_not_show_what_could_be_loaded() {
    let world = |hand: &str| {
        let text = format!(
            r#"
            edition = "classic-cz"
            rolled = [3]
            pile = 4
            [[seat]]
            truck = "Kassel-Frankfurt:2"
            road = ["Luxemburg-Frankfurt"]
            hand = [{hand:?}]
            [[seat]]
            truck = "Köln"
            "#
        );
        Game::from_position("world", &text, OwnFiles::default()).expect("a position")
    };
    let (mut loads, mut only_delivers) = (world("Frankfurt-Flensburg"), world("Berlin-Triest"));
    let frankfurt = loads.rules().board().space("Frankfurt").expect("a city");
    let stop = checks::legal(&loads, Actor::Seat(Seat(0)))
        .into_iter()
        .find(|a| matches!(a, Action::Drive(way) if way.early() && way.end() == frankfurt))
        .expect("an early stop");
    for game in [&mut loads, &mut only_delivers] {
        game.apply(Actor::Seat(Seat(0)), stop).expect("legal in both worlds");
    }
    assert_eq!(View::of(&loads, Viewer::Spectator), View::of(&only_delivers, Viewer::Spectator));
    let may = |game: &Game, action| checks::legal(game, Actor::Seat(Seat(0))).contains(&action);
    assert!(!may(&loads, Action::Done) && !may(&only_delivers, Action::Done));
}

proptest! {
    #![proptest_config(cases(48))]

    /// The same promises at tables with switches of their own.
    #[test]
    fn any_table_keeps_its_promises(plan in plans(24)) {
        tried(&plan, |trial| watch(trial, Care { lists: 40, undo: 60, twins: NEVER, nonsense: 2 }))?;
    }

    /// Longer games, with the cheap checks alone.
    #[test]
    fn long_games_keep_their_promises(plan in plans(120)) {
        tried(&plan, |trial| watch(trial, Care { lists: 2000, undo: 2000, twins: NEVER, nonsense: 0 }))?;
    }

    /// Other hands of other players are another world, and the viewer cannot tell them apart:
    /// not by the view, not by what is told, not by choices or refusals; nor later on.
    #[test]
    fn a_viewer_cannot_tell_other_hands_apart(plan in plans(60)) {
        tried(&plan, |trial| {
            let from = 20 + trial.whim.below(200);
            let mut compared = 0;
            while !trial.over() && compared < 3 {
                trial.step()?;
                let late = trial.session.len() as u32 > from;
                if !late || trial.whim.below(8) > 0 {
                    continue;
                }
                compared += u32::from(twins(trial)?);
            }
            Ok(())
        })?;
    }

    /// From the very first card on: what is dealt to others can be anything, and a viewer sees the
    /// same.
    #[test]
    fn a_viewer_cannot_tell_what_others_are_dealt(plan in plans(60)) {
        tried(&plan, |trial| twins_from_the_deal(trial, 300))?;
    }

    /// A game imagined from a view looks the same to its viewer, down to what he may do and what
    /// is refused; nothing is lost or made in it, and play can go on.
    #[test]
    fn a_viewer_cannot_tell_an_imagined_game_from_the_real_one(plan in plans(60)) {
        tried(&plan, |trial| {
            while !trial.over() {
                trial.step()?;
                if trial.whim.below(12) == 0 {
                    let seats = u32::from(trial.plan.players);
                    let viewer = match trial.whim.below(seats + 1) {
                        seat if seat < seats => Viewer::Seat(Seat(seat as u8)),
                        _ => Viewer::Spectator,
                    };
                    imagined_alike(trial, viewer)?;
                }
            }
            Ok(())
        })?;
    }

    /// Where trucks are placed before anyone looks, nobody knows his own hand until all stand.
    #[test]
    fn contracts_lie_face_down_until_the_trucks_are_placed(plan in plans(60)) {
        // Whatever the switches say, this is the table that the rule is about.
        let switches = vec![("placed".to_owned(), "before-looking".to_owned())];
        let plan = Plan { switches, ..plan };
        tried(&plan, |trial| {
            let viewer = Viewer::Seat(Seat(trial.whim.below(u32::from(trial.plan.players)) as u8));
            let mut twins = Twins::from_one(trial.game(), viewer);
            // With the last truck the hands are taken up.
            while placed(&twins.a) + 1 < twins.a.players() || twins.a.chance().is_some() {
                if let Some(ChanceKind::Deal { .. }) = twins.a.chance() {
                    twins.deal_apart(&mut trial.whim)?;
                } else {
                    twins.step(&mut trial.whim)?;
                }
            }
            Ok(())
        })?;
    }
}

fn imagined_alike(trial: &mut Trial, viewer: Viewer) -> Result<(), String> {
    let game = trial.session.game().clone();
    let whim = &mut trial.whim;
    let knowledge = Knowledge::of(&game, viewer);
    let mut imagined = knowledge.imagine(|n| whim.below(n));
    look_alike(&game, &imagined, viewer, whim)?;
    imagined.check().map_err(|fault| format!("{viewer:?} imagines {fault}"))?;
    // What comes next by chance can come in the imagined game too.
    let mut chance = trial.chance.clone();
    while let Some(outcome) = chance.next(&imagined) {
        imagined.apply(Actor::Chance, outcome).map_err(|refusal| format!("{refusal}"))?;
    }
    imagined.check().map_err(|fault| format!("{viewer:?} imagines {fault}"))
}

/// How many trucks stand on the board.
fn placed(game: &Game) -> u8 {
    let view = View::of(game, Viewer::Spectator);
    view.players.iter().filter(|p| p.truck.is_some()).count() as u8
}
