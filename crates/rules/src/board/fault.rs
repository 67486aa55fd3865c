//! What can be wrong with a board.

crate::coded! {
    /// What is wrong with a board.
    pub enum BoardFault: "fault" {
        /// The board has no name.
        NoName = "board-no-name",
        /// More spaces than a board can have.
        TooManySpaces { spaces: usize, most: usize } = "board-too-many-spaces",
        /// Fewer than two cities.
        TooFewCities = "board-too-few-cities",
        /// A city has no name.
        CityNoName = "city-no-name",
        /// A name begins or ends with a blank.
        CityBlank { name: String } = "city-blank",
        /// A name holds a mark that names of spaces are made with.
        CityMark { name: String } = "city-mark",
        /// A name holds a character that cannot be shown.
        CityControl { name: String } = "city-control",
        /// Two cities have the same name.
        CityTwice { name: String } = "city-twice",
        /// A place that is not a finite number.
        PointNotFinite = "point-not-finite",
        /// A place far off any map.
        PointFarOff { number: String } = "point-far-off",
        /// A road from a city to itself.
        RoadToItself { city: String } = "road-to-itself",
        /// A second road between two cities.
        RoadTwice { from: String, to: String } = "road-twice",
        /// A city without a road.
        CityNoRoad { city: String } = "city-no-road",
        /// More roads than a city can have.
        CityTooManyRoads { city: String, roads: usize, most: usize } = "city-too-many-roads",
        /// An event space at sea.
        EventAtSea = "event-at-sea",
        /// Two event spaces side by side.
        EventsSideBySide = "events-side-by-side",
        /// A city that cannot be reached.
        NoWay { from: String, to: String } = "board-no-way",
        /// More ways of six steps than can be counted.
        TooManyWays { board: String } = "board-too-many-ways",
    }
}
