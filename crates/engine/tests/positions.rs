//! The examples of the position format, its faults, and its way there and back.

mod common;

use aufachse_rules::{
    Action, Actor, BUILTIN_EDITIONS, ChanceSource, Decision, Game, OwnFiles, Pending, Rules, Seat,
    Seeded, Setup, View, Viewer,
};

fn read(text: &str) -> Result<Game, Vec<(usize, String)>> {
    Game::from_position("test.toml", text, OwnFiles::default())
        .map_err(|faults| faults.0.into_iter().map(|f| (f.line, f.kind.to_string())).collect())
}

fn example(edition: &str) -> Game {
    let text = common::file(&format!("docs/positions/{edition}.toml"));
    read(&text).unwrap_or_else(|faults| panic!("{edition}: {faults:#?}"))
}

fn legal(game: &Game, seat: u8) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(Actor::Seat(Seat(seat)), &mut list);
    list
}

fn decision(game: &Game) -> Decision {
    match game.pending() {
        Pending::Players { decision, .. } => decision,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_edition_has_an_example_that_can_be_played_and_written_back() {
    for (edition, _) in BUILTIN_EDITIONS {
        let game = example(edition);
        assert_eq!(game.rules().edition().id, *edition);
        assert!(!legal(&game, game.current().0).is_empty());
        let text = game.to_position().expect("before or after a roll");
        let again = read(&text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"));
        assert_eq!(again.fingerprint(), game.fingerprint(), "{text}");
    }
}

/// The small positions of the document are games that go on.
#[test]
fn the_smallest_positions_can_be_played() {
    let document = common::file("docs/positions.md");
    let open = |example: &str| {
        read(&common::block(&document, example)).unwrap_or_else(|faults| panic!("{faults:#?}"))
    };
    assert_eq!(decision(&open("smallest")), Decision::BeforeRoll);
    assert!(matches!(decision(&open("event")), Decision::Event { .. }));
}

/// What the comments in the examples say is so.
#[test]
fn the_examples_are_what_they_say() {
    let ends = |game: &Game, seat: u8| -> Vec<String> {
        let name = |action| match action {
            Action::Drive(way) => Some(game.rules().board().name_of(way.end())),
            _ => None,
        };
        legal(game, seat).into_iter().filter_map(name).collect()
    };

    let classic = example("classic");
    assert!(ends(&classic, 0).contains(&"Würzburg".to_owned()));
    assert!(!ends(&classic, 0).contains(&"Frankfurt".to_owned()), "the sign closes that road");

    let modern = example("modern");
    assert_eq!(decision(&modern), Decision::Drive { first: 1, second: 5 });
    assert!(ends(&modern, 2).contains(&"Rotterdam-Flensburg:1".to_owned()), "the ferry sails");

    let modern_ja = example("modern-ja");
    assert!(legal(&modern_ja, 1).iter().any(|a| matches!(a, Action::Sell(_))), "in another's turn");

    let manual = example("manual");
    let load = manual.rules().contract_named("Würzburg-Triest").expect("a contract");
    assert!(legal(&manual, 0).contains(&Action::Load(load)), "a second contract of the city");

    let villach = manual.rules().contract_named("Villach-Kassel").expect("a contract");
    let stolen =
        |game: &Game, seat: usize| View::of(game, Viewer::Spectator).players[seat].stolen.clone();
    assert_eq!(stolen(&manual, 2), [villach], "its goods were stolen");
    let czech = example("classic-cz");
    let basel = czech.rules().contract_named("Hamburg-Basel").expect("a contract");
    let hand = View::of(&czech, Viewer::Seat(Seat(0))).hand;
    assert!(hand.contains(&basel) && stolen(&czech, 0).is_empty(), "it went back into the hand");

    let junior = example("junior");
    let load = junior.rules().contract_named("Dortmund-Graz").expect("a contract");
    assert!(!legal(&junior, 1).contains(&Action::Load(load)), "taken at this very stop");
}

/// The document describes every field, and no other.
#[test]
fn the_document_names_every_field() {
    let text = common::file("docs/positions.md");
    let source = common::file("crates/rules/src/position.rs");
    let fields = |of: &str| -> Vec<String> {
        let start = source.find(of).expect("the struct");
        let body = &source[start..start + source[start..].find("\n}").expect("its end")];
        let field = |line: &str| {
            let (name, _) = line.trim().split_once(": ")?;
            let plain =
                !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            plain.then(|| name.replace('_', "-"))
        };
        body.lines().filter_map(field).collect()
    };
    let mut all = 0;
    for of in ["struct Raw {", "struct RawTimed {", "struct RawDebt {", "struct RawSeat {"] {
        for field in fields(of) {
            assert!(text.contains(&format!("| `{field}` |")), "{field} is not described");
            all += 1;
        }
    }
    assert_eq!(all, 41, "fields were found in the source");
}

/// All faults of a bad position come at once, each with its line.
#[test]
fn all_faults_come_at_once_with_their_lines() {
    let text = r#"edition = "classic"
turn = 0
current = 7
rolled = [9]
roadworks = "Kassel"
display = ["Berlin-Triest", "Berlin-Paris", "Hannover-München", "-", "Köln-Kassel"]
pile = 99
events-under = ["radarfalle", "radarfale"]
events-used = ["radarfalle"]
load-order = ["Basel-Genf"]
debts = [{ seat = 0, card = "motivation" }]
jam = { card = "stau-muenchen", owner = 1, since = 3 }

[[seat]]
truck = "Kasel"
hand = ["Berlin-Triest"]
taken = ["Bern-Mailand"]
cards = ["motivation"]

[[seat]]
truck = "Kassel-Frankfurt:9"
road = ["Brüssel-Nürnberg", "Genf-Villach"]
small-trailers = 9
lost-cubes = 60
"#;
    let faults = read(text).expect_err("a bad position");
    for (line, words) in [
        (2, "position-turn"),
        (3, "position-no-seat seat=7"),
        (4, "position-roll dice=1"),
        (5, "position-roadworks-in-city"),
        (6, "position-contract-twice contract=Berlin-Triest"),
        (6, "unknown-contract"),
        (6, "position-display most=4"),
        (7, "position-pile left="),
        (8, "unknown-card name=radarfale near=radarfalle"),
        (9, "position-card-twice card=radarfalle"),
        (9, "position-used-cards field=events-used"),
        (10, "position-load-order contract=Basel-Genf"),
        (11, "position-debt"),
        (12, "position-card-owner"),
        (12, "position-card-turn turn=3"),
        (12, "position-jam-nowhere"),
        (15, "unknown-space name=Kasel near=Kassel"),
        (17, "position-taken contract=Bern-Mailand"),
        (21, "unknown-space name=Kassel-Frankfurt:9"),
        (20, "position-overload goods="),
        (20, "position-goods most=48"),
        (23, "position-trailers left=4"),
    ] {
        let hit = faults.iter().any(|(l, text)| *l == line && text.contains(words));
        assert!(hit, "no fault {words:?} in line {line} among {faults:#?}");
    }
    assert_eq!(faults.len(), 22, "{faults:#?}");
}

#[test]
fn a_position_of_another_kind_is_refused_with_its_line() {
    for (text, line, words) in [
        ("", 1, "edition"),
        ("edition = \"clasic\"", 1, "unknown-edition name=clasic"),
        ("edition = \"classic\"\ncolour = 3", 2, "colour"),
        ("edition = \"classic\"", 1, "position-seats seats=0 least=2 most=6"),
        ("edition = \"classic\"\n[switches]\ndice = 3", 1, "switch-value switch=dice value=3"),
        ("edition = \"classic\"\n[[seat]\n", 2, ""),
    ] {
        let faults = read(text).expect_err(text);
        assert!(faults.iter().any(|(l, t)| *l == line && t.contains(words)), "{faults:?}");
    }
}

/// A space holds as many trucks as the edition lets stand there; the first that is too many is a
/// fault, in the line of its truck.
#[test]
fn a_space_holds_as_many_trucks_as_the_rules_have_it() {
    let (city, road) = ("Kassel", "Kassel-Frankfurt:2");
    for (edition, switches, space, room) in [
        ("classic", "", city, 1),
        ("classic", "", road, 1),
        ("classic-cz", "", city, 1),
        ("classic-cz", "", road, 1),
        ("manual", "", city, 6),
        ("manual", "", road, 1),
        ("modern", "", city, 6),
        ("modern", "", road, 2),
        ("junior", "", road, 2),
        ("classic", "trucks-in-a-city = \"any\"", city, 6),
        ("classic", "trucks-on-a-road-space = 2", road, 2),
        ("modern", "trucks-in-a-city = \"one\"", city, 1),
    ] {
        let position = |trucks: usize| {
            let seats = format!("[[seat]]\ntruck = {space:?}\n").repeat(trucks);
            format!(
                "edition = {edition:?}\npile = 4\n[switches]\n{switches}\n\
                 [[seat]]\ntruck = \"Wien\"\n{seats}"
            )
        };
        let most = room.min(5);
        assert!(read(&position(most)).is_ok(), "{edition} {switches}: {most} in {space}");
        if room < 5 {
            let faults = read(&position(room + 1)).expect_err("a truck too many");
            assert_eq!(faults.len(), 1, "{edition} {switches} {space}: {faults:?}");
            assert_eq!(faults[0].0, 8 + 2 * room, "{edition} {switches} {space}: {faults:?}");
            assert!(faults[0].1.contains(space), "{faults:?}");
        }
    }
}

/// There are four trailers of each size and no more, and none where the game has none.
#[test]
fn nobody_has_a_trailer_that_is_not_in_the_box() {
    let position = |top: &str, small: [u8; 2], large: [u8; 2]| {
        let seat = |n: usize, truck: &str| {
            let (small, large) = (small[n], large[n]);
            format!(
                "[[seat]]\ntruck = {truck:?}\nsmall-trailers = {small}\nlarge-trailers = {large}\n"
            )
        };
        format!("pile = 4\nedition = {top}\n{}{}", seat(0, "Kassel"), seat(1, "Wien"))
    };
    let lines = |text: &str| -> Vec<usize> {
        read(text).map_or_else(|faults| faults.into_iter().map(|f| f.0).collect(), |_| Vec::new())
    };
    for edition in ["classic", "classic-cz", "modern", "modern-ja", "manual"] {
        let top = format!("{edition:?}");
        assert_eq!(lines(&position(&top, [4, 0], [1, 3])), [0; 0], "{edition}");
        assert_eq!(lines(&position(&top, [3, 2], [5, 0])), [6, 9], "{edition}");
        assert_eq!(lines(&position(&top, [0, 0], [255, 255])), [6, 10], "{edition}");
    }
    assert_eq!(lines(&position("\"junior\"", [0, 0], [0, 0])), [0; 0]);
    assert_eq!(lines(&position("\"junior\"", [1, 0], [0, 2])), [5, 10]);
    let with = "\"junior\"\nswitches = { trailers-sell = \"no\" }";
    assert_eq!(lines(&position(with, [1, 0], [0, 2])), [0; 0], "a switch brings them in");
}

/// Numbers at their limits neither overflow nor stop the game.
#[test]
fn limits_are_limits() {
    let with = |top: &str, seat: &str| {
        format!(
            "edition = \"modern\"\npile = 4\n{top}\n[[seat]]\ntruck = \"Kassel\"\n{seat}\n\
             [[seat]]\ntruck = \"Berlin\"\nmissed-turns = 255\n"
        )
    };
    for (top, seat) in [
        ("turn = 4294967295", ""),
        ("turn = 1000001", ""),
        (
            "turn = 4\ncloudburst = { card = \"wolkenbruch\", owner = 0, since = 4294967295 }",
            "cards = [\"wolkenbruch\"]",
        ),
        (
            "debts = [{ seat = 0, card = \"luftfracht\" }, { seat = 0, card = \"luftfracht\" }]",
            "cards = [\"luftfracht\"]",
        ),
    ] {
        assert!(read(&with(top, seat)).is_err(), "{top}");
    }
    for (top, seat) in [
        ("turn = 1000000", "cash = 2147483647\nmissed-turns = 255"),
        ("turn-limit = 1", "cash = 0"),
    ] {
        let game = read(&with(top, seat)).unwrap_or_else(|faults| panic!("{faults:#?}"));
        play(game, 3, 400, &mut |game| game.check().expect("everything is there"));
    }
}

/// Plays at random and shows every state on the way.
fn play(mut game: Game, seed: u64, actions: usize, each: &mut dyn FnMut(&Game)) {
    let mut dice = Seeded::new(seed);
    for _ in 0..actions {
        if game.ending().is_some() {
            return;
        }
        let (actor, action) = if let Some(outcome) = dice.next(&game) {
            (Actor::Chance, outcome)
        } else {
            let seats = game.may_act();
            let nth = dice.below(seats.len() as u32) as usize;
            let seat = seats.nth(nth).expect("somebody may act");
            let list = legal(&game, seat.0);
            (Actor::Seat(seat), list[dice.below(list.len() as u32) as usize])
        };
        game.apply(actor, action).expect("what is listed is legal");
        each(&game);
    }
}

/// A position that is written in random play is read back as the same state.
#[test]
fn positions_go_there_and_back_in_random_play() {
    for (n, (edition, _)) in BUILTIN_EDITIONS.iter().enumerate() {
        let rules = Rules::builtin(edition).expect("an edition");
        for players in 2..=6 {
            let game = Game::new(rules.clone(), &Setup::of(players)).expect("a table");
            let (mut written, mut seen) = (0, 0);
            play(game, n as u64 * 10 + u64::from(players), 600, &mut |game| {
                seen += 1;
                // Reading puts the rules together anew, which takes its time: not every state.
                let Some(text) = game.to_position().filter(|_| seen > written * 150) else {
                    return;
                };
                let again = read(&text).unwrap_or_else(|f| panic!("{f:#?}\n{text}"));
                assert_eq!(again.fingerprint(), game.fingerprint(), "{text}");
                assert_eq!(again.pending(), game.pending());
                written += 1;
            });
            assert!(written > 2, "{edition} for {players}: only {written} positions");
        }
    }
}

/// Each of these cannot come about in a game. The reason is named, in the line of the culprit.
#[test]
fn what_cannot_come_about_is_refused_with_its_reason_and_line() {
    let position = |edition: &str, top: &str, seat: &str| {
        format!(
            "edition = {edition:?}\npile = 4\n{top}\n\
             [[seat]]\ntruck = \"Kassel\"\n{seat}\n[[seat]]\ntruck = \"Berlin\"\n"
        )
    };
    for (edition, top, seat, line, words) in [
        // Money: costs that cannot be paid become debts, never negative cash.
        ("classic", "", "cash = -1", 6, "position-cash cash=-1"),
        ("modern", "", "cash = -2147483648", 6, "position-cash cash=-2147483648"),
        // Stolen contracts: back to the hand in one edition, no such card in another.
        ("classic-cz", "", "open = [\"Hamburg-Basel\"]", 6, "position-open contract=Hamburg-Basel"),
        // Signs.
        ("classic", "roadworks = \"Hamburg-Flensburg:1\"", "", 3, "position-roadworks-sheltered"),
        ("manual", "roadworks = \"Flensburg-Hamburg:1\"", "", 3, "position-roadworks-sheltered"),
        ("classic", "roadworks = \"Kassel\"", "", 3, "position-roadworks-in-city"),
        (
            "classic",
            "jam = { card = \"stau-kassel\", owner = 0, since = 1, space = \"Köln\" }",
            "cards = [\"stau-kassel\"]",
            3,
            "position-jam-elsewhere card=stau-kassel city=Kassel",
        ),
        (
            "classic",
            "jam = { card = \"stau-kassel\", owner = 1, since = 1, space = \"Kassel\" }",
            "cards = [\"stau-kassel\"]",
            3,
            "position-card-owner",
        ),
        (
            "modern",
            "roadworks = \"Kassel-Frankfurt:1\"\n\
             jam = { card = \"stau-nebel\", owner = 0, since = 1, space = \"Kassel-Frankfurt:1\" }",
            "cards = [\"stau-nebel\"]",
            4,
            "position-signs-share",
        ),
        (
            "modern",
            "cloudburst = { card = \"wolkenbruch\", owner = 0, since = 1 }",
            "",
            3,
            "position-card-owner",
        ),
        // Lost cargo: the classic deck loses none, and a space holds one cube.
        ("modern", "lost-cargo = [\"Köln\",\n\"köln\"]", "", 4, "position-cargo-twice space=Köln"),
        // Used event cards lie where the edition puts them.
        (
            "modern",
            "events-under = [\"pannenhilfe\"]",
            "",
            3,
            "position-used-cards field=events-under",
        ),
        (
            "classic",
            "events-used = [\"pannenhilfe\"]",
            "",
            3,
            "position-used-cards field=events-used",
        ),
        (
            "classic-cz",
            "events-under = [\"pannenhilfe\"]",
            "",
            3,
            "position-used-cards field=events-under",
        ),
        // Time and dice.
        ("classic", "turn-limit = 8\nturn = 9", "", 3, "position-turn-limit turn=9 limit=8"),
        ("classic", "rolled = [3, 4]", "", 3, "position-roll dice=1"),
        ("classic", "rolled = [0]", "", 3, "position-roll dice=1"),
        ("modern", "rolled = [1, 7]", "", 3, "position-roll dice=2"),
        ("modern", "rolled = []", "", 3, "position-roll dice=2"),
        // Memories are of cities.
        (
            "classic",
            "",
            "last-loading = \"Kassel-Frankfurt:1\"",
            6,
            "position-not-a-city space=Kassel-Frankfurt:1",
        ),
        (
            "classic-cz",
            "",
            "cities = [\"Köln\", \"Kassel-Frankfurt:1\"]",
            6,
            "position-not-a-city space=",
        ),
        // Debts.
        (
            "classic",
            "debts = [{ seat = 0, card = \"motivation\" }]",
            "cards = [\"motivation\"]",
            3,
            "position-debt",
        ),
        (
            "classic",
            "debts = [{ seat = 1, card = \"radarfalle\" }]",
            "cards = [\"radarfalle\"]",
            3,
            "position-debt",
        ),
    ] {
        let text = position(edition, top, seat);
        let Err(faults) = read(&text) else { panic!("{words}: accepted\n{text}") };
        assert_eq!(faults.len(), 1, "{faults:?}\n{text}");
        assert!(faults[0].0 == line && faults[0].1.contains(words), "{words}: {faults:?}\n{text}");
    }
}

/// What looks odd and can come about is accepted.
#[test]
fn what_can_come_about_is_accepted() {
    let position = |edition: &str, top: &str, seat: &str| {
        format!(
            "edition = {edition:?}\npile = 4\n{top}\n\
             [[seat]]\ntruck = \"Kassel\"\n{seat}\n[[seat]]\ntruck = \"Berlin\"\n"
        )
    };
    for (edition, top, seat) in [
        // A full truck leaves a cube where it stops, and a sign may come to stand on one.
        ("modern", "lost-cargo = [\"Kassel\"]", ""),
        ("modern", "lost-cargo = [\"Kassel-Frankfurt:1\"]\nroadworks = \"Kassel-Frankfurt:1\"", ""),
        // The jam of a city comes to trucks that stand there.
        (
            "classic",
            "jam = { card = \"stau-kassel\", owner = 0, since = 1, space = \"Kassel\" }",
            "cards = [\"stau-kassel\"]",
        ),
        // Stolen goods in the edition where their contracts stay on the table.
        ("classic", "", "open = [\"Hamburg-Basel\"]"),
        // Signs may go anywhere in the edition that shelters no road.
        ("modern", "roadworks = \"Hamburg-Flensburg:1\"", ""),
        ("classic", "turn-limit = 9\nturn = 9", "cash = 0"),
        ("classic-cz", "events-used = [\"pannenhilfe\"]", ""),
        ("classic", "events-under = [\"pannenhilfe\"]", ""),
    ] {
        let text = position(edition, top, seat);
        let game = read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        assert!(game.ending().is_none());
    }
}

/// A game that is over is no position to play on from. The fault names the player who ended it.
#[test]
fn a_game_that_is_over_is_refused() {
    let text = "edition = \"classic\"\n[[seat]]\ntruck = \"Kassel\"\nhand = [\"Köln-Kassel\"]\n\
                [[seat]]\ntruck = \"Köln\"\n";
    let faults = read(text).expect_err("a game that is over");
    assert_eq!(faults, [(5, "position-over seat=1".to_owned())]);
    for top in ["pile = 1", "display = [\"-\", \"Basel-Genf\"]"] {
        let running = text.replacen('\n', &format!("\n{top}\n"), 1);
        assert!(read(&running).is_ok(), "{top}");
    }
}

/// A space that is misspelt is answered with the nearest name, on a road too.
#[test]
fn the_nearest_space_is_offered() {
    for (name, near) in [("Kasel", "Kassel"), ("Kasel-Frankfurt:2", "Kassel-Frankfurt:2")] {
        let text = format!(
            "edition = \"classic\"\npile = 4\n[[seat]]\ntruck = {name:?}\n[[seat]]\ntruck = \"Köln\"\n"
        );
        let faults = read(&text).expect_err("no such space");
        assert_eq!(faults, [(4, format!("unknown-space name={name} near={near}"))]);
    }
}
