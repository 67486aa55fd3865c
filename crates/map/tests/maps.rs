//! What every map must be: well-formed, complete, and safe with any names.

use aufachse_map::{Legend, Overlay, Style, Theme, svg, svg_with};
use aufachse_rules::Space;
use aufachse_rules::board::{BUILTIN_BOARDS, Board, builtin_board};

const WORDS: Legend<'static> =
    Legend { city: "City", space: "One step", event: "Event", ferry: "Ferry" };

fn full(theme: Theme) -> Style<'static> {
    Style { theme, names: true, title: true, scale: true, legend: Some(WORDS) }
}

fn builtin(name: &str) -> Board {
    Board::from_toml(name, builtin_board(name).unwrap()).unwrap()
}

/// All that is written on a map.
fn texts(map: &str) -> Vec<String> {
    let tree = roxmltree::Document::parse(map).expect("a well-formed map");
    let texts = tree.descendants().filter(|n| n.has_tag_name("text"));
    texts.filter_map(|n| n.text().map(str::to_owned)).collect()
}

#[test]
fn maps_are_well_formed_and_name_every_city() {
    for (name, _) in BUILTIN_BOARDS {
        let board = builtin(name);
        for theme in [Theme::Light, Theme::Dark] {
            let written = texts(&svg(&board, full(theme)));
            for city in &board.cities {
                assert!(written.contains(&city.name), "{} on {name}", city.name);
            }
            assert_eq!(written.contains(&"Ferry".to_owned()), *name == "modern");
        }
        let quiet = texts(&svg(&board, Style { names: false, ..Style::default() }));
        assert!(board.cities.iter().all(|c| !quiet.contains(&c.name)));
    }
}

#[test]
fn every_space_is_drawn_once() {
    let board = builtin("modern");
    let map = svg(&board, Style::default());
    let tree = roxmltree::Document::parse(&map).unwrap();
    let mut drawn: Vec<u8> =
        tree.descendants().filter_map(|n| n.attribute("data-space")?.parse().ok()).collect();
    drawn.sort_unstable();
    assert_eq!(drawn, (0..228).collect::<Vec<u8>>());
}

#[test]
fn what_lies_on_the_board_is_drawn() {
    let board = builtin("modern");
    let space = |name: &str| board.space(name).unwrap();
    let bare = svg(&board, Style::default()).len();
    let lain = Overlay {
        trucks: (0..=u8::MAX).map(|seat| (space("Kassel"), seat)).collect(),
        roadworks: Some(space("Kassel-Frankfurt:1")),
        jam: Some(space("Prag-Wien:2")),
        way: vec![space("Kassel"), space("Kassel-Frankfurt:1"), space("Kassel-Frankfurt:2")],
        targets: vec![space("Frankfurt"), space("Kassel-Frankfurt:2")],
    };
    let map = svg_with(&board, Style::default(), &lain);
    texts(&map);
    assert!(map.len() > bare);

    // Spaces that are not there, and steps that no road has, are passed over.
    let nowhere = Overlay {
        trucks: vec![(Space::NONE, 0)],
        roadworks: Some(Space(240)),
        jam: Some(Space::NONE),
        way: vec![space("Wien"), space("Genf"), Space::NONE],
        targets: vec![Space(255)],
    };
    assert_eq!(svg_with(&board, Style::default(), &nowhere).len(), bare);
}

#[test]
fn hostile_names_stay_text() {
    let names = ["</text><script>alert(1)</script>", "\"&amp;'", "]]>", "日本橋", "\u{FFFF}x"];
    let quoted = names.map(|name| format!("\"{}\"", name.replace('"', "\\\"")));
    let mut parts = String::new();
    for (i, name) in quoted.iter().enumerate() {
        parts += &["[[city]]\nname = ", name, "\ncountry = \"<x>\"\n"].concat();
        parts += &["x = ", &i.to_string(), "\ny = ", &(i * i).to_string(), "\n"].concat();
    }
    for name in &quoted[1..] {
        parts += &["[[road]]\nfrom = ", &quoted[0], "\nto = ", name, "\n"].concat();
    }
    for head in ["name = \"<b>&\"\n", "name = \"<b>&\"\ncentral_europe = true\n"] {
        let board = Board::from_toml("own.toml", &format!("{head}{parts}")).unwrap();
        let map = svg(&board, full(Theme::Light));
        let written = texts(&map);
        for name in names.iter().take(4) {
            assert!(written.contains(&(*name).to_owned()), "{name}");
        }
        assert!(!map.contains("<script"));
    }
}

#[test]
fn a_board_of_ones_own_lies_on_plain_land() {
    let text = "name = \"own\"
[[city]]
name = \"A\"
country = \"DE\"
x = 0
y = 0
[[city]]
name = \"B\"
country = \"DE\"
x = 0
y = 0
[[road]]
from = \"A\"
to = \"B\"
";
    let map = svg(&Board::from_toml("own.toml", text).unwrap(), full(Theme::Dark));
    assert_eq!(texts(&map).iter().filter(|t| ["A", "B"].contains(&t.as_str())).count(), 2);
    assert!(map.len() < 5_000, "no countries behind it");
    assert!(!map.contains("NaN") && !map.contains("inf"));
}

#[test]
fn the_map_in_the_documents_is_the_one_we_draw() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/map.svg");
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == svg(&builtin("modern"), full(Theme::Light)),
        "docs/map.svg is out of date: cargo run -p aufachse-map --example map > docs/map.svg"
    );
}
