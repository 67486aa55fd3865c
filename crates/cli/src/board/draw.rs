//! The map as a picture.

use std::io::Write as _;
use std::path::Path;

use aufachse_map::{Legend, Style, Theme, svg};
use aufachse_rules::board::Board;

use crate::desk::Desk;
use crate::files;
use crate::house::shown;
use crate::stop::Stop;

pub(super) fn run(
    desk: &mut Desk,
    board: &Board,
    dark: bool,
    out: Option<&Path>,
    force: bool,
) -> Result<(), Stop> {
    let [city, space, event, ferry] =
        ["cli-map-city", "cli-map-space", "cli-map-event", "cli-map-ferry"]
            .map(|key| desk.text(key, &[]));
    let legend = Legend { city: &city, space: &space, event: &event, ferry: &ferry };
    let theme = if dark { Theme::Dark } else { Theme::Light };
    let style = Style { theme, names: true, title: true, scale: true, legend: Some(legend) };
    let picture = svg(board, style);
    match out {
        None => Ok(desk.out.write_all(picture.as_bytes())?),
        Some(path) => {
            files::write(desk, path, &picture, force)?;
            let said = desk.text("cli-file-written", &[("file", shown(path).into())]);
            desk.aside(&said);
            Ok(())
        }
    }
}
