//! Positions in the middle of an event card: the player whose turn it is has just drawn it.

mod common;

use aufachse_engine::Engine;
use aufachse_rules::{
    Action, Actor, BUILTIN_EDITIONS, ChanceKind, ChanceSource, Decision, EventId, Game, Happening,
    OwnFiles, Pending, Rules, Seat, Seeded, Setup, View, Viewer,
};
use serde_json::{Value, json};

/// The second space from Kassel to Frankfurt is an event space on both boards.
const EVENT_SPACE: &str = "Kassel-Frankfurt:2";

fn text(edition: &str, card: &str, top: &str, seat: &str) -> String {
    format!(
        "edition = {edition:?}\nturn = 9\npile = 8\nevent = {card:?}\n{top}\n\
         [[seat]]\ntruck = {EVENT_SPACE:?}\n{seat}\n\
         [[seat]]\ntruck = \"Berlin\"\nhand = [\"Berlin-Triest\"]\n"
    )
}

fn open(edition: &str, card: &str, top: &str, seat: &str) -> (Game, Vec<Happening>) {
    let text = text(edition, card, top, seat);
    Game::open_position("event.toml", &text, OwnFiles::default())
        .unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

fn legal(game: &Game, seat: u8) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(Actor::Seat(Seat(seat)), &mut list);
    list
}

fn card(game: &Game, name: &str) -> EventId {
    let at = game.rules().events().cards.iter().position(|card| card.id == name);
    EventId(at.expect("a card of the deck") as u8)
}

fn waits_for_card(game: &Game, name: &str) {
    let Pending::Players { decision, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    assert_eq!(decision, Decision::Event { card: card(game, name) });
}

/// Pannenhilfe is a choice in one edition and must be done in another.
#[test]
fn a_card_that_leaves_a_choice_waits_for_it() {
    for edition in ["classic", "modern", "junior"] {
        let (mut game, told) = open(edition, "pannenhilfe", "", "");
        waits_for_card(&game, "pannenhilfe");
        let drawn = Happening::EventDrawn { player: Seat(0), card: card(&game, "pannenhilfe") };
        assert_eq!(told, [drawn], "{edition}");
        let list = legal(&game, 0);
        assert!(list.contains(&Action::Accept) && list.contains(&Action::Decline), "{edition}");
        let told = game.apply(Actor::Seat(Seat(0)), Action::Accept).expect("a choice of the card");
        assert!(told.contains(&Happening::WillMiss { player: Seat(0) }), "{edition}: {told:?}");
    }
    for edition in ["classic-cz", "manual"] {
        let (game, told) = open(edition, "pannenhilfe", "", "");
        assert!(told.contains(&Happening::WillMiss { player: Seat(0) }), "{edition}: {told:?}");
        assert_eq!(View::of(&game, Viewer::Spectator).players[0].missed_turns, 1, "{edition}");
    }
}

#[test]
fn the_choices_are_those_of_the_card() {
    // Which contract goes by rail: the player's choice in modern, the longest in classic.
    let seat = "road = [\"Kassel-Brüssel\", \"Hannover-München\"]\nlast-loading = \"Kassel\"";
    let (game, told) = open("classic", "bahnverladung", "", seat);
    let shipped = told.iter().filter(|h| matches!(h, Happening::Shipped { .. })).count();
    assert_eq!(shipped, 1, "{told:?}");
    assert!(game.check().is_ok());
    let seat = "road = [\"Kassel-Dortmund\", \"Hannover-München\"]\nlast-loading = \"Kassel\"";
    let (game, _) = open("modern", "bahnverladung", "", seat);
    waits_for_card(&game, "bahnverladung");
    let picks = legal(&game, 0).into_iter().filter(|a| matches!(a, Action::Pick(_))).count();
    assert_eq!(picks, 2);

    // Pay or miss a turn; who cannot pay misses it.
    let (game, _) = open("classic", "zollkontrolle", "", "cash = 5000");
    waits_for_card(&game, "zollkontrolle");
    let (_, told) = open("classic", "zollkontrolle", "", "cash = 0");
    assert!(told.contains(&Happening::WillMiss { player: Seat(0) }), "{told:?}");

    // A public contract of one's choice.
    let top = "display = [\"Leipzig-Straßburg\", \"-\", \"Bern-Amsterdam\"]";
    let (game, _) = open("modern", "zusatzauftrag", top, "");
    assert_eq!(legal(&game, 0), [Action::Take(0), Action::Take(2)]);

    // The fog goes on a space of choice, in all editions.
    for (edition, _) in BUILTIN_EDITIONS {
        let (game, _) = open(edition, "stau-nebel", "", "");
        waits_for_card(&game, "stau-nebel");
        assert!(legal(&game, 0).iter().any(|a| matches!(a, Action::Jam(_))), "{edition}");
    }
}

#[test]
fn a_card_without_a_choice_is_carried_out_at_once() {
    // A fine that can be paid, and one that cannot.
    let (game, told) = open("classic", "radarfalle", "", "cash = 5000");
    assert!(game.cash()[0] < 5000, "{told:?}");
    let (game, told) = open("classic", "radarfalle", "", "cash = 0");
    assert!(told.iter().any(|h| matches!(h, Happening::Owes { player: Seat(0), .. })), "{told:?}");
    assert_eq!(game.cash()[0], 0);
    // A roll that the card grants waits for the dice.
    let (game, _) = open("classic", "beifahrer", "", "");
    let dice = ChanceKind::Dice { dice: 1, player: Seat(0) };
    assert_eq!(game.pending(), Pending::Chance { kind: dice });
    // A card that is kept lies in front of the player.
    let (game, _) = open("modern", "luftfracht", "", "");
    let kept = card(&game, "luftfracht");
    assert_eq!(View::of(&game, Viewer::Spectator).players[0].cards, [kept]);
}

#[test]
fn a_card_that_cannot_have_been_drawn_is_refused() {
    let faults = |text: &str| -> Vec<(usize, String)> {
        let faults = Game::from_position("event.toml", text, OwnFiles::default());
        let faults = faults.expect_err("a faulty position").0;
        faults.into_iter().map(|f| (f.line, f.kind.to_string())).collect()
    };
    let here = text("classic", "pannenhilfe", "", "");
    assert_eq!(
        faults(&here.replace(EVENT_SPACE, "Kassel")),
        [(4, "position-event-space space=Kassel".to_owned())]
    );
    assert_eq!(
        faults(&text("classic", "pannenhilfe", "rolled = [4]", "")),
        [(4, "position-event-roll".to_owned())]
    );
    assert_eq!(
        faults(&text("classic", "pannenhilfe", "events-under = [\"pannenhilfe\"]", "")),
        [(4, "position-card-twice card=pannenhilfe".to_owned())]
    );
    assert_eq!(
        faults(&text("modern", "radarfalle", "", ""))[0].1.split(' ').next(),
        Some("unknown-card")
    );
}

/// A game that waits for the choice of a card is written as a position, and read back the same.
#[test]
fn positions_go_there_and_back_where_a_card_waits() {
    for (n, (edition, _)) in BUILTIN_EDITIONS.iter().enumerate() {
        let rules = Rules::builtin(edition).expect("an edition");
        let mut written = 0;
        for seed in 0..20 {
            let mut game = Game::new(rules.clone(), &Setup::of(3)).expect("a table");
            let mut dice = Seeded::new(n as u64 * 100 + seed);
            for _ in 0..400 {
                if written == 6 {
                    break;
                }
                let (actor, action) = if let Some(outcome) = dice.next(&game) {
                    (Actor::Chance, outcome)
                } else {
                    let Some(seat) = (0..3).find(|&seat| !legal(&game, seat).is_empty()) else {
                        break;
                    };
                    let list = legal(&game, seat);
                    (Actor::Seat(Seat(seat)), list[dice.below(list.len() as u32) as usize])
                };
                game.apply(actor, action).expect("what is listed is legal");
                let waits = matches!(
                    game.pending(),
                    Pending::Players { decision: Decision::Event { .. }, .. }
                );
                let Some(text) = game.to_position().filter(|_| waits) else {
                    continue;
                };
                assert!(text.contains("\nevent = \""), "{text}");
                let again = Game::from_position("again", &text, OwnFiles::default());
                let again = again.unwrap_or_else(|faults| panic!("{faults}\n{text}"));
                assert_eq!(again.pending(), game.pending(), "{text}");
                assert_eq!(again.fingerprint(), game.fingerprint(), "{text}");
                written += 1;
            }
        }
        assert_eq!(written, 6, "{edition}: only {written} positions");
    }
}

/// The engine tells what the card did as the first step of the table.
#[test]
fn the_engine_opens_such_a_position_with_the_card_as_its_first_step() {
    let mut engine = Engine::new();
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&engine.line(&request.to_string())).expect("JSON")
    };
    let position = text("classic", "pannenhilfe", "", "");
    let opened = ask(json!({"request": "position", "text": position, "seed": 1}));
    assert_eq!(opened["steps"][0]["by"], "chance", "{opened}");
    assert_eq!(opened["steps"][0]["happenings"][0]["what"], "event-drawn");
    assert_eq!(opened["pending"]["decision"], "event");
    assert_eq!(opened["actions"], 0, "the card belongs to the position, not to the game after it");
    // The position is the beginning of a record, which is folded from it.
    let done = ask(json!({"request": "apply", "by": {"seat": 0}, "do": "accept"}));
    assert_eq!(done["answer"], "apply", "{done}");
    let record = ask(json!({"request": "export"}))["text"].clone();
    let again = ask(json!({"request": "record", "text": record}));
    assert_eq!(again["fingerprint"], done["fingerprint"], "{again}");
}
