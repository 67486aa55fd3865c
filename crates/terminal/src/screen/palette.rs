//! The colours themselves: each in all depths, and for dark and light grounds.

use ratatui::style::Color;

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

/// What the terminal has behind its letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Light letters on a dark ground, as most terminals have it.
    #[default]
    Dark,
    /// Dark letters on a light ground.
    Light,
}

impl Ground {
    /// What the environment says. `COLORFGBG` has the numbers of the colours of letters and ground,
    /// in this order; between them some terminals write a third thing.
    pub(crate) fn detect(var: impl Fn(&str) -> Option<String>) -> Ground {
        let both = var("COLORFGBG").unwrap_or_default();
        match both.rsplit(';').next().and_then(|ground| ground.parse::<u8>().ok()) {
            Some(7 | 9..=15) if both.contains(';') => Ground::Light,
            _ => Ground::Dark,
        }
    }
}

/// A colour in all depths: true, of 256, of sixteen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tint(pub(crate) u32, pub(crate) u8, pub(crate) Color);

impl Tint {
    pub(crate) fn colour(self, depth: Depth) -> Color {
        match depth {
            Depth::None => Color::Reset,
            Depth::Sixteen => self.2,
            Depth::Indexed => Color::Indexed(self.1),
            Depth::True => Color::from_u32(self.0),
        }
    }

    /// What can be read on it as a ground.
    pub(crate) fn letters(self, depth: Depth) -> Tint {
        // Black and white are all there is among the sixteen, and these are the bright ones.
        let bright =
            [Color::Yellow, Color::LightYellow, Color::Green, Color::Cyan, Color::LightRed];
        let dark_letters = match depth {
            Depth::Sixteen => bright.contains(&self.2),
            _ => [YELLOW, AMBER].contains(&self),
        };
        if dark_letters { INK } else { WHITE }
    }
}

/// A colour for letters and lines: one for dark grounds, one for light ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shade {
    dark: Tint,
    light: Tint,
}

impl Shade {
    const fn new(dark: Tint, light: Tint) -> Shade {
        Shade { dark, light }
    }

    pub(crate) fn on(self, ground: Ground) -> Tint {
        match ground {
            Ground::Dark => self.dark,
            Ground::Light => self.light,
        }
    }
}

// Grounds of signs, as on the road: they are the same by day and by night.
pub(crate) const BLUE: Tint = Tint(0x0b_5c_ad, 25, Color::Blue);
pub(crate) const YELLOW: Tint = Tint(0xff_d4_00, 220, Color::Yellow);
pub(crate) const AMBER: Tint = Tint(0xf0_9a_20, 214, Color::LightYellow);
pub(crate) const RED: Tint = Tint(0xc8_20_3a, 160, Color::Red);
const INK: Tint = Tint(0x15_20_2b, 16, Color::Black);
const WHITE: Tint = Tint(0xff_ff_ff, 231, Color::White);

/// What matters less, and roads.
pub(crate) const GREY: Shade =
    Shade::new(Tint(0x9a_a3_ac, 247, Color::Gray), Tint(0x5f_67_70, 241, Color::DarkGray));
/// Money that comes.
pub(crate) const GAIN: Shade =
    Shade::new(Tint(0x4c_c3_7a, 78, Color::LightGreen), Tint(0x1a_6f_3c, 22, Color::Green));
/// Money that goes, and event spaces.
pub(crate) const LOSS: Shade =
    Shade::new(Tint(0xff_82_8c, 210, Color::LightRed), Tint(0xb8_1d_33, 124, Color::Red));
/// Ferries.
pub(crate) const FERRY: Shade =
    Shade::new(Tint(0x5a_b0_e4, 74, Color::LightCyan), Tint(0x1a_66_96, 25, Color::Cyan));
/// The chosen way, and what lies lost beside the road.
pub(crate) const WAY: Shade =
    Shade::new(Tint(0xf5_a6_3a, 215, Color::LightYellow), Tint(0x8f_4b_00, 94, Color::Blue));
/// Coasts.
pub(crate) const COAST: Shade =
    Shade::new(Tint(0x3c_78_a0, 31, Color::Blue), Tint(0x6b_a0_c4, 67, Color::Cyan));
/// The sea.
pub(crate) const SEA: Shade =
    Shade::new(Tint(0x33_62_84, 24, Color::Blue), Tint(0x8f_ba_d6, 110, Color::Cyan));
/// Borders of countries.
pub(crate) const BORDER: Shade =
    Shade::new(Tint(0x5c_64_6c, 240, Color::DarkGray), Tint(0xa4_ac_b4, 248, Color::Gray));

/// A player's colours: the ground under white letters, and the colour of letters.
pub(crate) struct Livery {
    pub(crate) sign: Tint,
    pub(crate) name: Shade,
}

/// The players' colours, in the order in which seats get them.
const PLAYERS: [Livery; 6] = [
    Livery { sign: RED, name: LOSS },
    Livery { sign: Tint(0x1f_7a_4d, 29, Color::Green), name: GAIN },
    Livery {
        sign: Tint(0x7a_45_c0, 97, Color::Magenta),
        name: Shade::new(
            Tint(0xb8_94_f2, 141, Color::LightMagenta),
            Tint(0x6c_3a_b0, 91, Color::Magenta),
        ),
    },
    Livery {
        sign: Tint(0x0a_74_7a, 23, Color::Cyan),
        name: Shade::new(Tint(0x44_c4_d0, 80, Color::LightCyan), Tint(0x0a_68_6e, 23, Color::Cyan)),
    },
    Livery {
        sign: Tint(0xae_4c_00, 130, Color::LightRed),
        name: Shade::new(
            Tint(0xf7_9e_50, 209, Color::Yellow),
            Tint(0x9a_44_00, 94, Color::LightRed),
        ),
    },
    Livery {
        sign: Tint(0x5c_66_70, 242, Color::DarkGray),
        name: Shade::new(
            Tint(0xb4_be_c8, 250, Color::Gray),
            Tint(0x4c_56_60, 239, Color::DarkGray),
        ),
    },
];

/// The colours of a player, by their place.
pub(crate) fn player(colour: u8) -> &'static Livery {
    &PLAYERS[usize::from(colour) % PLAYERS.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn var(set: &[(&str, &str)], name: &str) -> Option<String> {
        set.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
    }

    fn detect(set: &[(&str, &str)]) -> Depth {
        Depth::detect(|name| var(set, name))
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

    #[test]
    fn the_environment_says_what_the_ground_is() {
        let ground = |value: &str| Ground::detect(|name| var(&[("COLORFGBG", value)], name));
        assert_eq!(ground("15;0"), Ground::Dark);
        assert_eq!(ground("0;15"), Ground::Light);
        assert_eq!(ground("0;default;15"), Ground::Light);
        assert_eq!(ground("15;default"), Ground::Dark, "nobody knows");
        assert_eq!(ground("12;8"), Ground::Dark);
        assert_eq!(ground("7"), Ground::Dark, "a ground is never alone");
        assert_eq!(ground(""), Ground::Dark);
    }
}
