//! Where things stand on the screen: from a small one with tabs to a wide one with every pane.

use ratatui::layout::{Constraint, Layout, Rect};

/// The smallest screen, across and down.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// A pane beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    /// The own contracts and the load.
    Papers,
    /// The public contracts and the auction.
    Market,
    /// The players.
    Players,
    /// The kept cards.
    Cards,
    /// What has happened.
    Log,
    /// What was said.
    Chat,
}

impl Tab {
    /// All of them, in their order.
    pub(crate) const ALL: [Tab; 6] =
        [Tab::Papers, Tab::Market, Tab::Players, Tab::Cards, Tab::Log, Tab::Chat];

    /// The key of its short title, for a row of tabs.
    pub(crate) fn short(self) -> &'static str {
        match self {
            Tab::Papers => "screen-tab-papers",
            Tab::Market => "screen-tab-market",
            Tab::Players => "screen-tab-players",
            Tab::Cards => "screen-tab-cards",
            Tab::Log => "screen-tab-log",
            Tab::Chat => "screen-tab-chat",
        }
    }

    /// The key of its title, for a pane of its own.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Tab::Papers => "web-your-contracts",
            Tab::Market => "web-public",
            Tab::Players => "web-players",
            Tab::Cards => "web-kept",
            Tab::Log => "web-log",
            Tab::Chat => "web-chat",
        }
    }

    /// The next one, or the one before.
    pub(crate) fn step(self, by: i32) -> Tab {
        let count = Tab::ALL.len() as i32;
        let at = Tab::ALL.iter().position(|tab| *tab == self).unwrap_or(0) as i32;
        Tab::ALL[(at + by).rem_euclid(count) as usize]
    }
}

/// The places of everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// The players in one line; only where they have no pane.
    pub(crate) strip: Option<Rect>,
    /// The line that says what is awaited.
    pub(crate) ask: Rect,
    /// The map, with its frame.
    pub(crate) map: Rect,
    /// The choices, with their frame.
    pub(crate) choices: Rect,
    /// The pane with tabs, where there is one.
    pub(crate) tabs: Option<Rect>,
    /// The panes that have a place of their own.
    pub(crate) panes: Vec<(Tab, Rect)>,
    /// The line with the keys.
    pub(crate) keys: Rect,
}

impl Plan {
    /// The places on a screen; nothing on one that is too small.
    pub(crate) fn of(screen: Rect, players: usize) -> Option<Plan> {
        if screen.width < LEAST.0 || screen.height < LEAST.1 {
            return None;
        }
        Some(match screen.width {
            ..110 => Plan::narrow(screen),
            110..170 => Plan::usual(screen, players),
            _ => Plan::wide(screen, players),
        })
    }

    /// A map, a pane with tabs beside it, and the choices below.
    fn narrow(screen: Rect) -> Plan {
        let list = (screen.height / 3).clamp(8, 14);
        let [strip, ask, middle, choices, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Min(8),
            Constraint::Length(list),
            Constraint::Length(1),
        ])
        .areas(screen);
        let [map, tabs] =
            Layout::horizontal([Constraint::Min(20), Constraint::Length(36)]).areas(middle);
        Plan { strip: Some(strip), ask, map, choices, tabs: Some(tabs), panes: Vec::new(), keys }
    }

    /// A map with the choices below it, and a column of panes; the rest shares the last one.
    fn usual(screen: Rect, players: usize) -> Plan {
        let [ask, body, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(8), Constraint::Length(1)])
                .areas(screen);
        let column = (screen.width / 3).clamp(42, 50);
        let [left, right] =
            Layout::horizontal([Constraint::Min(20), Constraint::Length(column)]).areas(body);
        let list = (body.height / 4).clamp(7, 14);
        let [map, choices] =
            Layout::vertical([Constraint::Min(8), Constraint::Length(list)]).areas(left);
        let seats = (players * 2 + 2) as u16;
        // A low screen has no room for the players' lines beside the tabs.
        if body.height < 30 {
            let [strip, map] =
                Layout::vertical([Constraint::Length(1), Constraint::Min(8)]).areas(map);
            let (strip, tabs) = (Some(strip), Some(right));
            return Plan { strip, ask, map, choices, tabs, panes: Vec::new(), keys };
        }
        let [tabs, seats] =
            Layout::vertical([Constraint::Min(8), Constraint::Length(seats)]).areas(right);
        let panes = if tabs.height >= 26 {
            let [tabs, log] =
                Layout::vertical([Constraint::Length(15), Constraint::Min(6)]).areas(tabs);
            return Plan {
                strip: None,
                ask,
                map,
                choices,
                tabs: Some(tabs),
                panes: vec![(Tab::Log, log), (Tab::Players, seats)],
                keys,
            };
        } else {
            vec![(Tab::Players, seats)]
        };
        Plan { strip: None, ask, map, choices, tabs: Some(tabs), panes, keys }
    }

    /// The map in the middle, papers to its left, what all share to its right.
    fn wide(screen: Rect, players: usize) -> Plan {
        let [ask, body, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(8), Constraint::Length(1)])
                .areas(screen);
        let column = (screen.width / 4).clamp(42, 54);
        let [left, middle, right] = Layout::horizontal([
            Constraint::Length(column),
            Constraint::Min(40),
            Constraint::Length(column),
        ])
        .areas(body);
        let list = (body.height / 4).clamp(7, 16);
        let [map, choices] =
            Layout::vertical([Constraint::Min(8), Constraint::Length(list)]).areas(middle);
        let seats = (players * 2 + 2) as u16;
        if body.height < 32 {
            let [papers, cards] =
                Layout::vertical([Constraint::Min(8), Constraint::Length(8)]).areas(left);
            let [tabs, seats] =
                Layout::vertical([Constraint::Min(8), Constraint::Length(seats)]).areas(right);
            let panes = vec![(Tab::Papers, papers), (Tab::Cards, cards), (Tab::Players, seats)];
            return Plan { strip: None, ask, map, choices, tabs: Some(tabs), panes, keys };
        }
        let [papers, cards, chat] =
            Layout::vertical([Constraint::Min(12), Constraint::Length(10), Constraint::Length(8)])
                .areas(left);
        let [market, seats, log] = Layout::vertical([
            Constraint::Length(15),
            Constraint::Length(seats),
            Constraint::Min(5),
        ])
        .areas(right);
        let panes = vec![
            (Tab::Papers, papers),
            (Tab::Cards, cards),
            (Tab::Chat, chat),
            (Tab::Market, market),
            (Tab::Players, seats),
            (Tab::Log, log),
        ];
        Plan { strip: None, ask, map, choices, tabs: None, panes, keys }
    }

    /// All places, for a look at whether they overlap.
    #[cfg(test)]
    fn all(&self) -> Vec<Rect> {
        let single = [self.ask, self.map, self.choices, self.keys];
        let more = self.strip.into_iter().chain(self.tabs);
        single.into_iter().chain(more).chain(self.panes.iter().map(|pane| pane.1)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_every_size_everything_is_on_the_screen_once_and_nothing_overlaps() {
        for (width, height) in (80..260).step_by(7).zip((24..90).cycle()) {
            for players in 2..=6 {
                let screen = Rect::new(0, 0, width, height);
                let plan = Plan::of(screen, players).expect("large enough");
                let all = plan.all();
                for (i, place) in all.iter().enumerate() {
                    assert_eq!(place.intersection(screen), *place, "{width}×{height}");
                    assert!(place.area() > 0, "{width}×{height}: {plan:?}");
                    for other in &all[..i] {
                        assert!(!place.intersects(*other), "{width}×{height}: {plan:?}");
                    }
                }
                for tab in Tab::ALL {
                    let own = plan.panes.iter().any(|pane| pane.0 == tab);
                    assert!(own || plan.tabs.is_some(), "{tab:?} is nowhere");
                }
            }
        }
        assert_eq!(Plan::of(Rect::new(0, 0, 79, 40), 4), None);
        assert_eq!(Plan::of(Rect::new(0, 0, 120, 23), 4), None);
    }
}
