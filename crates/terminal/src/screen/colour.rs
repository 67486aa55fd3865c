//! Styles by what something is; without colours, bold, underline, reverse and dim speak.
//!
//! The ground of the terminal is left alone; where a colour matters it brings its own ground with
//! it, like a road sign does.

use ratatui::style::{Modifier, Style};

use super::map::grid::Ink;
use super::palette::{
    AMBER, BLUE, BORDER, COAST, FERRY, GAIN, GREY, LOSS, RED, SEA, Shade, Tint, WAY, YELLOW, player,
};
pub(crate) use super::palette::{Depth, Ground};

/// What something on the screen is, for its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Ordinary text.
    Text,
    /// What matters less.
    Faint,
    /// What matters more.
    Strong,
    /// The frame of a pane.
    Frame,
    /// The title of a pane.
    Title,
    /// The line that says what is awaited of oneself: a motorway sign.
    Ask,
    /// The same line while others are awaited.
    Wait,
    /// The chosen line of a list.
    Chosen,
    /// A city on a contract: a place-name sign.
    City,
    /// Money that comes.
    Gain,
    /// Money that goes, and what is wrong.
    Loss,
    /// A key that can be pressed.
    Key,
    /// A player, by the place of the colour.
    Player(u8),
    /// Something on the map.
    Map(Ink),
}

/// The colours of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    depth: Depth,
    ground: Ground,
}

/// The shapes that go wherever a player's colour goes.
pub(crate) const SHAPES: [char; 6] = ['▲', '●', '■', '◆', '★', '✚'];

/// The shape of a colour.
pub(crate) fn shape(colour: u8) -> char {
    SHAPES[usize::from(colour) % SHAPES.len()]
}

impl Paint {
    /// The colours of so many, on a dark ground.
    pub(crate) fn new(depth: Depth) -> Paint {
        Paint { depth, ground: Ground::Dark }
    }

    /// The same on another ground.
    #[must_use]
    pub(crate) fn on(self, ground: Ground) -> Paint {
        Paint { ground, ..self }
    }

    /// Letters and lines on the ground of the terminal.
    fn ink(self, shade: Shade) -> Style {
        Style::new().fg(shade.on(self.ground).colour(self.depth))
    }

    /// Letters on a ground of their own.
    fn sign(self, ground: Tint) -> Style {
        let letters = ground.letters(self.depth);
        Style::new().fg(letters.colour(self.depth)).bg(ground.colour(self.depth))
    }

    /// The style of something.
    pub(crate) fn of(self, role: Role) -> Style {
        if self.depth == Depth::None {
            return plain(role);
        }
        match role {
            Role::Text => Style::new(),
            Role::Faint | Role::Frame => self.ink(GREY),
            Role::Strong | Role::Title => Style::new().add_modifier(Modifier::BOLD),
            Role::Ask => self.sign(BLUE).add_modifier(Modifier::BOLD),
            Role::Wait => Style::new().add_modifier(Modifier::REVERSED),
            Role::Chosen | Role::City => self.sign(YELLOW),
            Role::Gain => self.ink(GAIN).add_modifier(Modifier::BOLD),
            Role::Loss => self.ink(LOSS).add_modifier(Modifier::BOLD),
            Role::Key => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            Role::Player(colour) => self.ink(player(colour).name).add_modifier(Modifier::BOLD),
            Role::Map(what) => self.on_map(what),
        }
    }

    fn on_map(self, what: Ink) -> Style {
        match what {
            Ink::Sea => self.ink(SEA),
            Ink::Border => self.ink(BORDER),
            Ink::Coast => self.ink(COAST),
            Ink::Land => self.ink(GREY).add_modifier(Modifier::ITALIC),
            Ink::Road | Ink::Space => self.ink(GREY),
            Ink::Ferry => self.ink(FERRY),
            Ink::Event => self.ink(LOSS),
            Ink::City => Style::new().add_modifier(Modifier::BOLD),
            Ink::Name => Style::new(),
            Ink::NameLit => self.sign(YELLOW),
            Ink::Way => self.ink(WAY).add_modifier(Modifier::BOLD),
            Ink::Target => self.sign(BLUE).add_modifier(Modifier::BOLD),
            Ink::End => self.sign(AMBER).add_modifier(Modifier::BOLD),
            Ink::Lost => self.ink(WAY),
            Ink::Roadworks | Ink::Jam => self.sign(RED).add_modifier(Modifier::BOLD),
            Ink::Truck(colour) => self.sign(player(colour).sign).add_modifier(Modifier::BOLD),
            Ink::OwnTruck(colour) => {
                self.sign(player(colour).sign).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
            }
        }
    }
}

/// Without colours: what is a sign stands in reverse, what matters is bold, land is dim.
fn plain(role: Role) -> Style {
    let with = |modifier| Style::new().add_modifier(modifier);
    match role {
        Role::Text | Role::Frame | Role::Faint => Style::new(),
        Role::Strong | Role::Title | Role::City | Role::Player(_) | Role::Gain | Role::Loss => {
            with(Modifier::BOLD)
        }
        Role::Key => with(Modifier::BOLD | Modifier::UNDERLINED),
        Role::Ask | Role::Chosen => with(Modifier::REVERSED | Modifier::BOLD),
        Role::Wait => with(Modifier::UNDERLINED),
        Role::Map(ink) => match ink {
            Ink::Sea | Ink::Border | Ink::Coast => with(Modifier::DIM),
            Ink::Land => with(Modifier::DIM | Modifier::ITALIC),
            Ink::Road | Ink::Space | Ink::Ferry | Ink::Event | Ink::Name => Style::new(),
            Ink::City | Ink::Way | Ink::Lost => with(Modifier::BOLD),
            Ink::NameLit => with(Modifier::BOLD | Modifier::UNDERLINED),
            Ink::Target | Ink::Truck(_) | Ink::Roadworks | Ink::Jam => with(Modifier::REVERSED),
            Ink::End | Ink::OwnTruck(_) => with(Modifier::REVERSED | Modifier::BOLD),
        },
    }
}

#[cfg(test)]
#[path = "colour_tests.rs"]
mod tests;
