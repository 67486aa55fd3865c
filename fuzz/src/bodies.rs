//! What the fuzz targets try, one function each. The ordinary tests run the same functions over
//! damaged copies of the seeds.
//!
//! A body returns for any input; a panic is a fault of the game.

use std::sync::LazyLock;

use aufachse_engine::Engine;
use aufachse_rules::board::{BUILTIN_BOARDS, Board};
use aufachse_rules::contracts::ContractDeck;
use aufachse_rules::events::EventDeck;
use aufachse_rules::{
    Actor, ChanceSource, Edition, Game, OwnFiles, Record, Rules, Seat, Seeded, View, Viewer,
};

/// The boards in the box, for decks that name their cities.
static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    BUILTIN_BOARDS.iter().filter_map(|(name, text)| Board::from_toml(name, text).ok()).collect()
});

/// How far a game that could be read is played on.
const ACTIONS: usize = 150;

/// Anything is read as a record; what is accepted must fold to the same end when written again.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = Record::from_text(text) else { return };
    let Ok(played) = record.verify() else { return };
    let again = Record::from_text(&record.to_text()).expect("what was read can be written");
    assert_eq!(again, record);
    let closing = record.closing.as_ref().expect("a record without a closing line was read");
    assert_eq!(closing.hash, played.game.fingerprint());
    assert_eq!(closing.actions, record.entries.len());
    play_on(played.game, 1);
}

/// Anything is read as a position; what is accepted can be played, and everything stays there.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Game::from_position("fuzz", text, OwnFiles::default()) {
        Ok(game) => play_on(game, bytes.len() as u64),
        Err(faults) => assert!(!faults.0.is_empty(), "refused without a reason"),
    }
}

/// Every line gets one line as its answer.
pub fn protocol(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut engine = Engine::new();
    for line in text.lines().take(64) {
        let answer = engine.line(line);
        assert!(answer.starts_with('{') && answer.ends_with('}') && !answer.contains('\n'));
        if engine.is_over() {
            return;
        }
    }
}

/// Anything is read as a board, a deck or an edition; a sound board carries a game.
pub fn board(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = Edition::from_toml("fuzz", text);
    for board in &*BOARDS {
        let _ = ContractDeck::from_toml("fuzz", text, board);
        let _ = EventDeck::from_toml("fuzz", text, board);
    }
    let Ok(board) = Board::from_toml("fuzz", text) else { return };
    for space in board.all.iter() {
        assert_eq!(board.space(&board.name_of(space)), Some(space), "a name leads back");
        assert!(board.all.iter().all(|to| board.distance(space, to) == board.distance(to, space)));
    }
    let own = OwnFiles { board: Some(("fuzz".into(), text.into())), ..OwnFiles::default() };
    if let Ok(rules) = Rules::build("classic", &[], own) {
        let game = Game::new(rules, &aufachse_rules::Setup::of(2));
        play_on(game.expect("a deck that fits its board"), 1);
    }
}

/// Plays at random, checking what always holds.
fn play_on(mut game: Game, seed: u64) {
    let mut dice = Seeded::new(seed);
    let mut list = Vec::new();
    let mut told = Vec::new();
    game.check().expect("everything is there");
    for _ in 0..ACTIONS {
        if game.ending().is_some() {
            return;
        }
        let (actor, action) = if let Some(outcome) = dice.next(&game) {
            (Actor::Chance, outcome)
        } else {
            let seats = game.may_act();
            let nth = dice.below(seats.len() as u32) as usize;
            let seat = seats.nth(nth).expect("somebody may act");
            let actor = Actor::Seat(seat);
            game.legal_actions(actor, &mut list);
            assert!(!list.is_empty(), "{:?}", game.pending());
            (actor, list[dice.below(list.len() as u32) as usize])
        };
        told.clear();
        game.apply_into(actor, action, &mut told).expect("what is listed is legal");
        game.check().expect("nothing is lost");
    }
    for viewer in (0..game.players()).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Spectator]) {
        let _ = View::of(&game, viewer);
    }
    if let Some(text) = game.to_position() {
        let own = game.rules().own_files().clone();
        let again = Game::from_position("again", &text, own).expect("what was written can be read");
        assert_eq!(again.fingerprint(), game.fingerprint(), "{text}");
    }
}
