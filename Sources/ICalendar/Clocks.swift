import Foundation

/// The zones that a search for busy time meets.
struct Clocks {
    /// Where the member is.
    let member: Zone

    private let described: [String: [Observance]]
    private let end: Int
    /// The calendar's own, where it names one.
    private var calendar: Zone?
    private var known: [String: Zone] = [:]

    init(member: TimeZone, calendar: String?, described: [String: [Observance]], until end: Int) {
        self.member = Zone(member, until: end)
        self.described = described
        self.end = end
        self.calendar = calendar.flatMap { Self.named($0) }.map { Zone($0, until: end) }
    }

    /// The zone by whose clock something repeats that begins in `place`.
    ///
    /// A calendar that names its zone means it for times without one, and for the repetitions of times in UTC.
    mutating func zone(_ place: Stamp.Place, _ budget: inout Budget) throws(Budget.Spent) -> Zone {
        switch place {
        case .utc: return self.calendar ?? .utc
        case .floating: return self.calendar ?? self.member
        case .zone(let name):
            if let zone = self.known[name] { return zone }
            let zone = try self.find(name, &budget)
            self.known[name] = zone
            return zone
        }
    }

    mutating func instant(_ stamp: Stamp, _ budget: inout Budget) throws(Budget.Spent) -> Int {
        if stamp.isDate { return self.member.instant(of: stamp.wall) }
        if stamp.place == .utc { return stamp.wall }
        return try self.zone(stamp.place, &budget).instant(of: stamp.wall)
    }

    /// Places of the tz database by their names, since calendars often describe them for one year only; anything else
    /// as the calendar describes it; what nobody knows is where the member is.
    private func find(_ name: String, _ budget: inout Budget) throws(Budget.Spent) -> Zone {
        if name.contains("/"), !name.hasPrefix("/"), let zone = TimeZone(identifier: name) {
            return Zone(zone, until: self.end)
        }
        if let observances = self.described[name] { return try Zone(observances, until: self.end, &budget) }
        if let zone = Self.named(name) { return Zone(zone, until: self.end) }
        return self.calendar ?? self.member
    }

    /// By its name in the tz database, the end of a longer name (`/mozilla.org/20050126_1/Europe/Berlin`), or the name
    /// that Windows gives it.
    private static func named(_ name: String) -> TimeZone? {
        let parts = name.split(separator: "/")
        let ends = [3, 2, 1].filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
        if let zone = ([name] + ends).lazy.compactMap({ TimeZone(identifier: $0) }).first { return zone }
        return WindowsZones.names[name].flatMap { TimeZone(identifier: $0) }
    }
}
