//! Reads a record, checks every line of it and prints the result: `replay_record FILE`.

use aufachse_rules::{Proof, Record};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).ok_or("name a record file")?;
    let record = Record::from_text(&std::fs::read_to_string(&file)?)?;
    let verified = record.verify()?;
    match verified.proof {
        Proof::Proved { throws, draws } => {
            println!("proved: {throws} throws and {draws} draws follow from the seed");
        }
        Proof::Consistent => println!("consistent: without a seed the dice cannot be proved"),
    }
    println!("{} actions, {} turns", record.entries.len(), verified.game.turn());
    for (name, cash) in record.header.seats.iter().zip(verified.game.cash()) {
        println!("{name}: {cash}");
    }
    Ok(())
}
