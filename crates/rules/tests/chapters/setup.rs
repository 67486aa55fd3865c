//! Setting up: what everybody gets, where the trucks start and what lies on the table.

use crate::common::seats;
use crate::common::*;
use aufachse_rules::{
    Action, Actor, ChanceKind, ChanceSource, Coded as _, Decision, ErrorKind, Game, Happening,
    OwnFiles, Pending, RefusalCode, Rules, Seat, Seeded, Setup, View, Viewer,
};

const ALL: [&str; 6] = ["classic", "classic-cz", "modern", "modern-ja", "manual", "junior"];

/// Two to six can play, no fewer and no more.
/// Shows: classic.setup.players, modern.setup.players
#[test]
fn two_to_six_players_sit_down() {
    for edition in ALL {
        let rules = Rules::builtin(edition).expect("an edition");
        for players in [0, 1, 7, 255] {
            let refused = Game::new(rules.clone(), &Setup::of(players)).err().map(|e| e.kind);
            assert_eq!(
                refused,
                Some(ErrorKind::SetupPlayers { players, least: 2, most: 6 }),
                "{edition}"
            );
        }
        for players in 2..=6 {
            let game = Game::new(rules.clone(), &Setup::of(players)).expect(edition);
            assert_eq!(game.players(), players, "{edition}");
        }
    }
    let mut classic = scene("classic", &["Kassel", "Köln"]).set();
    classic.refuses_by(2, Action::Roll, RefusalCode::UnknownSeat, "classic.setup.players");
    let mut modern = scene("modern", &["Kassel", "Köln"]).set();
    modern.refuses_by(2, Action::Roll, RefusalCode::UnknownSeat, "modern.setup.players");
}

/// A truck starts on a space without a name, never in a city, and never where another stands. On
/// the board with ferries a sea space will do.
/// Shows: classic.setup.place, manual.setup.place
#[test]
fn trucks_start_on_the_road_not_in_a_city() {
    for (edition, clause) in [("classic", "classic.setup.place"), ("manual", "manual.setup.place")]
    {
        let mut t = placing(edition, 3, &[]);
        let kassel = t.space("Kassel");
        let road = t.space("Kassel-Frankfurt:1");
        t.refuses_by(0, Action::Place(kassel), RefusalCode::StartInCity, clause);
        t.does(0, Action::Place(road));
        assert_eq!(t.refuses(1, Action::Place(road)).code, RefusalCode::SpaceFull, "{edition}");
        let beside = t.space("Kassel-Frankfurt:3");
        t.does(1, Action::Place(beside));
        let last = if edition == "manual" { "Rotterdam-Flensburg:1" } else { "Bremen-Hannover:2" };
        let last = t.space(last);
        t.does(2, Action::Place(last));
    }
    let mut house = placing("modern", 2, &[("start-space", "not-a-city")]);
    let (city, sea) = (house.space("Berlin"), house.space("Flensburg-Rostock:1"));
    assert_eq!(house.refuses(0, Action::Place(city)).code, RefusalCode::StartInCity);
    house.does(0, Action::Place(sea));
}

/// By the Czech text a truck starts anywhere, in a city too, but never two on one space.
/// Shows: classic-cz.setup.place
#[test]
fn in_the_czech_text_trucks_start_anywhere_but_alone() {
    let house = [("start-space", "any")];
    for (edition, switches) in [("classic-cz", &[][..]), ("classic", &house[..])] {
        let mut t = placing(edition, 4, switches);
        let (city, road) = (t.space("Kassel"), t.space("Kassel-Frankfurt:1"));
        t.does(0, Action::Place(city));
        assert_eq!(t.refuses(1, Action::Place(city)).code, RefusalCode::SpaceFull, "{edition}");
        t.does(1, Action::Place(road));
        assert_eq!(t.refuses(2, Action::Place(road)).code, RefusalCode::SpaceFull, "{edition}");
        let next = t.space("Köln");
        t.does(2, Action::Place(next));
    }
}

/// In the modern game the contracts are looked at first; then a truck goes on any space, the start
/// city of an own contract too. Two fit on a road space, any number into a city.
/// Shows: modern.setup.place, ruling.placing
#[test]
fn in_the_modern_game_the_contracts_are_looked_at_before_placing() {
    for (edition, hand) in [("modern", 3), ("junior", 5)] {
        let mut t = placing(edition, 5, &[]);
        assert_eq!(t.hand(0).len(), hand, "{edition}: looked at before placing");
        assert_eq!(t.cash(0), 5000, "{edition}");
        let first = t.view(0).hand[0];
        let start = t.game.rules().contract(first).expect("a card").from;
        t.does(0, Action::Place(start)).does(1, Action::Place(start));
        let road = t.space("Kassel-Frankfurt:1");
        t.does(2, Action::Place(road)).does(3, Action::Place(road));
        assert_eq!(t.refuses(4, Action::Place(road)).code, RefusalCode::SpaceFull, "{edition}");
        t.does(4, Action::Place(start));
        assert!(t.may(0, Action::Load(first)), "{edition}: it stands in a start city");
    }
}

/// With the reference manual the start is chosen with the contracts in view too, though not in a
/// city.
/// Shows: manual.setup.place
#[test]
fn the_manual_places_trucks_with_the_contracts_in_view() {
    let house = [("placed", "after-looking")];
    for (edition, switches) in [("manual", &[][..]), ("classic", &house[..])] {
        let t = placing(edition, 3, switches);
        for seat in 0..3 {
            assert_eq!(t.hand(seat).len(), 3, "{edition}");
            assert_eq!(t.cash(seat), 5000, "{edition}");
        }
    }
}

/// In the classic game trucks are placed before money and contracts are handed out, so that nobody
/// chooses a start by his contracts.
/// Shows: classic.setup.place-before-deal
#[test]
fn classic_trucks_are_placed_before_anything_is_handed_out() {
    let house = [("placed", "before-deal")];
    for (edition, switches) in [("classic", &[][..]), ("classic-cz", &[]), ("modern", &house)] {
        let mut t = placing(edition, 2, switches);
        for name in ["Kassel-Frankfurt:1", "Kassel-Frankfurt:3"] {
            let seat = t.current();
            assert_eq!((t.cash(seat), t.hand(seat).len()), (0, 0), "{edition}");
            assert_eq!(t.player(seat).hidden, 0, "{edition}");
            assert_eq!(t.displayed(), ["-"; 4], "{edition}");
            let space = t.space(name);
            t.does(seat, Action::Place(space));
        }
        let dealing = matches!(t.game.chance(), Some(ChanceKind::Deal { player: Seat(0) }));
        assert!(dealing, "{edition}: now the contracts are dealt");
        t.let_chance();
        assert_eq!((t.cash(1), t.hand(1).len()), (5000, 3), "{edition}");
    }
}

/// By the Japanese text the contracts lie face down until all trucks stand; even their owner does
/// not know them. A truck may happen to start in a start city.
/// Shows: modern-ja.setup.place-before-looking
#[test]
fn in_the_japanese_text_nobody_looks_before_the_trucks_stand() {
    let house = [("placed", "before-looking")];
    for (edition, switches) in [("modern-ja", &[][..]), ("classic", &house), ("modern", &house)] {
        let mut t = Table::with(edition, 2, switches);
        t.chance(Action::First(Seat(0)));
        while let Pending::Chance { kind } = t.game.pending() {
            let outcome = t.game.outcome(0).expect("an outcome");
            t.chance(outcome);
            if let ChanceKind::Deal { player } = kind {
                let told = Happening::Dealt { player, contract: None };
                let seen = t.told[0].seen_by(Viewer::Seat(player));
                assert_eq!(seen, told, "{edition}: dealt face down");
            }
        }
        for name in ["Kassel-Frankfurt:1", "Kassel-Frankfurt:3"] {
            assert!(t.hand(0).is_empty() && t.hand(1).is_empty(), "{edition}");
            assert_eq!((t.player(0).hidden, t.player(1).hidden), (3, 3), "{edition}");
            let (seat, space) = (t.current(), t.space(name));
            t.does(seat, Action::Place(space));
        }
        assert_eq!((t.hand(0).len(), t.hand(1).len()), (3, 3), "{edition}: now they look");
    }
    let mut t = placing("modern-ja", 2, &[]);
    let (a, b) = (t.space("Flensburg"), t.space("Berlin"));
    t.does(0, Action::Place(a)).does(1, Action::Place(b));
    assert_eq!(t.truck(0), "Flensburg", "any space is a start");
    let open = placing("modern", 2, &[]);
    assert_eq!(open.hand(0).len(), 3, "the English text looks first");
}

/// Everybody has 5000 of the edition's currency, and every amount of the game can be paid in notes
/// of 100, 500, 1000 and 5000.
/// Shows: classic.setup.money, classic-cz.setup.money, modern.setup.money
#[test]
fn everybody_starts_with_five_thousand() {
    for (edition, currency) in ALL.into_iter().zip(["DM", "DM", "EUR", "EUR", "DM", "EUR"]) {
        let t = begun(edition, 6, &[]);
        assert_eq!(t.game.cash(), [5000; 6], "{edition}");
        let rules = t.game.rules();
        assert_eq!(rules.switches().get("currency").as_deref(), Some(currency), "{edition}");
        for card in &rules.contracts().cards {
            let amounts = [card.revenue].into_iter().chain(card.bids);
            assert!(amounts.into_iter().all(|a| a > 0 && a % 100 == 0), "{edition} {card:?}");
        }
    }
    let house = begun("classic", 2, &[("currency", "EUR")]);
    assert_eq!(house.game.cash(), [5000; 2]);
}

/// Everybody has three hidden contracts. Their owner may look at them at any time; the others see
/// how many there are until the goods are loaded.
/// Shows: classic.setup.private, modern.setup.private
#[test]
fn three_private_contracts_stay_hidden_until_loaded() {
    for edition in ["classic", "classic-cz", "manual", "modern", "modern-ja"] {
        let t = begun(edition, 4, &[]);
        for seat in 0..4 {
            assert_eq!(t.hand(seat).len(), 3, "{edition}: whoever has the turn");
            assert_eq!(t.player(seat).hidden, 3, "{edition}");
        }
        let spectator = View::of(&t.game, Viewer::Spectator);
        assert!(spectator.hand.is_empty(), "{edition}");

        let hands = |hand: &str| {
            scene(edition, &["Hannover-Kassel:1", "Köln"])
                .hand(0, &["Hannover-München", hand])
                .set()
        };
        let (mut t, other) = (hands("Berlin-Triest"), hands("Frankfurt-Flensburg"));
        assert_eq!(t.view(1), other.view(1), "{edition}: the neighbour cannot tell them apart");
        assert_ne!(t.view(0), other.view(0), "{edition}: the owner can");
        t.throws(0, 4).drives_to(0, "Hannover").loads(0, "Hannover-München");
        assert_eq!(t.on_road(0), ["Hannover-München"], "{edition}: shown when loaded");
        assert_eq!(t.player(0).hidden, 1, "{edition}: the other stays hidden");
    }
    let house = begun("modern", 3, &[("private-contracts", "7")]);
    assert_eq!(house.hand(2).len(), 7);
}

/// The children's game deals five contracts to each and has ten public ones, four of them open.
/// Shows: junior.setup.hand, junior.setup.public
#[test]
fn the_childrens_game_deals_five_and_has_ten_public_contracts() {
    for players in 2..=6 {
        let t = begun("junior", players, &[]);
        for seat in 0..players {
            assert_eq!(t.hand(seat).len(), 5);
        }
        let view = t.view(0);
        assert_eq!(view.pile, 6, "ten with the four that lie face up");
        assert!(view.display.iter().all(Option::is_some));
        assert_eq!(view.boxed, 54 - 5 * players - 10);
    }
}

/// The public pile has 12, 16, 20, 24 or 24 contracts for 2 to 6 players. The top four of it lie
/// face up; what is left over goes to the box.
/// Shows: classic.setup.public, modern.setup.public, classic.setup.display, modern.setup.display
/// Shows: manual.setup.signs
#[test]
fn the_public_pile_grows_with_the_players_and_shows_four() {
    for edition in ["classic", "classic-cz", "manual", "modern", "modern-ja"] {
        for (players, public) in (2u8..).zip([12, 16, 20, 24, 24]) {
            let t = begun(edition, players, &[]);
            let view = t.view(0);
            assert!(view.display.iter().all(Option::is_some), "{edition}: four lie face up");
            assert_eq!(view.pile + 4, public, "{edition} for {players}");
            let deck = t.game.rules().contracts().cards.len() as u8;
            assert_eq!(view.boxed, deck - 3 * players - public, "{edition} for {players}");
        }
    }
}

/// What was put back into the box can still be drawn by event cards of the classic deck.
/// Shows: classic.setup.public
#[test]
fn event_cards_draw_from_the_box() {
    for edition in ["classic", "classic-cz", "manual"] {
        let mut t = scene(edition, &["Kassel", "Köln"]).hand(1, &["Berlin-Triest"]).pile(50).set();
        assert_eq!(t.view(0).boxed, 1, "{edition}");
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("vertrauen").let_chance();
        assert_eq!(t.player(0).hidden, 1, "{edition}");
        assert_eq!((t.view(0).boxed, t.view(0).pile), (0, 50), "{edition}: the pile is untouched");
    }
}

/// How many public contracts there are is agreed at the start: it sets the length of the game. The
/// deck must suffice and the four open places must be filled.
/// Shows: classic.setup.length
#[test]
fn the_size_of_the_public_pile_sets_the_length_of_the_game() {
    for edition in ALL {
        for (size, pile) in [("4", 0), ("30", 26), ("6/8/10/12/14", 2)] {
            let t = begun(edition, 2, &[("public-pile", size)]);
            assert_eq!(t.view(0).pile, pile, "{edition} {size}");
        }
        for (size, why) in [("3", "pile"), ("60", "cards")] {
            let switches = [("public-pile".to_owned(), size.to_owned())];
            let rules = Rules::build(edition, &switches, OwnFiles::default()).expect(edition);
            let refused = Game::new(rules, &Setup::of(2)).expect_err(size);
            assert_eq!(refused.code(), why, "{edition} {size}");
        }
    }
}

/// Both signs start beside the board and all goods lie in the stock.
/// Shows: classic.setup.signs, modern.setup.signs, manual.setup.signs
#[test]
fn both_signs_start_beside_the_board() {
    for edition in ALL {
        let view = begun(edition, 4, &[]).view(0);
        assert_eq!((view.roadworks, view.jam), (None, None), "{edition}");
        assert_eq!(view.stock, 48, "{edition}");
        assert!(view.lost_cargo.is_empty(), "{edition}");
    }
}

/// The event cards are shuffled and lie face down: the first to be drawn can be any of them.
/// Shows: classic.setup.events, modern.setup.signs
#[test]
fn the_event_deck_is_shuffled_and_face_down() {
    for (edition, cards) in ALL.into_iter().zip([31, 31, 28, 28, 31, 28]) {
        let view = begun(edition, 2, &[]).view(0);
        assert_eq!(view.events_left, cards, "{edition}");
        assert!(view.events_under.is_empty() && view.events_used.is_empty(), "{edition}");
        let mut t = scene(edition, &["Kassel", "Köln"]).set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2");
        assert_eq!(t.game.chance(), Some(ChanceKind::Event), "{edition}");
        let mut outcomes = Vec::new();
        t.game.legal_actions(Actor::Chance, &mut outcomes);
        assert_eq!(outcomes.len(), cards as usize, "{edition}");
    }
}

/// The first player is settled first. He places first, then it goes clockwise, and he has the
/// first turn. No card is drawn on an event space at the start.
/// Shows: ruling.placing
#[test]
fn the_first_player_places_first_and_nothing_is_drawn_at_the_start() {
    for edition in ALL {
        let mut t = Table::new(edition, 3);
        settle_first(&mut t, 1);
        t.let_chance();
        for (seat, name) in
            [(1, "Kassel-Frankfurt:2"), (2, "Stuttgart-München:1"), (0, "Flensburg-Hamburg:1")]
        {
            let space = t.space(name);
            assert!(t.game.rules().board().events.has(space), "{name} is an event space");
            let other = (seat + 1) % 3;
            assert_eq!(t.refuses(other, Action::Place(space)).code, RefusalCode::NotYourTurn);
            t.does(seat, Action::Place(space));
        }
        t.let_chance();
        let before_roll = Pending::Players { seats: seats(&[1]), decision: Decision::BeforeRoll };
        assert_eq!(t.game.pending(), before_roll, "{edition}: no event, and seat 1 begins");
        let deck = t.game.rules().events().cards.len() as u8;
        assert_eq!(t.view(0).events_left, deck, "{edition}");
    }
}

// ----- helpers -----------------------------------------------------------------------------------

/// Lets chance or the dice say that a player begins.
fn settle_first(t: &mut Table, first: u8) {
    if t.game.chance() == Some(ChanceKind::First) {
        t.chance(Action::First(Seat(first)));
    } else {
        for seat in 0..t.game.players() {
            t.dice(&[if seat == first { 6 } else { 1 }]);
        }
    }
}

/// A new game at the moment at which seat 0 is to place the first truck.
fn placing(edition: &str, players: u8, switches: &[(&str, &str)]) -> Table {
    let mut t = Table::with(edition, players, switches);
    settle_first(&mut t, 0);
    t.let_chance();
    assert_eq!(
        t.game.pending(),
        Pending::Players { seats: seats(&[0]), decision: Decision::Place }
    );
    t
}

/// A new game at the beginning of its first turn, set up by chance.
fn begun(edition: &str, players: u8, switches: &[(&str, &str)]) -> Table {
    let mut t = Table::with(edition, players, switches);
    let mut chance = Seeded::new(u64::from(players));
    while t.game.turn() == 0 {
        if let Some(outcome) = chance.next(&t.game) {
            t.chance(outcome);
        } else {
            let (seat, list) = (t.current(), t.legal(t.current()));
            t.does(seat, list[chance.below(list.len() as u32) as usize]);
        }
    }
    t
}
