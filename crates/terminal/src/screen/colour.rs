//! Colours, as many as the terminal has; without any, bold, underline and reverse speak.
//!
//! The ground of the terminal is left alone, so that dark and light ones are both readable; where a
//! colour matters it brings its own ground with it, like a road sign does.

use ratatui::style::{Color, Modifier, Style};

use super::map::grid::Ink;

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// None, or none are wanted.
    None,
    /// The sixteen of old.
    Sixteen,
    /// 256.
    Indexed,
    /// All of them.
    True,
}

impl Depth {
    /// What the environment says; `var` looks a variable up.
    pub(crate) fn detect(var: impl Fn(&str) -> Option<String>) -> Depth {
        // https://no-color.org: set and not empty.
        if var("NO_COLOR").is_some_and(|set| !set.is_empty()) {
            return Depth::None;
        }
        let term = var("TERM").unwrap_or_default();
        let colours = var("COLORTERM").unwrap_or_default();
        if colours == "truecolor" || colours == "24bit" || term.ends_with("-direct") {
            Depth::True
        } else if term == "dumb"
            || term.ends_with("-mono")
            || term.starts_with("vt1")
            || term.starts_with("vt2")
        {
            Depth::None
        } else if term.contains("256") {
            Depth::Indexed
        } else {
            Depth::Sixteen
        }
    }
}

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
}

/// A colour in all depths: true, of 256, of sixteen.
type Shade = ((u8, u8, u8), u8, Color);

const BLUE: Shade = ((0x0b, 0x5c, 0xad), 25, Color::Blue);
const YELLOW: Shade = ((0xff, 0xd4, 0x00), 220, Color::Yellow);
const RED: Shade = ((0xd7, 0x26, 0x3d), 160, Color::Red);
const INK: Shade = ((0x15, 0x20, 0x2b), 16, Color::Black);
const WHITE: Shade = ((0xff, 0xff, 0xff), 231, Color::White);
const GREEN: Shade = ((0x1f, 0x93, 0x4c), 29, Color::Green);
const GREY: Shade = ((0x80, 0x88, 0x90), 245, Color::DarkGray);
const SEA: Shade = ((0x3d, 0x8f, 0xc4), 74, Color::Cyan);
const AMBER: Shade = ((0xe0, 0x80, 0x10), 208, Color::Yellow);

/// The players' colours, in the order in which seats get them: each is readable under white.
const PLAYERS: [Shade; 6] = [
    RED,
    GREEN,
    ((0x7a, 0x45, 0xc0), 97, Color::Magenta),
    ((0x0a, 0x7a, 0x80), 30, Color::Cyan),
    ((0xc8, 0x5a, 0x00), 166, Color::LightRed),
    ((0x5c, 0x66, 0x70), 242, Color::DarkGray),
];

/// The shapes that go wherever a player's colour goes.
pub(crate) const SHAPES: [char; 6] = ['▲', '●', '■', '◆', '★', '✚'];

/// The shape of a colour.
pub(crate) fn shape(colour: u8) -> char {
    SHAPES[usize::from(colour) % SHAPES.len()]
}

impl Paint {
    /// The colours of so many.
    pub(crate) fn new(depth: Depth) -> Paint {
        Paint { depth }
    }

    fn shade(self, (true_colour, indexed, old): Shade) -> Color {
        match self.depth {
            Depth::None => Color::Reset,
            Depth::Sixteen => old,
            Depth::Indexed => Color::Indexed(indexed),
            Depth::True => Color::Rgb(true_colour.0, true_colour.1, true_colour.2),
        }
    }

    /// The style of something.
    pub(crate) fn of(self, role: Role) -> Style {
        if self.depth == Depth::None {
            return plain(role);
        }
        let ink = |shade| Style::new().fg(self.shade(shade));
        let sign = |on, ground| Style::new().fg(self.shade(on)).bg(self.shade(ground));
        match role {
            Role::Text => Style::new(),
            Role::Faint | Role::Frame => ink(GREY),
            Role::Strong | Role::Title => Style::new().add_modifier(Modifier::BOLD),
            Role::Ask => sign(WHITE, BLUE).add_modifier(Modifier::BOLD),
            Role::Wait => Style::new().add_modifier(Modifier::REVERSED),
            Role::Chosen | Role::City => sign(INK, YELLOW),
            Role::Gain => ink(GREEN).add_modifier(Modifier::BOLD),
            Role::Loss => ink(RED).add_modifier(Modifier::BOLD),
            Role::Key => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            Role::Player(colour) => ink(player(colour)).add_modifier(Modifier::BOLD),
            Role::Map(what) => self.on_map(what),
        }
    }

    fn on_map(self, what: Ink) -> Style {
        let ink = |shade| Style::new().fg(self.shade(shade));
        let sign = |on, ground| Style::new().fg(self.shade(on)).bg(self.shade(ground));
        match what {
            Ink::Road | Ink::Space => ink(GREY),
            Ink::Ferry => ink(SEA),
            Ink::Event => ink(RED),
            Ink::City => Style::new().add_modifier(Modifier::BOLD),
            Ink::Name => Style::new(),
            Ink::NameLit => sign(INK, YELLOW),
            Ink::Way => ink(AMBER).add_modifier(Modifier::BOLD),
            Ink::Target => sign(WHITE, BLUE).add_modifier(Modifier::BOLD),
            Ink::End => sign(INK, AMBER).add_modifier(Modifier::BOLD),
            Ink::Lost => ink(AMBER),
            Ink::Roadworks | Ink::Jam => sign(WHITE, RED).add_modifier(Modifier::BOLD),
            Ink::Truck(colour) => sign(WHITE, player(colour)).add_modifier(Modifier::BOLD),
            Ink::OwnTruck(colour) => {
                sign(WHITE, player(colour)).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
            }
        }
    }
}

fn player(colour: u8) -> Shade {
    PLAYERS[usize::from(colour) % PLAYERS.len()]
}

/// Without colours: what is a sign stands in reverse, what matters is bold.
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
            Ink::Road | Ink::Space | Ink::Ferry | Ink::Event | Ink::Name => Style::new(),
            Ink::City | Ink::Way | Ink::Lost => with(Modifier::BOLD),
            Ink::NameLit => with(Modifier::BOLD | Modifier::UNDERLINED),
            Ink::Target | Ink::Truck(_) | Ink::Roadworks | Ink::Jam => with(Modifier::REVERSED),
            Ink::End | Ink::OwnTruck(_) => with(Modifier::REVERSED | Modifier::BOLD),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detect(set: &[(&str, &str)]) -> Depth {
        Depth::detect(|name| {
            set.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(detect(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(detect(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(detect(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(detect(&[("TERM", "vt220")]), Depth::None);
        assert_eq!(detect(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(detect(&[("TERM", "xterm"), ("NO_COLOR", "")]), Depth::Sixteen);
    }

    /// Black on a dark ground and white on a light one cannot be read: where a text has one of
    /// them as its colour, the ground is given too.
    #[test]
    fn text_is_readable_on_dark_and_light_grounds() {
        let map = [Ink::Road, Ink::Ferry, Ink::Event, Ink::City, Ink::Name, Ink::NameLit, Ink::Way];
        let signs = [Ink::Target, Ink::End, Ink::Lost, Ink::Roadworks, Ink::Truck(3)];
        let roles = [Role::Text, Role::Faint, Role::Strong, Role::Ask, Role::Wait, Role::Chosen];
        let more = [Role::City, Role::Gain, Role::Loss, Role::Player(0), Role::Player(5)];
        let all = roles.into_iter().chain(more).chain(map.into_iter().chain(signs).map(Role::Map));
        for role in all {
            for depth in [Depth::Sixteen, Depth::Indexed, Depth::True] {
                let paint = Paint::new(depth);
                let style = paint.of(role);
                let extreme = [INK, WHITE].map(|shade| paint.shade(shade));
                if style.fg.is_some_and(|fg| extreme.contains(&fg)) {
                    assert!(style.bg.is_some(), "{role:?} in {depth:?}");
                }
            }
            let style = Paint::new(Depth::None).of(role);
            assert!(style.fg.is_none() && style.bg.is_none(), "{role:?} has a colour");
        }
    }

    #[test]
    fn every_colour_has_a_shape_of_its_own() {
        for a in 0..6 {
            for b in 0..a {
                assert_ne!(shape(a), shape(b));
            }
        }
    }
}
