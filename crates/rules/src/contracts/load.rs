//! Reading a deck of contracts from its file.

use serde::Deserialize;
use toml::Spanned;

use super::{Contract, ContractDeck, MAX_CONTRACTS};
use crate::board::Board;
use crate::error::{ErrorKind, InputErrors, Reader};
use crate::space::Space;

/// The contract decks in the box: name and text of each.
pub const BUILTIN_CONTRACT_DECKS: &[(&str, &str)] = &[
    ("classic-52", include_str!("../../data/contracts/classic-52.toml")),
    ("modern-54", include_str!("../../data/contracts/modern-54.toml")),
];

/// The text of a contract deck in the box.
pub fn builtin_contracts(name: &str) -> Option<&'static str> {
    BUILTIN_CONTRACT_DECKS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The most goods that a truck can ever carry.
const MAX_GOODS: i64 = 24;

/// No card pays more: sums over a whole game stay far from the limits of the numbers.
const MAX_REVENUE: i64 = 1_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    name: Spanned<String>,
    #[serde(default, rename = "contract")]
    contracts: Vec<Spanned<ContractEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractEntry {
    from: Spanned<String>,
    to: Spanned<String>,
    goods: Spanned<i64>,
    revenue: Spanned<i64>,
    bids: Spanned<Vec<i64>>,
}

impl ContractDeck {
    /// Reads a deck that fits a board. The file's name is only used to say where a fault is.
    ///
    /// All faults of the file are reported at once.
    pub fn from_toml(file: &str, text: &str, board: &Board) -> Result<ContractDeck, InputErrors> {
        let mut reader = Reader::new(file, text);
        let deck = reader.parse::<DeckFile>().map(|raw| read(raw, board, &mut reader));
        reader.finish(deck)
    }
}

/// Reads the cards that are sound and notes what is wrong with the others.
fn read(raw: DeckFile, board: &Board, reader: &mut Reader<'_>) -> ContractDeck {
    if raw.name.get_ref().trim().is_empty() {
        reader.error(raw.name.span().start, ErrorKind::ContractsNoName);
    }
    if raw.contracts.is_empty() {
        reader.error(0, ErrorKind::ContractsEmpty);
    }
    if raw.contracts.len() > MAX_CONTRACTS {
        let contracts = raw.contracts.len();
        reader.error(0, ErrorKind::ContractsTooMany { contracts, most: MAX_CONTRACTS });
    }
    let mut cards: Vec<Contract> = Vec::new();
    for entry in raw.contracts {
        let at = entry.span().start;
        let Some(card) = read_card(&entry.into_inner(), board, reader) else { continue };
        let alike = |c: &Contract| (c.from, c.to, c.goods) == (card.from, card.to, card.goods);
        if cards.iter().any(alike) {
            reader.error(at, ErrorKind::ContractTwice);
        }
        cards.push(card);
    }
    ContractDeck { name: raw.name.into_inner(), cards }
}

fn read_card(entry: &ContractEntry, board: &Board, reader: &mut Reader<'_>) -> Option<Contract> {
    let from = find_city(&entry.from, board, reader);
    let to = find_city(&entry.to, board, reader);
    if from.is_some() && from == to {
        let city = entry.to.get_ref().clone();
        reader.error(entry.to.span().start, ErrorKind::ContractSameCity { city });
    }

    let goods = *entry.goods.get_ref();
    if !(1..=MAX_GOODS).contains(&goods) {
        let at = entry.goods.span().start;
        reader.error(at, ErrorKind::ContractGoods { goods, most: MAX_GOODS });
    }
    let revenue = *entry.revenue.get_ref();
    if !(1..=MAX_REVENUE).contains(&revenue) {
        let at = entry.revenue.span().start;
        reader.error(at, ErrorKind::ContractRevenue { revenue, most: MAX_REVENUE });
    }
    let bids = read_bids(&entry.bids, revenue, reader);
    Some(Contract {
        from: from?,
        to: to?,
        goods: u8::try_from(goods).ok()?,
        revenue: i32::try_from(revenue).ok()?,
        bids: bids?,
    })
}

fn find_city(name: &Spanned<String>, board: &Board, reader: &mut Reader<'_>) -> Option<Space> {
    let found = board.city(name.get_ref());
    if found.is_none() {
        let known = board.cities.iter().map(|c| c.name.as_str());
        reader.error(name.span().start, ErrorKind::unknown_city(name.get_ref(), known));
    }
    found
}

fn read_bids(entry: &Spanned<Vec<i64>>, revenue: i64, reader: &mut Reader<'_>) -> Option<[i32; 5]> {
    let (bids, at) = (entry.get_ref(), entry.span().start);
    if bids.len() != 5 {
        reader.error(at, ErrorKind::ContractBidCount { bids: bids.len() });
    }
    if bids.iter().any(|&bid| bid <= 0) {
        reader.error(at, ErrorKind::ContractBidNothing);
    }
    if !bids.is_sorted_by(|a, b| a < b) {
        reader.error(at, ErrorKind::ContractBidOrder);
    }
    if bids.iter().any(|&bid| bid >= revenue) {
        reader.error(at, ErrorKind::ContractBidRevenue { revenue });
    }
    let bids: Vec<i32> = bids.iter().map_while(|&bid| i32::try_from(bid).ok()).collect();
    bids.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::builtin_board;

    fn board(name: &str) -> Board {
        Board::from_toml(name, builtin_board(name).unwrap()).unwrap()
    }

    fn deck(name: &str, board: &Board) -> ContractDeck {
        ContractDeck::from_toml(name, builtin_contracts(name).unwrap(), board).unwrap()
    }

    #[test]
    fn the_decks_in_the_box_fit_their_boards() {
        for (deck_name, board_name, count) in [
            ("classic-52", "classic", 52),
            ("classic-52", "modern", 52),
            ("modern-54", "modern", 54),
        ] {
            let board = board(board_name);
            let deck = deck(deck_name, &board);
            assert_eq!(deck.name, deck_name);
            assert_eq!(deck.cards.len(), count);
        }
        assert_eq!(builtin_contracts("none"), None);
    }

    #[test]
    fn every_city_starts_and_ends_a_contract() {
        for (deck_name, board_name) in [("classic-52", "classic"), ("modern-54", "modern")] {
            let board = board(board_name);
            let deck = deck(deck_name, &board);
            for city in board.city_set.iter() {
                assert!(!deck.starting_in(city).is_empty(), "from {}", board.name_of(city));
                assert!(!deck.ending_in(city).is_empty(), "to {}", board.name_of(city));
            }
        }
    }

    #[test]
    fn the_known_cards_are_in_both_decks() {
        for (deck_name, board_name) in [("classic-52", "classic"), ("modern-54", "modern")] {
            let board = board(board_name);
            let deck = deck(deck_name, &board);
            for (from, to, goods, revenue, bids) in [
                ("Frankfurt", "Flensburg", 2, 1600, [200, 400, 600, 800, 1000]),
                ("Hannover", "München", 3, 2400, [300, 600, 900, 1300, 1800]),
                ("Berlin", "Triest", 3, 3900, [700, 1400, 2100, 2800, 3500]),
            ] {
                let (from, to) = (board.city(from).unwrap(), board.city(to).unwrap());
                assert!(deck.cards.contains(&Contract { from, to, goods, revenue, bids }));
            }
        }
    }

    #[test]
    fn the_cards_are_of_one_cloth() {
        for (deck_name, board_name) in [("classic-52", "classic"), ("modern-54", "modern")] {
            let board = board(board_name);
            let deck = deck(deck_name, &board);
            let heavy = deck.cards.iter().filter(|c| c.goods >= 4).count();
            let share = heavy * 100 / deck.cards.len();
            assert!((56..=64).contains(&share), "{share} in a hundred have four goods or more");
            for (i, card) in deck.cards.iter().enumerate() {
                assert!((2..=6).contains(&card.goods));
                assert_eq!(card.revenue % 100, 0);
                assert!(card.bids.iter().all(|bid| bid % 100 == 0));
                let worth = card.goods as i32 * (200 + 48 * i32::from(deck.distance(i, &board)));
                assert!((card.revenue - worth).abs() <= 160, "{card:?} is worth {worth}");
            }
            let steps: Vec<u8> = (0..deck.cards.len()).map(|i| deck.distance(i, &board)).collect();
            assert!(steps.iter().min().is_some_and(|&s| s <= 4), "short hauls");
            assert!(steps.iter().max().is_some_and(|&s| s >= 24), "the length of the map");
        }
    }

    #[test]
    fn all_faults_come_at_once_with_their_lines() {
        let text = "name = \"\"
[[contract]]
from = \"Hanover\"
to = \"Xyzzy\"
goods = 0
revenue = 0
bids = [1, 2, 3, 4, 5]
[[contract]]
from = \"Berlin\"
to = \"berlin\"
goods = 25
revenue = 1000
bids = [100, 200, 200, -300]
[[contract]]
from = \"Berlin\"
to = \"Triest\"
goods = 3
revenue = 3900
bids = [700, 1400, 2100, 2800, 3900]
[[contract]]
from = \"Berlin\"
to = \"Wien\"
goods = 3
revenue = 3900
bids = [700, 1400, 2100, 2800, 3500]
[[contract]]
from = \"Berlin\"
to = \"Wien\"
goods = 3
revenue = 3000
bids = [700, 1400, 2100, 2800, 2900]
";
        let found = ContractDeck::from_toml("own.toml", text, &board("classic")).unwrap_err();
        let lines: Vec<(usize, String)> =
            found.0.iter().map(|f| (f.line, f.kind.to_string())).collect();
        for (line, words) in [
            (1, "contracts-no-name"),
            (3, "unknown-city name=Hanover near=Hannover"),
            (4, "unknown-city name=Xyzzy"),
            (5, "contract-goods goods=0 most=24"),
            (6, "contract-revenue revenue=0"),
            (7, "contract-bid-revenue"),
            (10, "contract-same-city"),
            (11, "goods=25"),
            (13, "contract-bid-count bids=4"),
            (13, "contract-bid-nothing"),
            (13, "contract-bid-order"),
            (19, "contract-bid-revenue revenue=3900"),
            (26, "contract-twice"),
        ] {
            let hit = lines.iter().any(|(l, text)| *l == line && text.contains(words));
            assert!(hit, "no fault {words:?} in line {line} among {lines:#?}");
        }
        assert_eq!(lines.len(), 13);
    }

    #[test]
    fn a_deck_holds_one_to_sixty_four_cards() {
        let board = board("classic");
        let none = ContractDeck::from_toml("own.toml", "name = \"none\"", &board).unwrap_err();
        assert_eq!(none.0[0].kind, ErrorKind::ContractsEmpty);

        let card = |goods: usize, to: &str| {
            format!(
                "[[contract]]\nfrom = \"Berlin\"\nto = \"{to}\"\ngoods = {goods}\n\
                 revenue = 900\nbids = [1, 2, 3, 4, 5]\n"
            )
        };
        let all: Vec<String> = ["Wien", "Graz", "Linz"]
            .iter()
            .flat_map(|to| (1..=24).map(|goods| card(goods, to)))
            .collect();
        let text = |n: usize| format!("name = \"many\"\n{}", all[..n].concat());
        assert!(ContractDeck::from_toml("own.toml", &text(64), &board).is_ok());
        let many = ContractDeck::from_toml("own.toml", &text(65), &board).unwrap_err();
        assert_eq!(many.0[0].kind, ErrorKind::ContractsTooMany { contracts: 65, most: 64 });
    }

    #[test]
    fn numbers_that_fit_nowhere_are_refused() {
        let text = format!(
            "name = \"big\"\n[[contract]]\nfrom = \"Berlin\"\nto = \"Wien\"\ngoods = {0}\n\
             revenue = {0}\nbids = [1, 2, 3, 4, {1}]\n",
            i64::MAX,
            i64::MAX - 1
        );
        let found = ContractDeck::from_toml("own.toml", &text, &board("classic")).unwrap_err();
        assert_eq!(found.0.iter().map(|f| f.line).collect::<Vec<_>>(), [5, 6]);
    }
}
