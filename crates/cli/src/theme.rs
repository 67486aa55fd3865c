//! For which ground the full screen chooses its colours.

use aufachse_terminal::screen;
use clap::{Args, ValueEnum};

/// What both commands with a full screen take.
#[derive(Clone, Debug, Args)]
pub(crate) struct ScreenArgs {
    /// Choose the colours of the full screen for a light or a dark ground.
    ///
    /// With auto, the variable `COLORFGBG` counts, which many terminals set to the numbers of their
    /// colours; without it the ground is taken to be dark. How many colours there are follows from
    /// `TERM` and `COLORTERM`, and with `NO_COLOR` there are none.
    #[arg(long, value_enum, default_value_t, value_name = "THEME", env = "AUFACHSE_THEME")]
    theme: Theme,
}

/// The grounds.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl ScreenArgs {
    /// How the full screen is to be.
    pub(crate) fn options(&self) -> screen::Options {
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let theme = match self.theme {
            Theme::Auto => screen::Theme::Auto,
            Theme::Light => screen::Theme::Light,
            Theme::Dark => screen::Theme::Dark,
        };
        screen::Options { no_colour, theme }
    }
}
