//! Where the cities' signs stand.

use aufachse_rules::Space;
use aufachse_rules::board::{Board, LabelSide, Point};

use crate::curve::{self, Piece};
use crate::sheet::{ROAD, Rect, Sheet};
use crate::text;

/// The sign of a city.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sign {
    /// The city.
    pub city: Space,
    /// The board of the sign.
    pub rect: Rect,
}

/// The size of the type on a sign.
pub(crate) const TYPE: f32 = 13.0;
const HEIGHT: f32 = 18.0;
/// From the middle of a city to its sign, best first.
const GAPS: [f32; 3] = [11.0, 13.0, 15.0];
/// What signs keep clear of each other.
const APART: f32 = 4.0;
/// What signs like to keep clear of roads and spaces.
const CLEAR: f32 = 3.0;

/// How a sign may slide along its side of the city, as a part of its own size, nearest first.
const SLIDES_ACROSS: [f32; 19] = [
    0.0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18, 0.24, -0.24, 0.3, -0.3, 0.36, -0.36, 0.42, -0.42,
    0.48, -0.48, 0.54, -0.54,
];
const SLIDES_DOWN: [f32; 15] =
    [0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5, 0.6, -0.6, 0.7, -0.7];

/// A place for a sign and how bad it is.
#[derive(Clone, Copy)]
struct Choice {
    rect: Rect,
    harm: f32,
}

/// Finds a place for each sign: on the side that the board file asks for if that is any good,
/// clear of roads, spaces and other signs wherever the board allows.
pub(crate) fn place(board: &Board, sheet: &Sheet) -> Vec<Sign> {
    let road_points: Vec<Point> = sheet.lines.iter().flatten().flat_map(dots).collect();
    let choices: Vec<Vec<Choice>> =
        (0..board.cities.len()).map(|i| choices(board, sheet, &road_points, i)).collect();
    let mut chosen: Vec<Choice> = choices.iter().filter_map(|list| best(list, |_| 0.0)).collect();

    // Each sign in turn steps aside for the others until nothing changes; the bound is for
    // boards so crowded that two signs would chase each other for ever.
    for _ in 0..20 {
        let mut changed = false;
        for (i, list) in choices.iter().enumerate() {
            let crowd = |rect: &Rect| {
                let others = chosen.iter().enumerate().filter(|(k, _)| *k != i);
                others.filter(|(_, c)| c.rect.overlaps(rect, APART)).map(|_| 60.0).sum::<f32>()
            };
            if let (Some(better), Some(now)) = (best(list, crowd), chosen.get(i))
                && better.rect != now.rect
            {
                chosen[i] = better;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let sign = |(i, choice): (usize, &Choice)| Sign { city: Space(i as u8), rect: choice.rect };
    chosen.iter().enumerate().map(sign).collect()
}

/// Points along a piece of road, near enough to each other that no sign slips between them.
fn dots(piece: &Piece) -> impl Iterator<Item = Point> {
    let count = (curve::length(curve::minus(piece[3], piece[0])) / 4.0).clamp(1.0, 200.0) as u8;
    (0..=count).map(move |i| curve::point_at(piece, f32::from(i) / f32::from(count)))
}

fn best(list: &[Choice], crowd: impl Fn(&Rect) -> f32) -> Option<Choice> {
    let harm = |c: &Choice| c.harm + crowd(&c.rect);
    list.iter().copied().min_by(|a, b| harm(a).total_cmp(&harm(b)))
}

fn choices(board: &Board, sheet: &Sheet, road_points: &[Point], city: usize) -> Vec<Choice> {
    let (Some(place), Some(&at)) = (board.cities.get(city), sheet.points.get(city)) else {
        return Vec::new();
    };
    let width = text::ems(&place.name) * TYPE * 1.03 + 12.0;
    let near = |p: Point| (p.x - at.x).abs() < width + 40.0 && (p.y - at.y).abs() < 60.0;
    let roads: Vec<Point> = road_points.iter().copied().filter(|&p| near(p)).collect();
    let spaces: Vec<(Point, f32)> = sheet
        .points
        .iter()
        .enumerate()
        .filter(|&(i, &p)| i != city && near(p))
        .map(|(i, &p)| (p, Sheet::radius(board, Space(i as u8))))
        .collect();

    let mut list = Vec::new();
    for side in [LabelSide::E, LabelSide::W, LabelSide::N, LabelSide::S] {
        let slides: &[f32] = match side {
            LabelSide::E | LabelSide::W => &SLIDES_DOWN,
            LabelSide::N | LabelSide::S => &SLIDES_ACROSS,
        };
        for (slide, gap) in slides.iter().flat_map(|&slide| GAPS.map(|gap| (slide, gap))) {
            let rect = beside(at, width, side, slide, gap);
            let mut harm = slide.abs() * 0.8 + (gap - GAPS[0]) * 0.6;
            if side != place.label {
                harm += 3.0;
            }
            if !sheet.view.holds(&rect) {
                harm += 50.0;
            }
            harm += roads.iter().map(|&p| lack(rect.distance(p), ROAD)).sum::<f32>();
            harm += spaces.iter().map(|&(p, r)| 10.0 * lack(rect.distance(p), r)).sum::<f32>();
            list.push(Choice { rect, harm });
        }
    }
    list
}

/// How badly a distance falls short of a radius and the clear room around it.
fn lack(distance: f32, radius: f32) -> f32 {
    let short = (radius + CLEAR - distance).max(0.0) / 2.0;
    short * short
}

fn beside(at: Point, width: f32, side: LabelSide, shift: f32, gap: f32) -> Rect {
    let (x, y) = match side {
        LabelSide::E => (at.x + gap, at.y - HEIGHT / 2.0 + shift * HEIGHT),
        LabelSide::W => (at.x - gap - width, at.y - HEIGHT / 2.0 + shift * HEIGHT),
        LabelSide::N => (at.x - width / 2.0 + shift * width, at.y - gap - HEIGHT),
        LabelSide::S => (at.x - width / 2.0 + shift * width, at.y + gap),
    };
    Rect { x, y, width, height: HEIGHT }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aufachse_rules::board::BUILTIN_BOARDS;

    fn sheets() -> impl Iterator<Item = (Board, Sheet)> {
        BUILTIN_BOARDS.iter().map(|(name, text)| {
            let board = Board::from_toml(name, text).unwrap();
            let sheet = Sheet::of(&board);
            (board, sheet)
        })
    }

    #[test]
    fn every_city_has_a_sign_on_the_sheet_and_none_overlaps_another() {
        for (board, sheet) in sheets() {
            assert_eq!(sheet.signs.len(), board.cities.len());
            for (i, sign) in sheet.signs.iter().enumerate() {
                let name = board.name_of(sign.city);
                assert!(sheet.view.holds(&sign.rect), "{name}");
                for other in &sheet.signs[..i] {
                    let both = (&name, board.name_of(other.city));
                    assert!(!sign.rect.overlaps(&other.rect, APART), "{both:?}");
                }
            }
        }
    }

    #[test]
    fn no_sign_covers_a_city_or_a_space() {
        for (board, sheet) in sheets() {
            for sign in &sheet.signs {
                for space in board.all.iter() {
                    let distance = sign.rect.distance(sheet.points[space.index()]);
                    let both = (board.name_of(sign.city), board.name_of(space));
                    assert!(distance >= Sheet::radius(&board, space), "{both:?}: {distance}");
                }
            }
        }
    }

    #[test]
    fn no_sign_covers_a_road() {
        for (board, sheet) in sheets() {
            for sign in &sheet.signs {
                for (road, line) in board.roads.iter().zip(&sheet.lines) {
                    for piece in line {
                        for i in 0..=20_u8 {
                            let at = curve::point_at(piece, f32::from(i) / 20.0);
                            let who = [sign.city, road.from, road.to].map(|s| board.name_of(s));
                            let distance = sign.rect.distance(at);
                            assert!(distance >= ROAD - 1.0, "{who:?}: {distance}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn signs_stand_where_the_board_file_says() {
        for (board, sheet) in sheets() {
            for sign in &sheet.signs {
                let (r, at) = (sign.rect, sheet.points[sign.city.index()]);
                let right = match board.cities[sign.city.index()].label {
                    LabelSide::E => r.x > at.x,
                    LabelSide::W => r.x + r.width < at.x,
                    LabelSide::N => r.y + r.height < at.y,
                    LabelSide::S => r.y > at.y,
                };
                assert!(right, "{}", board.name_of(sign.city));
            }
        }
    }
}
