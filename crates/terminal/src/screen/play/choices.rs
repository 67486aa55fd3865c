//! The choices of the shown player: a list that is cycled, counted or searched through.

use aufachse_rules::{Action, Space};

use crate::Table;
use crate::find::matching;
use crate::say::Say;

/// A choice as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    /// Its place in the list of the server.
    pub(crate) index: u32,
    /// The action.
    pub(crate) action: Action,
    /// What it is.
    pub(crate) text: String,
    /// What it brings.
    pub(crate) brings: Option<String>,
    /// The way on the map, with the space that is left.
    pub(crate) way: Vec<Space>,
    /// The space that it is about.
    pub(crate) end: Option<Space>,
    names: Vec<String>,
}

/// The list, what is left of it while searching, and the chosen one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    all: Vec<Listed>,
    /// Places in `all`, in the order in which they are shown.
    shown: Vec<usize>,
    /// The chosen one among them; nothing where nobody waits for this player, so that no key does
    /// by mistake what he merely may do.
    at: Option<usize>,
    /// Figures that were typed just now.
    typed: usize,
}

impl Choices {
    /// The choices of a table, the most rewarding moves first.
    pub(crate) fn of(table: &Table, say: &Say<'_>) -> Choices {
        let mut all: Vec<Listed> = table
            .choices()
            .iter()
            .map(|choice| {
                let (way, end) = course(table, &choice.action);
                Listed {
                    index: choice.index,
                    action: choice.action,
                    text: say.choice(choice),
                    brings: say.brings(choice),
                    way,
                    end,
                    names: say.names_of(choice),
                }
            })
            .collect();
        let worth = |listed: &Listed| {
            let choice = table.choices().get(listed.index as usize);
            let brings = choice.and_then(|choice| choice.brings.as_ref());
            brings.map(|b| (b.delivers.len(), b.loads.len(), b.exact, b.steps)).unwrap_or_default()
        };
        if all.iter().all(|listed| {
            matches!(listed.action, Action::Drive(_) | Action::Stay | Action::StayAsOne)
        }) {
            all.sort_by_key(|listed| std::cmp::Reverse(worth(listed)));
        }
        let shown: Vec<usize> = (0..all.len()).collect();
        let at = (!shown.is_empty() && table.asked_seat().is_some()).then_some(0);
        Choices { all, shown, at, typed: 0 }
    }

    /// The choices that are shown, each with its number.
    pub(crate) fn shown(&self) -> impl ExactSizeIterator<Item = (usize, &Listed)> {
        self.shown.iter().map(|&at| (at + 1, &self.all[at]))
    }

    /// The place of the chosen one among those that are shown.
    pub(crate) fn place(&self) -> Option<usize> {
        self.at
    }

    /// The chosen one.
    pub(crate) fn chosen(&self) -> Option<&Listed> {
        self.all.get(*self.shown.get(self.at?)?)
    }

    /// Is there nothing to choose?
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The next one, or the one before.
    pub(crate) fn step(&mut self, by: i32) {
        self.typed = 0;
        if !self.shown.is_empty() {
            let last = self.shown.len() - 1;
            let next = |at: usize| (at as i32 + by).rem_euclid(last as i32 + 1) as usize;
            self.at = Some(self.at.map_or(if by < 0 { last } else { 0 }, next));
        }
    }

    /// Chooses one of those that are shown, by its place.
    pub(crate) fn choose(&mut self, place: usize) {
        self.typed = 0;
        if place < self.shown.len() {
            self.at = Some(place);
        }
    }

    /// A figure of a number; says whether it could be one. A figure that makes too large a number
    /// begins a new one.
    pub(crate) fn figure(&mut self, figure: usize) -> bool {
        let longer = self.typed * 10 + figure;
        let number = if (1..=self.all.len()).contains(&longer) { longer } else { figure };
        if number == 0 || number > self.all.len() {
            return false;
        }
        self.typed = number;
        if let Some(place) = self.shown.iter().position(|&at| at + 1 == number) {
            self.at = Some(place);
        }
        true
    }

    /// Was the beginning of a number typed just now?
    pub(crate) fn is_counting(&self) -> bool {
        self.typed > 0
    }

    /// Shows only what fits a text, the best first.
    pub(crate) fn search(&mut self, text: &str) {
        let names: Vec<&[String]> = self.all.iter().map(|listed| &listed.names[..]).collect();
        self.shown = matching(text, &names);
        self.at = (!self.shown.is_empty()).then_some(0);
    }

    /// Shows everything again, with the same one chosen.
    pub(crate) fn show_all(&mut self) {
        let chosen = self.at.and_then(|at| self.shown.get(at).copied());
        self.shown = (0..self.all.len()).collect();
        self.at = chosen;
    }

    /// The spaces that choices are about, each with the number of the first.
    pub(crate) fn targets(&self) -> Vec<(Space, usize)> {
        let mut found: Vec<(Space, usize)> = Vec::new();
        for (number, listed) in self.shown() {
            if let Some(end) = listed.end
                && !found.iter().any(|(space, _)| *space == end)
            {
                found.push((end, number));
            }
        }
        found
    }

    /// Chooses what is about a space: the next one, if several are. Says whether any is.
    pub(crate) fn choose_end(&mut self, space: Space) -> bool {
        let count = self.shown.len();
        let from = self.at.map_or(0, |at| at + 1);
        let mut after = (0..count).map(|by| (from + by) % count);
        let found = after.find(|&place| self.all[self.shown[place]].end == Some(space));
        if let Some(place) = found {
            self.choose(place);
        }
        found.is_some()
    }
}

/// The way of an action on the map and the space that it is about.
fn course(table: &Table, action: &Action) -> (Vec<Space>, Option<Space>) {
    match action {
        Action::Drive(way) => {
            let from = mover(table).into_iter();
            (from.chain(way.spaces()).collect(), Some(way.end()))
        }
        Action::Place(space)
        | Action::Roadworks(space)
        | Action::Jam(space)
        | Action::LoseCargo(space)
        | Action::GoTo(space) => (Vec::new(), Some(*space)),
        Action::Choose(seat) => {
            (Vec::new(), table.view().and_then(|view| view.players.get(seat.index())?.truck))
        }
        _ => (Vec::new(), None),
    }
}

/// Where the truck stands that is being moved.
fn mover(table: &Table) -> Option<Space> {
    let seat = match crate::say::decision(table) {
        Some(aufachse_rules::Decision::CardMove { truck, .. }) => truck,
        _ => table.state.looking?,
    };
    table.view()?.players.get(seat.index())?.truck
}
