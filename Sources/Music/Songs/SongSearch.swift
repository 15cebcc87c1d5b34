/// Which songs are looked for.
struct SongSearch: Sendable, Equatable {
    var text = ""
    var slowest: Double?
    var fastest: Double?
    /// Whether only loved songs are looked for.
    var isLoved = false
    /// How many were shown before.
    var from = 0
    var limit = SongSearch.length

    /// How many songs a page has.
    static let length = 40
    /// The most that a device gets at once.
    static let mostAtOnce = 200
    /// Where a list ends: nobody turns so many pages.
    static let last = 1_000_000

    var isFiltered: Bool { !self.text.isEmpty || self.slowest != nil || self.fastest != nil || self.isLoved }
}
