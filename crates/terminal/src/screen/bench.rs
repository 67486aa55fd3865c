//! Tables for tests: games from a seed, played by dice, as a server would tell of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use aufachse_rules::{
    Action, Actor, ChanceSource as _, Decision, Game, Happening, Pending, Rules, Seat, Seeded,
    Setup, View, Viewer,
};
use aufachse_server::wire::{
    BotLevel, BotWhy, Brings, Choice, Clock, Colour, Fair, Happened, Place, SeatInfo, SeatKind,
    ServerMessage, State, Status, Step, TableInfo, TableResult,
};
use aufachse_words::Words;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

use crate::Table;

/// A game and everything that has happened in it.
pub(crate) struct Bench {
    pub(crate) rules: Arc<Rules>,
    pub(crate) game: Game,
    pub(crate) steps: Vec<Step>,
    chance: Seeded,
    taste: Seeded,
    /// The seats at this device.
    pub(crate) own: Vec<Seat>,
}

impl Bench {
    /// A new game for three.
    pub(crate) fn new(edition: &str, seed: u64) -> Bench {
        Bench::limited(edition, seed, None)
    }

    /// A new game for three that ends after so many turns.
    pub(crate) fn limited(edition: &str, seed: u64, turn_limit: Option<u32>) -> Bench {
        let rules = Rules::builtin(edition).expect("a box");
        let setup = Setup { turn_limit, ..Setup::of(3) };
        let game = Game::new(Arc::clone(&rules), &setup).expect("a game");
        let (chance, taste) = (Seeded::new(seed), Seeded::new(seed + 1));
        Bench { rules, game, steps: Vec::new(), chance, taste, own: vec![Seat(0)] }
    }

    /// Does an action.
    pub(crate) fn apply(&mut self, by: Actor, action: Action) {
        let happenings = self.game.apply(by, action).expect("a legal action");
        self.steps.push(Step { by, action: Some(action), happenings });
    }

    /// Plays on until something is awaited that is looked for; a game that ends first is a fault.
    #[must_use]
    pub(crate) fn until(mut self, found: impl Fn(&Bench) -> bool) -> Bench {
        let mut legal = Vec::new();
        for _ in 0..20_000 {
            if found(&self) {
                return self;
            }
            match self.game.pending() {
                Pending::Chance { .. } => {
                    let outcome = self.chance.next(&self.game).expect("an outcome");
                    self.apply(Actor::Chance, outcome);
                }
                Pending::Players { seats, .. } => {
                    let seat = seats.lowest().expect("somebody");
                    self.game.legal_actions(Actor::Seat(seat), &mut legal);
                    let deal = legal.iter().position(|action| {
                        matches!(action, Action::Load(_) | Action::Deliver(_) | Action::Auction(_))
                    });
                    let any = self.taste.below(legal.len() as u32) as usize;
                    let action = legal[deal.unwrap_or(any)];
                    self.apply(Actor::Seat(seat), action);
                }
                Pending::Over { .. } => break,
            }
        }
        assert!(found(&self), "it never came to that");
        self
    }

    /// Is this decision awaited of the first player?
    pub(crate) fn asks(&self, is: impl Fn(Decision) -> bool) -> bool {
        matches!(self.game.pending(), Pending::Players { seats, decision }
            if seats.contains(Seat(0)) && is(decision))
    }

    /// The table as the server tells of it to who looks from a seat.
    pub(crate) fn table(&self, looking: Option<Seat>) -> Table {
        Table::open(self.welcome(looking)).expect("a table")
    }

    pub(crate) fn welcome(&self, looking: Option<Seat>) -> ServerMessage {
        let viewer = looking.map_or(Viewer::Spectator, Viewer::Seat);
        let told = |step: &Step| Happened { revision: 1, step: step.seen_by(viewer) };
        ServerMessage::Welcome {
            v: 1,
            revision: self.steps.len() as u32,
            table: Box::new(self.info()),
            state: Box::new(self.state(looking)),
            log: self.steps.iter().map(told).collect(),
            chat: Vec::new(),
        }
    }

    pub(crate) fn state(&self, looking: Option<Seat>) -> State {
        let viewer = looking.map_or(Viewer::Spectator, Viewer::Seat);
        let mut legal = Vec::new();
        if let Some(seat) = looking {
            self.game.legal_actions(Actor::Seat(seat), &mut legal);
        }
        State {
            status: self.status(),
            looking,
            view: Some(View::of(&self.game, viewer)),
            legal: legal
                .into_iter()
                .enumerate()
                .map(|(at, action)| self.choice(at, action))
                .collect(),
            awaited: self.game.awaited().iter().collect(),
            may_act: self.game.may_act().iter().collect(),
            actions: self.steps.len() as u32,
            floor: 0,
            undo: false,
            clocks: Vec::new(),
            seats: self.seats(),
            order: None,
            proposal: None,
            result: self.result(),
        }
    }

    fn choice(&self, at: usize, action: Action) -> Choice {
        let brings = match action {
            Action::Drive(way) => Some(Brings {
                to: way.end(),
                steps: way.steps(),
                exact: way.exact(),
                early: way.early(),
                event: self.rules.board().events.has(way.end()),
                auction: self.rules.board().is_city(way.end()) && way.exact(),
                take: false,
                loads: Vec::new(),
                delivers: Vec::new(),
                money: 0,
            }),
            _ => None,
        };
        Choice { index: at as u32, action, brings }
    }

    fn status(&self) -> Status {
        if self.game.ending().is_some() { Status::Over } else { Status::Playing }
    }

    fn result(&self) -> Option<TableResult> {
        let ending = self.game.ending()?;
        let happenings = self.steps.iter().flat_map(|step| &step.happenings);
        let place = |happening: &Happening| match *happening {
            Happening::Ranked { player, place, cash } => Some(Place { seat: player, place, cash }),
            _ => None,
        };
        let mut places: Vec<Place> = happenings.filter_map(place).collect();
        places.sort_by_key(|place| place.place);
        Some(TableResult { ending, places, record: String::new(), seed: String::new() })
    }

    fn seats(&self) -> Vec<SeatInfo> {
        let names = ["Ada", "Ben", ""];
        let info = |seat: u8| {
            let own = self.own.contains(&Seat(seat));
            SeatInfo {
                kind: if own { SeatKind::Here } else { SeatKind::Bot },
                name: names[usize::from(seat)].to_owned(),
                level: (!own).then_some(BotLevel::Lehrling),
                colour: Colour::ALL[usize::from(seat)],
                taken: true,
                bot: (!own).then_some(BotWhy::Seat),
                present: true,
            }
        };
        (0..3).map(info).collect()
    }

    fn info(&self) -> TableInfo {
        TableInfo {
            id: "table".to_owned(),
            revision: 1,
            edition: self.rules.edition().id.clone(),
            switches: BTreeMap::new(),
            fingerprint: self.rules.fingerprint(),
            seats: self.seats(),
            status: self.status(),
            listed: false,
            clock: Clock::None,
            open_cash: true,
            absence: None,
            turn_limit: None,
            first: None,
            fair: Fair {
                promise: String::new(),
                words: Vec::new(),
                given: Vec::new(),
                seed: None,
                chosen: false,
            },
            created: 0,
            host: true,
            own: self.own.clone(),
            invites: Vec::new(),
            rematch: None,
            record: None,
        }
    }
}

/// A language for as long as the tests run.
pub(crate) fn words(language: &str) -> &'static Words {
    Box::leak(Box::new(Words::new(language).expect("a language")))
}

/// What is on a screen of some size after something was drawn on it.
pub(crate) fn drawn(size: (u16, u16), draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen");
    terminal.draw(draw).expect("drawn");
    terminal.backend().buffer().clone()
}

/// A screen as text, a line for each row. The cell behind a wide character is not written.
pub(crate) fn text(buffer: &Buffer) -> String {
    let area = buffer.area;
    let row = |y: u16| {
        let mut line = String::new();
        let mut x = 0;
        while x < area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += super::measure::width(symbol).max(1) as u16;
        }
        line.trim_end().to_owned()
    };
    (0..area.height).map(row).collect::<Vec<_>>().join("\n")
}
