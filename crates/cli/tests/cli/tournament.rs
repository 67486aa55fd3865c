//! `aufachse tournament`, and `simulate` with bots.

use serde_json::Value;

use crate::run::{file, folder, good, run, text};

/// Without what differs from run to run.
fn timeless(mut json: Value) -> Value {
    let bots = |json: &mut Value| {
        for bot in json["bots"].as_array_mut().into_iter().flatten() {
            assert!(bot["ms_per_decision"].take().is_f64());
        }
    };
    bots(&mut json);
    json["tables"].as_array_mut().into_iter().flatten().for_each(bots);
    json
}

#[test]
fn bots_are_told_by_their_place_in_the_list() {
    let args = "simulate --seats fahrer,lehrling,lehrling --edition junior,classic --games 6 \
                --turn-limit 60 --json --threads";
    let args: Vec<&str> = args.split_whitespace().collect();
    let one = timeless(good(&[&args[..], &["1"]].concat()).json());
    assert_eq!(one, timeless(good(&[&args[..], &["2"]].concat()).json()));
    let bots = one["bots"].as_array().unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["fahrer", "lehrling", "lehrling"]);
    for bot in bots {
        assert_eq!((&bot["games"], &bot["forfeits"]), (&12.into(), &0.into()));
        let rate = bot["win_rate"].as_f64().unwrap();
        let [low, high] = [0, 1].map(|i| bot["win_rate_95"][i].as_f64().unwrap());
        assert!(low <= rate && rate <= high && bot["wins"].is_f64());
        assert!(bot["decisions"].as_u64().unwrap() > 0 && bot["mean_cash"].is_f64());
    }
    assert_eq!(one["tables"][1]["bots"].as_array().unwrap().len(), 3);
    assert_eq!(one["tables"][1]["seats"].as_array().unwrap().len(), 3);
}

#[test]
fn bots_are_shown_as_a_table() {
    let args = "simulate --seats lehrling,chef --chef-iterations 1 --games 2 --turn-limit 8";
    let shown = good(&args.split(' ').collect::<Vec<_>>());
    assert!(shown.out.contains("chef:1") && shown.out.contains("95 %"), "{}", shown.out);
    assert!(shown.out.contains("classic with 2 players"));
}

#[test]
fn what_is_no_bot_is_named_with_what_is_allowed() {
    let simulate = |seats: &str, more: &[&str]| {
        run(&[&["simulate", "--games", "1", "--seats", seats], more].concat())
    };
    simulate("chef,disponet", &[]).refused(2, &["disponet", "lehrling", "Did you mean disponent?"]);
    simulate("fahrer:9,lehrling", &[]).refused(2, &["fahrer:9", "Chef"]);
    simulate("chef:soon,lehrling", &[]).refused(2, &["soon", "chef:200ms"]);
    simulate("cmd:,lehrling", &[]).refused(2, &["cmd:python3"]);
    simulate("lehrling", &[]).refused(2, &["one bot", "2 to 6"]);
    simulate(&["lehrling"; 7].join(","), &[]).refused(2, &["7 bots"]);
    simulate("lehrling,random", &["--players", "3"]).refused(2, &["--seats", "--players"]);
    simulate("chef,random", &["--chef-ms", "9", "--chef-iterations", "9"])
        .refused(2, &["--chef-ms"]);
    simulate("chef,random", &["--bot-timeout", "never"]).refused(2, &["0.01", "3600"]);
    run(&["simulate", "--new-deals"]).refused(2, &["--seats"]);
    let tournament = |bots: &str| run(&["tournament", "--games", "1", "--bots", bots]);
    tournament("lehrling").refused(2, &["two bots"]);
    tournament("lehrling,farer").refused(2, &["farer", "Did you mean fahrer?"]);
    run(&["tournament"]).refused(2, &["--bots"]);
}

#[test]
fn a_tournament_rates_and_crosses() {
    let args = "tournament --bots fahrer,lehrling,random --edition junior,classic --players 2,4 \
                --games 4 --turn-limit 60";
    let args: Vec<&str> = args.split_whitespace().collect();
    let shown = good(&args);
    for part in ["Rating", "fahrer", "finished ahead", "games played"] {
        assert!(shown.out.contains(part), "{part}: {}", shown.out);
    }
    let json = good(&[&args[..], &["--json"]].concat()).json();
    assert_eq!((&json["stopped"], &json["played"]), (&false.into(), &json["planned"]));
    assert_eq!(json["tables"].as_array().unwrap().len(), 4);
    for (one, bot) in json["bots"].as_array().unwrap().iter().enumerate() {
        assert!(bot["rating"].is_f64() && bot["rating_95"][1].is_f64(), "{bot}");
        assert!(bot["name"].is_string() && bot["win_rate"].is_f64());
        assert_eq!(json["met"][one][one], 0);
    }
}

#[test]
fn a_tournament_goes_on_where_it_stopped() {
    let folder = folder("cup");
    let (whole, broken) = (folder.join("whole.jsonl"), folder.join("broken.jsonl"));
    let play = |file: &str, more: &[&str]| {
        let args = ["tournament", "--bots", "lehrling,random,fahrer", "--edition", "junior"];
        let rest = ["--games", "6", "--turn-limit", "50", "--json", "--save", file];
        run(&[&args[..], &rest, more].concat())
    };
    let once = timeless(play(text(&whole), &[]).json());
    let kept = std::fs::read_to_string(&whole).unwrap();
    assert_eq!(kept.lines().count(), 19, "the plan and 3 pairs of 6 games");
    // Half of it, and a line that breaks off.
    let half: String = kept.split_inclusive('\n').take(8).collect();
    std::fs::write(&broken, half + "{\"game\":17,\"bo").unwrap();
    assert_eq!(timeless(play(text(&broken), &["--threads", "1"]).json()), once);
    assert_eq!(std::fs::read_to_string(&broken).unwrap().lines().count(), 19);
    assert_eq!(timeless(play(text(&whole), &[]).json()), once, "there is nothing left to play");

    play(text(&whole), &["--seed", "2"])
        .refused(2, &["whole.jsonl", "seed is 1 there, and 2 here"]);
    let diary = file(&folder, "diary.txt", "Dear diary\n");
    play(&diary, &[]).refused(2, &["diary.txt", "no tournament"]);
    assert_eq!(std::fs::read_to_string(&diary).unwrap(), "Dear diary\n");
}

/// One line for each forfeit, and the rest goes on.
#[cfg(unix)]
#[test]
fn a_program_that_cannot_go_on_forfeits_and_the_rest_goes_on() {
    let folder = folder("forfeits");
    let hello = "read l; echo '{\"protocol\":\"aufachse-bot/1\"}'; read l\n";
    let bot = |name: &str, text: &str| {
        let path = file(&folder, name, &format!("{hello}{text}\n"));
        format!("cmd:sh {path}")
    };
    let good_one = bot("good.sh", "while read l; do echo 0; done");
    let crashing = bot("crash.sh", "read l; echo 0; exit 3");
    let hanging = bot("hang.sh", "read l; sleep 60");
    let silly = bot("silly.sh", "while read l; do echo hello; done");
    let bots = [&good_one[..], &crashing, &hanging, &silly, "lehrling"].join(",");
    let args = ["tournament", "--edition", "junior", "--games", "2", "--turn-limit", "30"];
    let ran = good(&[&args[..], &["--bot-timeout", "1", "--json", "--bots", &bots]].concat());
    let json = ran.json();
    let forfeits: Vec<u64> =
        (0..5).map(|k| json["bots"][k]["forfeits"].as_u64().unwrap()).collect();
    assert_eq!(forfeits, [0, 8, 8, 8, 0]);
    let lines: Vec<&str> = ran.err.lines().filter(|l| l.contains("forfeits seat")).collect();
    assert_eq!(lines.len(), 24, "{}", ran.err);
    for (name, why) in [("crash", "exit status: 3"), ("hang", "1000 ms"), ("silly", "“hello”")]
    {
        let told = lines.iter().filter(|l| l.contains(name) && l.contains(why)).count();
        assert_eq!(told, 8, "{name}: {}", ran.err);
    }
}
