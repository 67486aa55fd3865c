//! What every report must be: well-formed, complete, and in need of nothing else.

use std::collections::BTreeSet;
use std::sync::Arc;

use aufachse_bots::Level;
use aufachse_lab::study::{Studies, Study};
use aufachse_lab::{Entrant, House, Plan, Simulation};
use aufachse_report::{Facts, Table, page};
use aufachse_rules::{BUILTIN_EDITIONS, Rules};
use aufachse_words::Words;
use roxmltree::{Document, Node};

const FACTS: Facts = Facts { seed: 7, turn_limit: 400 };

const SECTIONS: [&str; 10] = [
    "money",
    "wins",
    "luck",
    "length",
    "income",
    "auctions",
    "contracts",
    "trailers",
    "cards",
    "traffic",
];

/// Some deals between two bots, each in both rotations.
fn study(rules: &Arc<Rules>, deals: u64, levels: [Level; 2]) -> Study {
    let table = aufachse_lab::Table { rules: rules.clone(), players: 2 };
    let house = House { turn_limit: FACTS.turn_limit, seed: FACTS.seed, ..House::default() };
    let seats = levels.map(|level| Entrant::Level(level, None)).to_vec();
    let plan = Plan { games: deals * 2, house, seats, ..Plan::of(vec![table]) };
    let mut studies = Studies::of(&plan);
    Simulation::of(&plan)
        .watched(&|fixture| Studies::notebook(&plan, fixture))
        .each(&mut |_, played| {
            played.watch.into_iter().for_each(|watch| studies.take(watch));
            Ok(())
        })
        .run()
        .unwrap();
    studies.tables()[0].clone()
}

fn english() -> Words {
    Words::new("en").unwrap()
}

fn report(edition: &str, deals: u64, levels: [Level; 2]) -> String {
    let rules = Rules::builtin(edition).unwrap();
    let study = study(&rules, deals, levels);
    page(&english(), &[Table { rules: &rules, study: &study }], FACTS)
}

/// The page as a tree; it is written so that a reader of XML can read it too.
fn tree(page: &str) -> Document<'_> {
    let body = page.strip_prefix("<!DOCTYPE html>\n").unwrap();
    Document::parse(body).unwrap_or_else(|error| panic!("{error}"))
}

fn with_class<'t>(tree: &'t Document<'_>, class: &str) -> Vec<Node<'t, 't>> {
    let has = |n: &Node<'_, '_>| {
        n.attribute("class").is_some_and(|c| c.split(' ').any(|word| word == class))
    };
    tree.descendants().filter(has).collect()
}

#[test]
fn every_section_is_there_with_its_title_its_sentence_its_plot_and_its_table() {
    let page = report("modern", 6, [Level::Fahrer, Level::Lehrling]);
    let tree = tree(&page);
    for key in SECTIONS {
        let id = format!("t0-{key}");
        let section = tree
            .descendants()
            .find(|n| n.attribute("id") == Some(&id))
            .unwrap_or_else(|| panic!("no section {key}"));
        let inside = |tag: &str| section.descendants().find(|n| n.has_tag_name(tag));
        for tag in ["h3", "p", "figure", "details", "table"] {
            assert!(inside(tag).is_some(), "{key} has no {tag}");
        }
        let said = section.descendants().filter_map(|n| n.attribute("aria-label"));
        assert!(said.clone().count() > 0, "{key} says nothing");
        assert!(said.clone().all(|text| !text.trim().is_empty()));
        let link = format!("#{id}");
        assert!(tree.descendants().any(|n| n.attribute("href") == Some(&link)), "{key}");
    }
}

/// No address, no script, no file: the page is the same without a network and under any policy
/// that allows its own style.
#[test]
fn the_page_needs_nothing_else() {
    let page = report("classic", 2, [Level::Fahrer, Level::Random]);
    for foreign in ["http:", "https:", "//", "url(", "@import", "<script", "<link", "<img", "src="]
    {
        assert!(!page.contains(foreign), "{foreign}");
    }
    let tree = tree(&page);
    let ids: BTreeSet<&str> = tree.descendants().filter_map(|n| n.attribute("id")).collect();
    for link in tree.descendants().filter_map(|n| n.attribute("href")) {
        let inside = link.strip_prefix('#').expect("a link within the page");
        assert!(ids.contains(inside), "{link} leads nowhere");
    }
}

#[test]
fn every_edition_has_a_report_without_gaps() {
    for (edition, _) in BUILTIN_EDITIONS {
        let page = report(edition, 1, [Level::Random, Level::Random]);
        assert!(!page.contains('⟨'), "{edition}: a text is missing");
        assert!(
            !page.contains("{$") && !page.contains("NaN") && !page.contains("inf"),
            "{edition}"
        );
        let tree = tree(&page);
        let ids: Vec<&str> = tree.descendants().filter_map(|n| n.attribute("id")).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(once.len(), ids.len(), "{edition}: an id is given twice");
    }
}

/// Every space of the board has its mark on the map, and the busiest is the largest.
#[test]
fn the_map_shows_all_traffic() {
    let rules = Rules::builtin("classic").unwrap();
    let study = study(&rules, 2, [Level::Fahrer, Level::Fahrer]);
    let page = page(&english(), &[Table { rules: &rules, study: &study }], FACTS);
    let tree = tree(&page);
    let map = with_class(&tree, "map").pop().expect("a map");
    let radii: Vec<f64> = map
        .children()
        .filter(|n| n.has_tag_name("circle"))
        .map(|n| n.attribute("r").unwrap().parse().unwrap())
        .collect();
    assert_eq!(radii.len(), rules.board().len());
    let visits = |v: &aufachse_lab::study::Visits| v.stops + v.through + v.set_down;
    let most = study.traffic.spaces.iter().map(visits).max().unwrap();
    let largest = radii.iter().copied().fold(0.0, f64::max);
    for (radius, seen) in radii.iter().zip(&study.traffic.spaces) {
        assert_eq!(visits(seen) == most, (radius - largest).abs() < 1e-9);
    }
}

/// Two tables that share a board share its drawing; a table without games says so.
#[test]
fn tables_stand_under_each_other() {
    let rules = Rules::builtin("modern").unwrap();
    let played = study(&rules, 1, [Level::Fahrer, Level::Fahrer]);
    let empty = Study::new(&rules, 3);
    let tables = [&played, &empty].map(|study| Table { rules: &rules, study });
    let page = page(&english(), &tables, FACTS);
    let tree = tree(&page);
    assert_eq!(tree.descendants().filter(|n| n.has_tag_name("article")).count(), 2);
    let drawings = tree.descendants().filter(|n| n.has_tag_name("g"));
    let named = drawings.filter(|n| n.attribute("id").is_some_and(|id| id.starts_with("board-")));
    assert_eq!(named.count(), 2, "one by day and one by night");
    assert!(page.contains(&english().text("report-no-games", &[])));
}

/// Names come from files of one's own and may hold anything.
#[test]
fn names_cannot_become_markup() {
    let rules = Rules::builtin("junior").unwrap();
    let text = study(&rules, 1, [Level::Random, Level::Lehrling]);
    let mut named = text.clone();
    let bot = named.bots.remove("random").unwrap();
    named.bots.insert("<i>\"&'".to_owned(), bot);
    named.edition = "<b>".to_owned();
    let page = page(&english(), &[Table { rules: &rules, study: &named }], FACTS);
    assert!(!page.contains("<i>") && !page.contains("<b>"));
    tree(&page);
}
