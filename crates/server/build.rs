//! The page is compiled in: where it is built anew, the server is too.

use std::path::Path;

fn main() {
    // A folder that is not there cannot be watched without compiling every time; `cargo xtask play`
    // says by the variable that it is there now.
    println!("cargo::rerun-if-env-changed=AUFACHSE_PAGE");
    let page = "../../web/dist";
    let watched = if Path::new(page).exists() { page } else { "build.rs" };
    println!("cargo::rerun-if-changed={watched}");
    // Migrations are compiled in as well.
    println!("cargo::rerun-if-changed=migrations");
}
