//! The `aufachse` command.
fn main() {}
