//! Whether everything can be read, measured as accessibility guidelines do.

use ratatui::style::Color;

use super::*;

/// Everything that is read.
fn read() -> Vec<Role> {
    use Role as R;
    let players = (0..6).map(R::Player);
    let trucks = (0..6).flat_map(|colour| [Ink::Truck(colour), Ink::OwnTruck(colour)]);
    let marks = [Ink::Event, Ink::City, Ink::Name, Ink::NameLit, Ink::Target, Ink::End, Ink::Land];
    let signs = [Ink::Lost, Ink::Roadworks, Ink::Jam];
    let map = marks.into_iter().chain(signs).chain(trucks).map(R::Map);
    let text = [R::Text, R::Faint, R::Strong, R::Title, R::Ask, R::Wait, R::Chosen];
    let more = [R::City, R::Gain, R::Loss, R::Key];
    text.into_iter().chain(more).chain(players).chain(map).collect()
}

/// Lines that must be seen, but are not read.
const LINES: [Ink; 4] = [Ink::Road, Ink::Space, Ink::Ferry, Ink::Way];

/// Lines that only show where one is.
const LAND: [Ink; 3] = [Ink::Sea, Ink::Border, Ink::Coast];

/// Grounds that people have: the darkest and some popular ones, and the same for light.
const GROUNDS: [(Ground, &[u32]); 2] = [
    (Ground::Dark, &[0x00_00_00, 0x1e_1e_1e, 0x00_2b_36, 0x28_2a_36]),
    (Ground::Light, &[0xff_ff_ff, 0xfd_f6_e3]),
];

/// Red, green and blue of a colour of which that is certain.
fn parts(colour: Color) -> Option<[u8; 3]> {
    match colour {
        Color::Rgb(r, g, b) => Some([r, g, b]),
        Color::Indexed(at @ 16..=231) => {
            let step = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
            let at = at - 16;
            Some([step(at / 36), step(at / 6 % 6), step(at % 6)])
        }
        Color::Indexed(at @ 232..) => Some([8 + 10 * (at - 232); 3]),
        _ => None,
    }
}

fn light(parts: [u8; 3]) -> f64 {
    let part = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(parts[0]) + 0.7152 * part(parts[1]) + 0.0722 * part(parts[2])
}

/// The contrast of two colours: 1 for equal ones, 21 for black and white.
fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The contrast of a style on a ground; nothing where the terminal's own letters are used.
fn seen(style: Style, ground: u32) -> Option<f64> {
    let letters = parts(style.fg?).expect("a certain colour");
    let ground = parts(style.bg.unwrap_or(Color::from_u32(ground))).expect("a certain colour");
    Some(contrast(letters, ground))
}

#[test]
fn contrast_is_measured_as_the_guidelines_do() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 0.01);
    assert!((contrast([0x77; 3], [255; 3]) - 4.48).abs() < 0.01);
}

/// A contrast of 4.5 for text and of 3 for lines is what people with weak eyes need.
#[test]
fn everything_can_be_read_on_dark_and_on_light_grounds() {
    let mut weak = Vec::new();
    for (ground, grounds) in GROUNDS {
        for depth in [Depth::True, Depth::Indexed] {
            let paint = Paint::new(depth).on(ground);
            let lines = LINES.map(|ink| (Role::Map(ink), 3.0));
            let wanted = read().into_iter().map(|role| (role, 4.5)).chain(lines);
            for (role, least) in wanted {
                for &behind in grounds {
                    if let Some(found) = seen(paint.of(role), behind).filter(|seen| *seen < least) {
                        weak.push(format!("{role:?} in {depth:?} on {behind:06x}: {found:.2}"));
                    }
                }
            }
        }
    }
    assert!(weak.is_empty(), "{weak:#?}");
}

#[test]
fn land_is_seen_and_stays_behind_the_roads() {
    for (ground, grounds) in GROUNDS {
        for depth in [Depth::True, Depth::Indexed] {
            let paint = Paint::new(depth).on(ground);
            for &behind in grounds {
                let of = |ink| seen(paint.of(Role::Map(ink)), behind).expect("a colour");
                for ink in LAND {
                    let (land, road) = (of(ink), of(Ink::Road));
                    assert!(land > 1.5 && land < road, "{ink:?} on {behind:06x}: {land:.2}");
                }
            }
        }
    }
}

/// Which sixteen colours a terminal has is its owner's business; black on a dark ground and white
/// on a light one cannot be read in any of them.
#[test]
fn sixteen_colours_are_never_black_or_white_on_the_terminals_own_ground() {
    let all = read().into_iter().chain(LINES.into_iter().chain(LAND).map(Role::Map));
    for role in all {
        for ground in [Ground::Dark, Ground::Light] {
            let style = Paint::new(Depth::Sixteen).on(ground).of(role);
            if [Some(Color::Black), Some(Color::White)].contains(&style.fg) {
                assert!(style.bg.is_some(), "{role:?} on {ground:?}");
            }
            assert!(style.fg != style.bg || style.fg.is_none(), "{role:?} on {ground:?}");
        }
    }
}

#[test]
fn without_colours_there_are_none() {
    let all = read().into_iter().chain(LINES.into_iter().chain(LAND).map(Role::Map));
    for role in all {
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
