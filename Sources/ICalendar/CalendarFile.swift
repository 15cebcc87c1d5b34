package import Foundation

/// A calendar in the iCalendar format (RFC 5545), read for its busy times.
///
/// Reading or searching the largest takes a second of a processor, so it must not happen on the event loop.
package struct CalendarFile: Sendable {
    /// The number of events that couldn't be read; they are left out, or counted without their repetitions.
    package let unread: Int
    /// The name that the calendar gives itself.
    package let name: String?

    private let series: [Series]
    private let described: [String: [Observance]]
    private let zone: String?
    private let limits: Limits

    package init(reading bytes: [UInt8], limits: Limits = Limits()) throws(Refusal) {
        let filter = try CalendarFilter(bytes, limits: limits)
        var events = filter.events.compactMap { Reader.event($0) }
        var unread = filter.events.count - events.count { !$0.isPartial }
        for text in filter.busyTimes {
            let times = Reader.busyTimes(text)
            events += times.events
            unread += times.unread
            guard events.count <= limits.events else { throw .tooManyEvents(limit: limits.events) }
        }
        self.unread = unread
        self.series = Series.grouped(events)
        self.described = Dictionary(filter.zones.compactMap { Reader.zone($0) }) { first, _ in first }
        self.zone = filter.zone
        self.name = filter.name.flatMap { $0.isEmpty ? nil : Self.plain($0) }
        self.limits = limits
    }

    /// Returns the busy spans that touch `window` (milliseconds since 1970 UTC), ordered by their beginning.
    ///
    /// `zone` is the member's, for whole days and for times without a zone. `whose` are the member's addresses: events
    /// that one of them declined don't count, nor do cancelled events and those marked as free.
    package func busy(
        in window: Range<Int64>,
        zone: TimeZone,
        whose addresses: [String] = []
    ) throws(Refusal) -> [Busy] {
        let window = Self.seconds(window)
        let end = window.upperBound + 366 * CivilDay.seconds
        let clocks = Clocks(member: zone, calendar: self.zone, described: self.described, until: end)
        var search = Search(
            window,
            whose: Set(addresses.map(Address.plain)),
            clocks: clocks,
            limits: self.limits
        )
        for series in self.series {
            do {
                try search.look(through: series)
            } catch {
                throw .repeatsTooOften(title: (series.main ?? series.changes.first)?.title)
            }
        }
        return search.found.sorted { ($0.start, $0.end, $0.uid) < ($1.start, $1.end, $1.uid) }
    }

    /// Decodes an escaped text (RFC 5545, 3.3.11) into one line.
    private static func plain(_ text: String) -> String {
        var plain = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            plain.append(isEscaped && "nN".contains(character) ? " " : character)
            isEscaped = false
        }
        return plain
    }

    /// Returns the window in seconds, limited to the years that calendars can express.
    private static func seconds(_ window: Range<Int64>) -> Range<Int> {
        let all = CivilDay(1, 1, 1).number * CivilDay.seconds..<CivilDay(9_999, 1, 1).number * CivilDay.seconds
        let (first, last) = (
            Int(window.lowerBound).flooredDivision(by: 1_000), -Int(-window.upperBound).flooredDivision(by: 1_000)
        )
        return (first..<max(first, last)).clamped(to: all)
    }
}
