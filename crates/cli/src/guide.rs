//! `aufachse guide`: a short guide of what there is.

use crate::desk::Desk;
use crate::stop::Stop;

pub(crate) fn run(desk: &mut Desk) -> Result<(), Stop> {
    desk.say("cli-guide", &[("version", env!("CARGO_PKG_VERSION").into())])
}
