//! A table that was folded from single messages is the table as the server has it.

use std::time::Duration;

use aufachse_rules::Seat;
use aufachse_server::client::{Address, Client};
use aufachse_server::wire::{BotLevel, ClientMessage, ServerMessage};
use aufachse_terminal::home::Home;
use aufachse_terminal::link::Desk;
use aufachse_terminal::{Heard, Line, News, Table, Wishes};
use aufachse_words::Words;

struct Sitting {
    home: Home,
    line: Line,
    table: Table,
    desk: Desk,
    _folder: tempfile::TempDir,
}

impl Sitting {
    async fn new(wishes: Wishes) -> Sitting {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Home::open(folder.path(), Duration::ZERO).await.expect("a home");
        let mut desk = Desk::new(Client::new(Address::from(home.address())));
        let words = Words::new("en").expect("English");
        let opened = desk.open(&wishes.table(&words)).await.expect("a table");
        let mut line = Line::open(desk.client.clone(), opened.id);
        let Some(Heard::Said(welcome)) = line.hear().await else { panic!("no welcome") };
        let table = Table::open(*welcome).expect("a table");
        Sitting { home, line, table, desk, _folder: folder }
    }

    async fn hear(&mut self) -> News {
        match self.line.hear().await {
            Some(Heard::Said(message)) => {
                // What is read is written as it was.
                let text = serde_json::to_value(&message).expect("a message");
                let again: ServerMessage = serde_json::from_value(text.clone()).expect("the same");
                assert_eq!(serde_json::to_value(&again).expect("a message"), text);
                self.table.take(*message)
            }
            other => panic!("{other:?}"),
        }
    }

    /// Does a choice and waits until it is done.
    async fn act(&mut self, seat: Seat, index: u32) {
        let (id, revision) = (self.table.next_id(), self.table.revision);
        self.line.send(ClientMessage::Act { id, revision, seat, index }).await;
        self.done(id).await;
    }

    async fn done(&mut self, wanted: u32) {
        loop {
            match self.hear().await {
                News::Done(id) if id == wanted => return,
                // A bot was faster; what it did has come in before the answer.
                News::Refused(id, problem) if id == Some(wanted) && problem.code == "stale" => {
                    return;
                }
                News::Refused(id, problem) if id == Some(wanted) => panic!("{problem:?}"),
                _ => {}
            }
        }
    }

    /// The table as somebody sees it who comes only now.
    async fn anew(&mut self) -> Table {
        let mut line = Line::open(self.desk.client.clone(), self.table.info.id.clone());
        match line.hear().await {
            Some(Heard::Said(welcome)) => Table::open(*welcome).expect("a table"),
            other => panic!("{other:?}"),
        }
    }
}

fn alone(edition: &str) -> Wishes {
    Wishes {
        edition: Some(edition.to_owned()),
        names: vec!["Ada".to_owned()],
        bots: vec![BotLevel::Random, BotLevel::Lehrling],
        turns: Some(30),
        ..Wishes::default()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folded_table_is_the_table_of_the_server() {
    for edition in ["classic", "modern-ja"] {
        let mut sitting = Sitting::new(alone(edition)).await;
        let mut turn = 0;
        while !sitting.table.is_over() {
            match sitting.table.asked_seat() {
                Some(seat) => {
                    let count = sitting.table.choices().len();
                    turn += 1;
                    let index = sitting.table.choices()[turn * 7 % count].index;
                    sitting.act(seat, index).await;
                }
                None => {
                    sitting.hear().await;
                }
            }
        }
        let fresh = sitting.anew().await;
        let (told, folded) = (&fresh.state, &sitting.table.state);
        assert_eq!(told.view, folded.view, "{edition}");
        assert_eq!((told.actions, told.floor), (folded.actions, folded.floor));
        assert_eq!(told.result, folded.result);
        let tail = fresh.log.entries();
        let known = sitting.table.log.entries();
        assert!(tail.len() > 30 && known.len() >= tail.len(), "{} {}", tail.len(), known.len());
        assert_eq!(&known[known.len() - tail.len()..], tail, "{edition}");
        // No number is missing and none is there twice.
        let mut numbers = known.windows(2).map(|two| two[1].action - two[0].action);
        assert!(numbers.all(|step| step == 1));
        sitting.home.close().await;
    }
}

/// Other players' cash is not known where the table hides it, and not shown as nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hidden_cash_is_not_known() {
    let mut sitting = Sitting::new(Wishes { hide_cash: true, ..alone("classic") }).await;
    while sitting.table.asked_seat().is_none() {
        sitting.hear().await;
    }
    let view = sitting.table.view().expect("a view");
    let shown: Vec<bool> = view.players.iter().map(|player| player.cash.is_some()).collect();
    assert_eq!(shown, [true, false, false]);
    let words = Words::new("en").expect("English");
    let say = aufachse_terminal::say::Say::new(&words, &sitting.table);
    assert!(say.player_line(Seat(1)).contains("secret"), "{}", say.player_line(Seat(1)));
    assert!(!say.player_line(Seat(0)).contains("secret"));
    sitting.home.close().await;
}

/// What is looked at by one player is forgotten when the screen shows another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_seat_does_not_read_the_log_of_the_one_before() {
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    // In this edition contracts are dealt before the first decision.
    let edition = Some("modern".to_owned());
    let mut sitting = Sitting::new(Wishes { names, edition, ..Wishes::default() }).await;
    assert_eq!(sitting.table.state.looking, None);
    let known = |table: &Table, player: u8| {
        let steps = table.log.entries().iter().flat_map(|entry| &entry.step.happenings);
        let dealt = steps.filter(|h| {
            matches!(h, aufachse_rules::Happening::Dealt { player: p, contract: Some(_) } if p.0 == player)
        });
        dealt.count()
    };
    for (seat, other) in [(0, 1), (1, 0)] {
        sitting.line.send(ClientMessage::Look { seat: Some(Seat(seat)) }).await;
        while sitting.table.state.looking != Some(Seat(seat)) {
            sitting.hear().await;
        }
        assert!(known(&sitting.table, seat) > 0);
        assert_eq!(known(&sitting.table, other), 0);
    }
    sitting.line.send(ClientMessage::Look { seat: None }).await;
    while sitting.table.state.looking.is_some() {
        sitting.hear().await;
    }
    assert_eq!(known(&sitting.table, 0) + known(&sitting.table, 1), 0);
    sitting.home.close().await;
}

/// Every code of this side has its sentence in every language.
#[test]
fn every_code_has_its_sentence() {
    for language in Words::languages() {
        let words = Words::new(language).expect("a language");
        for code in aufachse_terminal::error::Snag::CODES {
            assert!(words.has(&format!("{}-{}", code.kind, code.code)), "{language}: {code:?}");
        }
    }
}
