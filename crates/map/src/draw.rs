//! Drawing a board, layer by layer from the sea up.

use std::fmt::{self, Write};

use aufachse_rules::Space;
use aufachse_rules::board::{Board, Point};

use crate::curve::Piece;
use crate::palette::{BLUE, INK, Palette, WHITE, YELLOW, palette};
use crate::sheet::{CITY, SPACE, Sheet};
use crate::text::{Escaped, FACES, Num, ems};
use crate::{Legend, Overlay, Style, land, marks, sheet, signs};

/// Draws an empty board.
pub fn svg(board: &Board, style: Style<'_>) -> String {
    svg_with(board, style, &Overlay::default())
}

/// Draws a board with what lies on it.
pub fn svg_with(board: &Board, style: Style<'_>, overlay: &Overlay) -> String {
    let sheet = Sheet::of(board);
    let mut canvas =
        Canvas { out: String::new(), board, sheet: &sheet, palette: palette(style.theme) };
    canvas.open();
    canvas.land();
    canvas.ferries();
    canvas.roads();
    canvas.way(&overlay.way);
    canvas.spaces();
    canvas.targets(&overlay.targets);
    canvas.cities();
    if style.names {
        canvas.signs();
    }
    canvas.overlay(overlay);
    if style.title {
        canvas.title();
    }
    if let Some(words) = style.legend {
        canvas.legend(words);
    }
    if style.scale && board.central_europe {
        canvas.scale();
    }
    canvas.put(format_args!("</svg>\n"));
    canvas.out
}

struct Canvas<'b> {
    out: String,
    board: &'b Board,
    sheet: &'b Sheet,
    palette: &'static Palette,
}

impl Canvas<'_> {
    fn put(&mut self, piece: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.out.write_fmt(piece);
    }

    fn at(&self, space: Space) -> Option<Point> {
        self.sheet.points.get(space.index()).copied()
    }

    fn open(&mut self) {
        let view = self.sheet.view;
        let (w, h) = (Num(view.width), Num(view.height));
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" role=\"img\" \
             font-family=\"{FACES}\">\n<title>Auf Achse: {}</title>\n",
            Escaped(&self.board.name)
        ));
    }

    /// The sea and the countries; plain land under a board that lies nowhere on Earth.
    fn land(&mut self) {
        let palette = self.palette;
        if !self.board.central_europe {
            let view = self.sheet.view;
            let (w, h) = (Num(view.width), Num(view.height));
            let land = palette.land;
            self.put(format_args!("<rect width=\"{w}\" height=\"{h}\" fill=\"{land}\"/>\n"));
            return;
        }
        let [x, y, w, h] = land::REACH;
        self.put(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{}\"/>\n\
             <g transform=\"scale(.1)\" stroke-linejoin=\"round\">\n",
            palette.sea
        ));
        // A hair of the land's own colour closes the seams between countries.
        for (code, path) in land::countries() {
            let home = self.board.cities.iter().any(|c| c.country == code);
            let fill = if home { palette.land } else { palette.abroad };
            self.put(format_args!(
                "<path fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"4\" d=\"{path}\"/>\n"
            ));
        }
        for (name, colour, width) in [("border", palette.border, 10), ("coast", palette.coast, 12)]
        {
            self.put(format_args!(
                "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" d=\"{}\"/>\n",
                land::line(name)
            ));
        }
        self.put(format_args!(
            "<path fill=\"{}\" stroke=\"{}\" stroke-width=\"8\" d=\"{}\"/>\n</g>\n",
            palette.sea,
            palette.coast,
            land::line("lake")
        ));
        self.put(format_args!(
            "<g fill=\"{0}\" stroke=\"{0}\" stroke-width=\"1\" opacity=\".55\" font-size=\"34\" \
             font-weight=\"800\" text-anchor=\"middle\">",
            palette.border
        ));
        for (letters, x, y) in land::plates() {
            self.put(format_args!("<text x=\"{x}\" y=\"{y}\">{letters}</text>"));
        }
        self.put(format_args!("</g>\n"));
    }

    fn lines(&self, ferry: bool) -> String {
        let roads = self.board.roads.iter().zip(&self.sheet.lines);
        roads.filter(|(road, _)| road.ferry == ferry).map(|(_, line)| path(line)).collect()
    }

    fn ferries(&mut self) {
        let (lines, colour) = (self.lines(true), self.palette.ferry);
        if !lines.is_empty() {
            self.put(format_args!(
                "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"3.2\" \
                 stroke-linecap=\"round\" stroke-dasharray=\"0 7.5\" d=\"{lines}\"/>\n"
            ));
        }
    }

    /// All roads at once, edge first: where they meet, no edge cuts across another road.
    fn roads(&mut self) {
        let (lines, palette) = (self.lines(false), self.palette);
        if lines.is_empty() {
            return;
        }
        self.put(format_args!(
            "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n\
             <path stroke=\"{}\" stroke-width=\"9.5\" d=\"{lines}\"/>\n\
             <path stroke=\"{}\" stroke-width=\"6.4\" d=\"{lines}\"/>\n\
             <path stroke=\"{}\" stroke-width=\"1\" stroke-dasharray=\"4 3.6\" \
             stroke-linecap=\"butt\" d=\"{lines}\"/>\n</g>\n",
            palette.road_edge, palette.road, palette.road_line
        ));
    }

    fn way(&mut self, way: &[Space]) {
        let pieces: Vec<Piece> = way
            .windows(2)
            .filter_map(|step| if let &[a, b] = step { self.piece(a, b) } else { None })
            .collect();
        if !pieces.is_empty() {
            let guide = self.palette.guide;
            let line: String =
                pieces.iter().map(|piece| path(std::slice::from_ref(piece))).collect();
            self.put(format_args!(
                "<path fill=\"none\" stroke=\"{guide}\" stroke-width=\"8\" \
                 stroke-linecap=\"round\" d=\"{line}\"/>\n"
            ));
        }
    }

    /// The line between two neighbours.
    fn piece(&self, a: Space, b: Space) -> Option<Piece> {
        for (road, line) in self.board.roads.iter().zip(&self.sheet.lines) {
            let stops: Vec<Space> = sheet::way(road).collect();
            let found = stops.windows(2).position(|s| *s == [a, b] || *s == [b, a]);
            if let Some(piece) = found.and_then(|i| line.get(i)) {
                return Some(*piece);
            }
        }
        None
    }

    fn spaces(&mut self) {
        let (board, palette) = (self.board, self.palette);
        self.put(format_args!(
            "<g fill=\"{}\" stroke=\"{}\" stroke-width=\"1.8\">\n",
            palette.space, palette.space_rim
        ));
        for space in board.all.without(board.city_set).without(board.events).iter() {
            let Some(Point { x, y }) = self.at(space) else { continue };
            let (x, y, r, number) = (Num(x), Num(y), Num(SPACE), space.0);
            let at_sea = if board.sea.has(space) {
                format!(" stroke=\"{}\"", palette.ferry)
            } else {
                String::new()
            };
            self.put(format_args!(
                "<circle data-space=\"{number}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{at_sea}/>\n"
            ));
        }
        self.put(format_args!("</g>\n"));
        for space in board.events.iter() {
            let Some(Point { x, y }) = self.at(space) else { continue };
            let (x, y, number, mark) = (Num(x), Num(y), space.0, marks::event());
            self.put(format_args!(
                "<g data-space=\"{number}\" transform=\"translate({x} {y})\">{mark}</g>\n"
            ));
        }
    }

    fn targets(&mut self, targets: &[Space]) {
        let guide = self.palette.guide;
        for &space in targets {
            let Some(Point { x, y }) = self.at(space) else { continue };
            let r = Num(Sheet::radius(self.board, space) + 4.0);
            self.put(format_args!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{r}\" fill=\"{guide}\" fill-opacity=\".18\" \
                 stroke=\"{guide}\" stroke-width=\"2.4\"/>\n",
                Num(x),
                Num(y)
            ));
        }
    }

    fn cities(&mut self) {
        let side = Num(CITY * 2.0);
        self.put(format_args!("<g fill=\"{YELLOW}\" stroke=\"{INK}\" stroke-width=\"2.2\">\n"));
        for space in self.board.city_set.iter() {
            let Some(Point { x, y }) = self.at(space) else { continue };
            let (x, y, number) = (Num(x - CITY), Num(y - CITY), space.0);
            self.put(format_args!(
                "<rect data-space=\"{number}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" \
                 height=\"{side}\" rx=\"4\"/>\n"
            ));
        }
        self.put(format_args!("</g>\n"));
    }

    fn signs(&mut self) {
        let sheet = self.sheet;
        self.put(format_args!(
            "<g font-size=\"{}\" font-weight=\"700\" text-anchor=\"middle\">\n",
            Num(signs::TYPE)
        ));
        for sign in &sheet.signs {
            let Some(city) = self.board.cities.get(sign.city.index()) else { continue };
            let r = sign.rect;
            self.put(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{YELLOW}\" \
                 stroke=\"{INK}\" stroke-width=\"1.3\"/>\
                 <text x=\"{}\" y=\"{}\" fill=\"{INK}\">{}</text>\n",
                Num(r.x),
                Num(r.y),
                Num(r.width),
                Num(r.height),
                Num(r.x + r.width / 2.0),
                Num(r.y + r.height / 2.0 + signs::TYPE * 0.355),
                Escaped(&city.name)
            ));
        }
        self.put(format_args!("</g>\n"));
    }

    fn overlay(&mut self, overlay: &Overlay) {
        for (space, picture) in
            [(overlay.roadworks, marks::roadworks()), (overlay.jam, marks::jam())]
        {
            if let Some(Point { x, y }) = space.and_then(|s| self.at(s)) {
                let (x, y) = (Num(x), Num(y));
                self.put(format_args!("<g transform=\"translate({x} {y})\">{picture}</g>\n"));
            }
        }
        // Trucks on one space stand behind each other, the first in front, so that the shape
        // of each can be seen.
        for (i, &(space, seat)) in overlay.trucks.iter().enumerate().rev() {
            let Some(Point { x, y }) = self.at(space) else { continue };
            let before = overlay.trucks.iter().take(i).filter(|(s, _)| *s == space).count();
            let before = f32::from(before as u8);
            let (x, y, lorry) = (Num(x + 5.0 * before), Num(y - 13.0 * before), marks::lorry(seat));
            self.put(format_args!("<g transform=\"translate({x} {y})\">{lorry}</g>\n"));
        }
    }

    /// The name of the game on a motorway sign, in the left upper corner.
    fn title(&mut self) {
        let width = ems("AUF ACHSE") * 30.0 + 36.0;
        self.put(format_args!(
            "<g transform=\"translate(28 28)\">\
             <rect width=\"{0}\" height=\"60\" rx=\"10\" fill=\"{BLUE}\"/>\
             <rect x=\"4\" y=\"4\" width=\"{1}\" height=\"52\" rx=\"7\" fill=\"none\" \
             stroke=\"{WHITE}\" stroke-width=\"2.4\"/>\
             <text x=\"{2}\" y=\"41\" font-size=\"30\" font-weight=\"800\" fill=\"{WHITE}\" \
             text-anchor=\"middle\">AUF ACHSE</text></g>\n",
            Num(width),
            Num(width - 8.0),
            Num(width / 2.0)
        ));
    }

    /// The key, in the right upper corner.
    fn legend(&mut self, words: Legend<'_>) {
        let palette = self.palette;
        let ferry = self.board.roads.iter().any(|r| r.ferry);
        let (r, c, side) = (Num(SPACE), Num(-CITY), Num(CITY * 2.0));
        let city = format!(
            "<rect x=\"{c}\" y=\"{c}\" width=\"{side}\" height=\"{side}\" rx=\"4\" \
             fill=\"{YELLOW}\" stroke=\"{INK}\" stroke-width=\"2.2\"/>"
        );
        let (edge, road, line) = (palette.road_edge, palette.road, palette.road_line);
        let (fill, rim) = (palette.space, palette.space_rim);
        let space = format!(
            "<path d=\"M-17 0H17\" stroke=\"{edge}\" stroke-width=\"9.5\"/>\
             <path d=\"M-17 0H17\" stroke=\"{road}\" stroke-width=\"6.4\"/>\
             <path d=\"M-17 0H17\" stroke=\"{line}\" stroke-dasharray=\"4 3.6\"/>\
             <circle r=\"{r}\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"1.8\"/>"
        );
        let sea = palette.ferry;
        let boat = format!(
            "<path d=\"M-16 0H17\" stroke=\"{sea}\" stroke-width=\"3.2\" stroke-linecap=\"round\" \
             stroke-dasharray=\"0 7.5\"/>\
             <circle r=\"{r}\" fill=\"{fill}\" stroke=\"{sea}\" stroke-width=\"1.8\"/>"
        );
        let mut rows =
            vec![(city, words.city), (space, words.space), (marks::event(), words.event)];
        if ferry {
            rows.push((boat, words.ferry));
        }
        let widest = rows.iter().map(|(_, word)| ems(word)).fold(0.0, f32::max);
        let (width, height) = (widest * 14.0 + 68.0, f32::from(rows.len() as u8) * 28.0 + 16.0);
        let left = self.sheet.view.width - 28.0 - width;
        self.put(format_args!(
            "<g transform=\"translate({} 28)\" font-size=\"14\" font-weight=\"600\">\
             <rect width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{}\" stroke=\"{}\"/>\n",
            Num(left),
            Num(width),
            Num(height),
            palette.panel,
            palette.panel_rim
        ));
        for (i, (mark, word)) in rows.iter().enumerate() {
            let y = Num(f32::from(i as u8) * 28.0 + 22.0);
            self.put(format_args!(
                "<g transform=\"translate(30 {y})\">{mark}<text x=\"26\" y=\"5\" \
                 fill=\"{}\">{}</text></g>\n",
                palette.words,
                Escaped(word)
            ));
        }
        self.put(format_args!("</g>\n"));
    }

    /// A scale in kilometres, in the left lower corner.
    fn scale(&mut self) {
        let (words, panel) = (self.palette.words, self.palette.panel);
        let view = self.sheet.view;
        let length = 200.0 * UNITS_PER_KM;
        let y = Num(view.height - 40.0);
        let (half, full) = (Num(length / 2.0), Num(length));
        self.put(format_args!(
            "<g transform=\"translate(34 {y})\" font-size=\"12\" font-weight=\"600\" \
             text-anchor=\"middle\" fill=\"{words}\"><rect width=\"{full}\" height=\"5\" \
             fill=\"{panel}\" stroke=\"{words}\"/><rect width=\"{half}\" height=\"5\"/>\
             <text y=\"-6\">0</text><text x=\"{half}\" y=\"-6\">100</text>\
             <text x=\"{full}\" y=\"-6\">200 km</text></g>\n"
        ));
    }
}

/// Of our projection of central Europe.
const UNITS_PER_KM: f32 = 0.96;

/// A line as the data of a path.
fn path(line: &[Piece]) -> String {
    let mut data = String::new();
    for (i, [a, b, c, d]) in line.iter().enumerate() {
        if i == 0 {
            let _ = write!(data, "M{} {}", Num(a.x), Num(a.y));
        }
        let _ = write!(
            data,
            "C{} {} {} {} {} {}",
            Num(b.x),
            Num(b.y),
            Num(c.x),
            Num(c.y),
            Num(d.x),
            Num(d.y)
        );
    }
    data
}
