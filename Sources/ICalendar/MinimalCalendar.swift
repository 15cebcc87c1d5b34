/// Reduces a calendar to what its busy times need, as a calendar again.
///
/// Places, notes, alarms and attachments are left out, and titles unless they are wanted.
package struct MinimalCalendar: Sendable {
    package let bytes: [UInt8]

    /// Keeps only those attendees who are among `addresses` and declined.
    package init(
        of bytes: [UInt8],
        titles: Bool,
        whose addresses: [String] = [],
        limits: Limits = Limits()
    ) throws(Refusal) {
        let filter = try CalendarFilter(bytes, limits: limits)
        let whose = addresses.map(Address.plain)
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Spotter//EN\r\n"
        if let zone = filter.zone { text += "X-WR-TIMEZONE:\(zone)\r\n" }
        let parts = filter.zones + filter.busyTimes + filter.events.map { Self.kept($0, titles: titles, whose: whose) }
        self.bytes = Array(text.utf8) + parts.joined() + Array("END:VCALENDAR\r\n".utf8)
    }

    private static func kept(_ event: [UInt8], titles: Bool, whose addresses: [String]) -> [UInt8] {
        var kept: [UInt8] = []
        var lines = Lines(event, limit: .max)
        while let line = lines.next() {
            switch line.name {
            case "SUMMARY" where !titles: continue
            case "ATTENDEE" where !addresses.contains { line.mentions($0.uppercased()) }: continue
            default: kept += line.bytes + [13, 10]
            }
        }
        return kept
    }
}
