import Foundation

/// The zones that occur in a search for busy times.
struct Clocks {
    /// The member's zone.
    let member: Zone

    private let described: [String: [Observance]]
    private let end: Int
    /// The calendar's own zone, if it names one.
    private var calendar: Zone?
    private var known: [String: Zone] = [:]

    init(member: TimeZone, calendar: String?, described: [String: [Observance]], until end: Int) {
        self.member = Zone(member, until: end)
        self.described = described
        self.end = end
        self.calendar = calendar.flatMap { Self.named($0) }.map { Zone($0, until: end) }
    }

    /// Returns the zone in which something repeats that begins in `place`.
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

    /// Finds a zone by its name.
    ///
    /// The tz database comes first, since calendars often describe a zone for one year only; then the calendar's
    /// description. An unknown zone is the member's.
    private func find(_ name: String, _ budget: inout Budget) throws(Budget.Spent) -> Zone {
        if name.contains("/"), !name.hasPrefix("/"), let zone = TimeZone(identifier: name) {
            return Zone(zone, until: self.end)
        }
        if let observances = self.described[name] { return try Zone(observances, until: self.end, &budget) }
        if let zone = Self.named(name) { return Zone(zone, until: self.end) }
        return self.calendar ?? self.member
    }

    /// Finds a zone by its name in the tz database, by the end of a longer name
    /// (`/mozilla.org/20050126_1/Europe/Berlin`), or by its Windows name.
    private static func named(_ name: String) -> TimeZone? {
        let parts = name.split(separator: "/")
        let ends = [3, 2, 1].filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
        if let zone = ([name] + ends).lazy.compactMap({ TimeZone(identifier: $0) }).first { return zone }
        return WindowsZones.names[name].flatMap { TimeZone(identifier: $0) }
    }
}
