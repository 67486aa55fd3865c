//! Small pictures: spaces, warning signs and lorries. All are drawn around the origin.

use crate::palette::{INK, RED, SEATS, WHITE};

/// A warning triangle with rounded corners that fits a circle of radius 11.
pub(crate) const TRIANGLE: &str =
    "M-1.9-9.2Q0-12.2 1.9-9.2L9.3 3.6Q10.9 6.9 7.4 6.9H-7.4Q-10.9 6.9-9.3 3.6Z";

/// The exclamation mark of an event space.
pub(crate) const EXCLAMATION: &str =
    "M-1.2-5.4Q0-6.2 1.2-5.4L.7 1.2H-.7ZM0 2.3A1.25 1.25 0 1 1 0 4.8A1.25 1.25 0 1 1 0 2.3Z";

/// A digger at a heap: the picture of roadworks.
const DIGGER: &str = "M-.7-5.6A1.3 1.3 0 1 1-.7-3A1.3 1.3 0 1 1-.7-5.6Z\
    M-1.9-2.8L.7-1.9L2.5.3L4.3 1.2L3.9 2.1L1.6 1.1L.5-.2L-.1 1.4L1.1 2.9L1 5.2H-.3L-.4 3.4L-1.9 1.8\
    L-2.6 3.6L-4.2 5.2H-5.7L-3.7 3L-2.9.6Z\
    M3.2 5.2Q4.9 2.1 6.6 5.2Z";

/// Three cars, one behind the other: the picture of a jam.
const CARS: &str = "M-1.6-3.7L-1.1-5.4H1.1L1.6-3.7V-2H.9V-2.5H-.9V-2H-1.6Z\
    M-5.1 3.4L-4.2.4H-.9L0 3.4V6H-1V5.1H-4.1V6H-5.1Z\
    M1.1 1.4L1.8-1H4.4L5.1 1.4V3.8H4.3V3.1H1.9V3.8H1.1Z";

/// The shape of each seat, white on its colour: triangle, circle, square, diamond, star, cross.
const SHAPES: [&str; 6] = [
    "M0-3.6L3.6 2.9H-3.6Z",
    "M0-3.3A3.3 3.3 0 1 1 0 3.3A3.3 3.3 0 1 1 0-3.3Z",
    "M-2.9-2.9H2.9V2.9H-2.9Z",
    "M0-3.9L3.7 0L0 3.9L-3.7 0Z",
    "M0-4L1.1-1.3L3.8-1.2L1.7.6L2.4 3.3L0 1.8L-2.4 3.3L-1.7.6L-3.8-1.2L-1.1-1.3Z",
    "M-1.2-3.6H1.2V-1.2H3.6V1.2H1.2V3.6H-1.2V1.2H-3.6V-1.2H-1.2Z",
];

/// The warning triangle of an event space.
pub(crate) fn event() -> String {
    format!(
        "<path d=\"{TRIANGLE}\" fill=\"{WHITE}\" stroke=\"{RED}\" stroke-width=\"2.4\" \
         stroke-linejoin=\"round\"/><path d=\"{EXCLAMATION}\" fill=\"{INK}\"/>"
    )
}

/// The roadworks sign: larger than an event space, since it stands on the board.
pub(crate) fn roadworks() -> String {
    warning(DIGGER)
}

/// The jam sign.
pub(crate) fn jam() -> String {
    warning(CARS)
}

fn warning(picture: &str) -> String {
    format!(
        "<g transform=\"scale(1.6)\"><path d=\"{TRIANGLE}\" fill=\"{INK}\" opacity=\".25\" \
         transform=\"translate(.8 1)\"/><path d=\"{TRIANGLE}\" fill=\"{WHITE}\" stroke=\"{RED}\" \
         stroke-width=\"2.2\" stroke-linejoin=\"round\"/>\
         <path d=\"{picture}\" fill=\"{INK}\" transform=\"translate(0 .6) scale(.8)\"/></g>"
    )
}

/// A lorry seen from the side, in the colour and with the shape of its seat.
pub(crate) fn lorry(seat: u8) -> String {
    let seat = seat as usize % SEATS.len();
    let (colour, shape) = (SEATS[seat], SHAPES[seat]);
    format!(
        "<g stroke=\"{WHITE}\" stroke-width=\"3\" stroke-linejoin=\"round\" fill=\"{WHITE}\">\
         <path d=\"M-17-8H5V-4H11L15 1V7H-17Z\"/></g>\
         <rect x=\"-17\" y=\"-9\" width=\"21\" height=\"14\" rx=\"1.5\" fill=\"{colour}\"/>\
         <path d=\"M5-4H10.5Q11.5-4 12-3.2L15 1V5H5Z\" fill=\"{colour}\"/>\
         <path d=\"M7-2.4H10.2L12.4 .8H7Z\" fill=\"{WHITE}\"/>\
         <path d=\"M-17 5H15V6.5H-17Z\" fill=\"{INK}\"/>\
         <g fill=\"{INK}\" stroke=\"{WHITE}\" stroke-width=\"1\"><circle cx=\"-12\" cy=\"7\" r=\"2.8\"/>\
         <circle cx=\"-5.5\" cy=\"7\" r=\"2.8\"/><circle cx=\"9.5\" cy=\"7\" r=\"2.8\"/></g>\
         <path d=\"{shape}\" fill=\"{WHITE}\" transform=\"translate(-6.5 -2)\"/>"
    )
}
