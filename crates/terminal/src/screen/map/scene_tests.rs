//! The map, looked at cell by cell.

use aufachse_rules::Rules;
use proptest::prelude::*;

use super::super::grid::Cell;
use super::*;

fn board(edition: &str) -> Board {
    Rules::builtin(edition).expect("a box").board().clone()
}

/// The sheet as lines of text.
fn text(grid: &Grid) -> String {
    let row = |y: u16| {
        let line: String = (0..grid.size.0)
            .filter_map(|x| grid.at(i32::from(x), i32::from(y)))
            .filter(|cell| !cell.is_half())
            .map(|cell| cell.seen().map_or(' ', |(letter, _)| letter))
            .collect();
        line.trim_end().to_owned()
    };
    (0..grid.size.1).map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_way_its_end_and_the_trucks_are_seen() {
    let board = board("classic");
    let (kassel, hannover) =
        (board.city("Kassel").expect("there"), board.city("Hannover").expect("there"));
    let road = board.road(kassel, hannover).expect("a road");
    let mut scene = Scene::empty(&board);
    scene.way =
        [road.from].into_iter().chain(road.spaces.iter().copied()).chain([road.to]).collect();
    scene.end = Some(road.to);
    scene.trucks = vec![
        Truck { space: road.from, letter: 'A', colour: 0, own: true },
        Truck { space: road.from, letter: 'B', colour: 1, own: false },
    ];
    let size = (100, 40);
    let mut port = Port::fit(&board, size);
    port.zoom(4, &board, size);
    port.follow(board.points[kassel.index()], size, &board);
    let (grid, _) = scene.draw(&port, size);
    let seen = |space| {
        let (x, y) = port.dot(board.points[space], size).cell();
        grid.at(x, y).and_then(Cell::seen)
    };
    assert_eq!(seen(road.to.index()), Some((END, Ink::End)));
    assert_eq!(seen(road.from.index()), Some(('A', Ink::OwnTruck(0))));
    assert_eq!(seen(road.spaces[0].index()), Some((STEP, Ink::Way)));
    let (x, y) = port.dot(board.points[road.from.index()], size).cell();
    assert_eq!(grid.at(x + 1, y).and_then(Cell::seen), Some(('B', Ink::Truck(1))));
}

#[test]
fn whole_boards() {
    for (name, size) in [("classic", (100, 48)), ("modern", (60, 20))] {
        let board = board(name);
        let scene = Scene::empty(&board);
        let (grid, _) = scene.draw(&Port::fit(&board, size), size);
        insta::assert_snapshot!(format!("board_{name}"), text(&grid));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// At every size, zoom and place: no name touches another, and none covers a city or a truck.
    #[test]
    fn names_never_overlap(
        modern: bool,
        size in (20_u16..220, 6_u16..70),
        zoom in 0..12,
        at in 0_usize..60,
        lit in proptest::collection::vec(0_u8..34, 0..8),
    ) {
        let board = board(if modern { "modern" } else { "classic" });
        let mut scene = Scene::empty(&board);
        scene.lit = lit.into_iter().map(Space).collect();
        let truck = board.all.iter().nth(at).expect("a space");
        scene.trucks = vec![Truck { space: truck, letter: 'A', colour: 0, own: true }];
        let mut port = Port::fit(&board, size);
        port.zoom(zoom, &board, size);
        port.follow(board.points[truck.index()], size, &board);
        let (grid, labels) = scene.draw(&port, size);
        for (i, label) in labels.iter().enumerate() {
            let (from, to) = label.span();
            prop_assert!(from >= 0 && to <= i32::from(size.0), "{label:?} leaves the sheet");
            for other in &labels[..i] {
                let (begin, end) = other.span();
                let apart = label.y != other.y || from > end || begin > to;
                prop_assert!(apart, "{label:?} and {other:?}");
            }
        }
        for space in board.city_set.iter() {
            let Some((x, y)) = port.cell(&board, space, size) else { continue };
            let covered = |label: &Label| {
                label.y == i32::from(y) && (label.span().0..label.span().1).contains(&i32::from(x))
            };
            prop_assert!(!labels.iter().any(covered), "a city is covered");
        }
        let (x, y) = port.cell(&board, truck, size).expect("the followed truck is seen");
        let seen = grid.at(i32::from(x), i32::from(y)).and_then(Cell::seen);
        prop_assert_eq!(seen, Some(('A', Ink::OwnTruck(0))));
    }
}
