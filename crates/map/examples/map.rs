//! Prints the map of a board in the box, as the README shows it.
//!
//! ```sh
//! cargo run -p aufachse-map --example map -- modern light > docs/map.svg
//! ```

use std::process::ExitCode;

use aufachse_map::{Legend, Style, Theme, svg};
use aufachse_rules::board::{Board, builtin_board};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let name = args.first().map_or("modern", String::as_str);
    let theme = if args.iter().any(|a| a == "dark") { Theme::Dark } else { Theme::Light };
    let Some(text) = builtin_board(name) else {
        eprintln!("there is no board {name:?} in the box");
        return ExitCode::FAILURE;
    };
    match Board::from_toml(name, text) {
        Ok(board) => {
            let legend = Legend { city: "City", space: "One step", event: "Event", ferry: "Ferry" };
            let style =
                Style { theme, names: true, title: true, scale: true, legend: Some(legend) };
            print!("{}", svg(&board, style));
            ExitCode::SUCCESS
        }
        Err(faults) => {
            eprintln!("{faults}");
            ExitCode::FAILURE
        }
    }
}
