//! Records that somebody has changed: the first wrong line is named, by `verify` and by `fold`.

use aufachse_rules::{
    Action, Actor, ChanceSource as _, Entry, ErrorKind, FairDice, InputError, PLAYED_REVISIONS,
    Proof, Record, Rules, Seat, Seeded, Session, Setup,
};

const SEED: u64 = 42;
const SECRET: [u8; 32] = [7; 32];

/// Where the chance of a test game comes from.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    /// The header names the seed.
    Seed,
    /// The header has a promise, the closing line the secret.
    Promise,
    /// The record does not say.
    Unknown,
}

/// The chance of a test game, from its beginning.
fn chance(origin: Origin) -> Seeded {
    match origin {
        Origin::Promise => promise().chance(SECRET),
        Origin::Seed | Origin::Unknown => Seeded::new(SEED),
    }
}

fn promise() -> FairDice {
    FairDice::promise(SECRET).with_words(["plum", "otter", "fig"])
}

/// The action of a player: the first seat that may act, one of its actions.
fn players_choice(session: &Session, pick: &mut Seeded) -> (Actor, Action) {
    let mut list = Vec::new();
    for seat in (0..session.game().players()).map(|seat| Actor::Seat(Seat(seat))) {
        session.game().legal_actions(seat, &mut list);
        if !list.is_empty() {
            return (seat, list[pick.below(list.len() as u32) as usize]);
        }
    }
    panic!("nobody may act");
}

/// A game of thirty turns. At each entry `forge` may put another outcome in the place of what
/// chance brings; the game goes on from there, so that all fingerprints agree.
fn played(origin: Origin, mut forge: impl FnMut(usize, Action) -> Option<Action>) -> Record {
    let rules = Rules::builtin("modern").expect("a built-in edition");
    let setup = Setup { turn_limit: Some(30), ..Setup::of(3) };
    let names = ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec();
    let mut session = Session::new(rules, &setup, names).expect("a table");
    let header = &mut session.record_mut().header;
    match origin {
        Origin::Seed => header.seed = Some(SEED),
        Origin::Promise => header.fair = Some(promise()),
        Origin::Unknown => {}
    }
    let (mut chance, mut pick) = (chance(origin), Seeded::new(1));
    while session.game().ending().is_none() {
        let (by, action) = match chance.next(session.game()) {
            Some(outcome) => (Actor::Chance, forge(session.len(), outcome).unwrap_or(outcome)),
            None => players_choice(&session, &mut pick),
        };
        session.apply(by, action).expect("a legal action");
    }
    let mut record = session.record().clone();
    record.close(session.game(), (origin == Origin::Promise).then_some(SECRET));
    record
}

fn honest(origin: Origin) -> Record {
    played(origin, |_, _| None)
}

/// The line of an entry: the header stands above the first.
fn line_of(entry: usize) -> usize {
    entry + 2
}

/// The error of a record, which `verify` and `fold` must both report.
#[track_caller]
fn refused(record: &Record) -> InputError {
    let verified = record.verify().map(|_| ()).expect_err("verify refuses it");
    let folded = record.fold(|_, _, _, _| {}).map(|_| ()).expect_err("fold refuses it");
    assert_eq!(verified, folded);
    verified
}

/// The error of a text, from reading or from playing.
#[track_caller]
fn refused_text(lines: &[String]) -> InputError {
    match Record::from_text(&lines.join("\n")) {
        Ok(record) => refused(&record),
        Err(error) => error,
    }
}

fn lines(record: &Record) -> Vec<String> {
    record.to_text().lines().map(str::to_owned).collect()
}

/// The entries of a kind from the middle of a game on.
fn entry_where(record: &Record, fits: impl Fn(&Entry) -> bool) -> usize {
    let middle = record.entries.len() / 2;
    let found = record.entries.iter().enumerate().skip(middle).find(|(_, entry)| fits(entry));
    found.expect("such an entry").0
}

fn is_throw(entry: &Entry) -> bool {
    matches!(entry.action, Action::Dice(..))
}

fn is_draw(entry: &Entry) -> bool {
    matches!(entry.action, Action::Contract(_) | Action::Event(_))
}

fn other_throw(action: Action) -> Action {
    match action {
        Action::Dice(a, b) => Action::Dice(a % 6 + 1, b),
        other => panic!("{other:?} is not a throw"),
    }
}

#[test]
fn a_changed_throw_is_named_and_not_what_follows_from_it() {
    for origin in [Origin::Seed, Origin::Promise] {
        let mut record = honest(origin);
        let throws: Vec<usize> =
            (0..record.entries.len()).filter(|&i| is_throw(&record.entries[i])).collect();
        for at in throws {
            let honest = record.entries[at].action;
            record.entries[at].action = other_throw(honest);
            let error = refused(&record);
            assert_eq!(error.line, line_of(at), "{error}");
            let dice = ErrorKind::RecordDice { found: record.entries[at].action, needed: honest };
            assert_eq!(error.kind, dice);
            record.entries[at].action = honest;
        }
    }
}

#[test]
fn a_changed_draw_is_named_and_not_what_follows_from_it() {
    for origin in [Origin::Seed, Origin::Promise] {
        let mut record = honest(origin);
        let at = entry_where(&record, is_draw);
        // The card of another draw, which is not in its place here.
        let other = record.entries.iter().find(|e| is_draw(e)).expect("a draw").action;
        assert_ne!(record.entries[at].action, other);
        record.entries[at].action = other;
        let error = refused(&record);
        assert_eq!(error.line, line_of(at), "{error}");
        assert!(matches!(error.kind, ErrorKind::RecordDice { .. }), "{error}");
    }
}

/// Somebody chose a throw and played on: rules and fingerprints hold, and only the seed shows it.
#[test]
fn a_forged_game_is_refused_at_its_first_false_throw() {
    for origin in [Origin::Seed, Origin::Promise] {
        let mut forged = None;
        let record = played(origin, |entry, outcome| {
            let due = forged.is_none() && entry > 60 && matches!(outcome, Action::Dice(..));
            due.then(|| {
                forged = Some(entry);
                other_throw(outcome)
            })
        });
        let error = refused(&record);
        assert_eq!(error.line, line_of(forged.expect("a throw to forge")), "{error}");
        assert!(matches!(error.kind, ErrorKind::RecordDice { .. }), "{error}");
    }
}

/// The last line in which a change of an entry can show: the next fingerprint.
fn shows_by(entries: &[Entry], changed: usize) -> usize {
    let later = entries.iter().enumerate().skip(changed);
    line_of(later.filter(|(_, entry)| entry.hash.is_some()).map(|(i, _)| i).next().unwrap())
}

/// Where chance is one of the two, it is known which line is wrong. Two actions of players may be
/// legal in another order; then the next fingerprint differs, unless the order makes no difference,
/// as with two trailers that are bought.
#[test]
fn of_two_swapped_lines_the_first_is_named() {
    let honest = honest(Origin::Seed);
    let mut by_chance = 0;
    for at in 0..honest.entries.len() - 1 {
        let (a, b) = (&honest.entries[at], &honest.entries[at + 1]);
        if (a.by, a.action) == (b.by, b.action) {
            continue;
        }
        let chance = [a.by, b.by].contains(&Actor::Chance);
        by_chance += usize::from(chance);
        let mut record = honest.clone();
        record.entries.swap(at, at + 1);
        if !chance && record.verify().is_ok() {
            continue;
        }
        let error = refused(&record);
        let last = if chance { line_of(at) } else { shows_by(&record.entries, at) };
        assert!((line_of(at)..=last).contains(&error.line), "{at}: {error}");
    }
    assert!(by_chance > 40, "{by_chance}");
}

#[test]
fn another_seed_is_noticed_at_the_first_outcome_that_it_does_not_bring() {
    let mut record = honest(Origin::Seed);
    record.header.seed = Some(SEED + 1);
    let (mut other, mut game) = (Seeded::new(SEED + 1), record.start().expect("a table"));
    let mut first = None;
    for (i, entry) in record.entries.iter().enumerate() {
        if entry.by == Actor::Chance && other.next(&game) != Some(entry.action) {
            first = Some(i);
            break;
        }
        game.apply(entry.by, entry.action).expect("legal");
    }
    assert_eq!(refused(&record).line, line_of(first.expect("another seed, other luck")));
}

#[test]
fn another_secret_is_named_at_the_closing_line() {
    let mut record = honest(Origin::Promise);
    let closing = record.closing.as_mut().expect("closed");
    closing.seed = Some("08".repeat(32));
    let error = refused(&record);
    assert_eq!(error.line, line_of(record.entries.len()));
    assert_eq!(error.kind, ErrorKind::RecordPromise);
    // An earlier wrong line comes first, though only the rules can find it now.
    let at = entry_where(&record, |entry| entry.hash.is_some());
    record.entries[at].hash = Some("0000000000000000".to_owned());
    assert_eq!(refused(&record).line, line_of(at));
}

#[test]
fn a_promise_without_its_secret_is_refused_once_the_game_is_over() {
    let mut record = honest(Origin::Promise);
    record.closing.as_mut().expect("closed").seed = None;
    let error = refused(&record);
    assert_eq!(error.line, line_of(record.entries.len()));
    assert_eq!(error.kind, ErrorKind::RecordNoSeed);
}

/// A secret that nobody promised could have been looked for until the dice pleased.
#[test]
fn a_secret_without_its_promise_is_refused_at_the_header() {
    let mut record = honest(Origin::Promise);
    record.header.fair = None;
    let error = refused(&record);
    assert_eq!((error.line, error.kind), (1, ErrorKind::RecordNoPromise));
    // Without the whole promise but with the words, the line cannot be read.
    let record = honest(Origin::Promise);
    let mut text = lines(&record);
    let promise = format!("\"promise\":\"{}\",", record.header.fair.expect("a promise").promise);
    text[0] = text[0].replacen(&promise, "", 1);
    let error = refused_text(&text);
    assert_eq!(error.line, 1);
    assert!(matches!(error.kind, ErrorKind::RecordDamaged { .. }), "{error}");
}

#[test]
fn a_changed_fingerprint_is_named() {
    for origin in [Origin::Seed, Origin::Promise, Origin::Unknown] {
        let mut record = honest(origin);
        let at = entry_where(&record, |entry| entry.hash.is_some());
        record.entries[at].hash = Some("0123456789abcdef".to_owned());
        let error = refused(&record);
        assert_eq!((error.line, error.kind), (line_of(at), ErrorKind::RecordHash));
        record.entries[at].hash = None;
        let error = refused(&record);
        assert_eq!((error.line, error.kind), (line_of(at), ErrorKind::RecordNoHash));
    }
}

#[test]
fn a_truncated_record_is_named_by_its_last_line() {
    let whole = lines(&honest(Origin::Seed));
    for length in 1..whole.len() {
        let error = refused_text(&whole[..length]);
        assert_eq!((error.line, error.kind), (length, ErrorKind::RecordBreaksOff));
    }
}

/// A throw or draw, the header and the closing line are known to be there twice. What a player did
/// may be legal again; then the next fingerprint differs.
#[test]
fn a_line_that_is_there_twice_is_named() {
    let honest = honest(Origin::Seed);
    let whole = lines(&honest);
    for line in 1..=whole.len() {
        let mut twice = whole.clone();
        twice.insert(line, whole[line - 1].clone());
        let entry = line.checked_sub(line_of(0)).and_then(|at| Some((at, honest.entries.get(at)?)));
        let last = match entry {
            Some((at, entry)) if entry.by != Actor::Chance => shows_by(&honest.entries, at) + 1,
            _ => line + 1,
        };
        let error = refused_text(&twice);
        assert!((line + 1..=last).contains(&error.line), "{line}: {error}");
    }
}

/// Three outcomes: proved, consistent, refused.
#[test]
fn a_record_is_proved_or_only_consistent() {
    for origin in [Origin::Seed, Origin::Promise] {
        let record = honest(origin);
        let by_chance = record.entries.iter().filter(|entry| entry.by == Actor::Chance).count();
        let throws = record.entries.iter().filter(|entry| is_throw(entry)).count();
        assert!(throws > 20, "{throws}");
        let proof = Proof::Proved { throws, draws: by_chance - throws };
        assert_eq!(record.verify().expect("an honest record").proof, proof);
    }
    let record = honest(Origin::Unknown);
    assert_eq!(record.verify().expect("an honest record").proof, Proof::Consistent);
}

/// The secret of a game under way is still kept. Nobody can prove its dice, and nobody has to.
#[test]
fn a_game_under_way_keeps_its_secret() {
    let mut record = honest(Origin::Promise);
    record.entries.truncate(record.entries.len() / 2);
    record.closing = None;
    let played = record.verify().expect("a game under way");
    assert_eq!(played.proof, Proof::Consistent);
    record.close(&played.game, None);
    assert_eq!(record.verify().expect("a game that was saved").proof, Proof::Consistent);
    record.close(&played.game, Some(SECRET));
    assert!(record.verify().expect("a revealed secret").proof.proved().is_some());
}

/// Chance has one source.
#[test]
fn a_seed_beside_a_promise_is_refused_at_the_header() {
    let mut record = honest(Origin::Promise);
    record.header.seed = Some(SEED);
    let error = refused(&record);
    assert_eq!((error.line, error.kind), (1, ErrorKind::RecordTwoSeeds));
}

/// The message names the revision of the record and those that are played.
#[test]
fn a_record_of_another_revision_is_refused() {
    let other = PLAYED_REVISIONS.iter().max().expect("a revision") + 1;
    let mut record = honest(Origin::Seed);
    assert!(PLAYED_REVISIONS.contains(&record.header.revision));
    record.header.revision = other;
    let error = refused_text(&lines(&record));
    let played = PLAYED_REVISIONS.iter().map(u32::to_string).collect();
    assert_eq!((error.line, error.kind), (1, ErrorKind::RecordRevision { found: other, played }));
}
