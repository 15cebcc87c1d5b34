/// Filters the bytes of a calendar for libical: only lines that matter, of limited length and depth.
///
/// libical reads its whole input recursively. Attachments, alarms and the private properties of programs never reach
/// it.
struct CalendarFilter {
    private(set) var events: [[UInt8]] = []
    /// The published busy times (VFREEBUSY), which say when, but not why (RFC 5545, 3.6.4).
    private(set) var busyTimes: [[UInt8]] = []
    private(set) var zones: [[UInt8]] = []
    /// The calendar's own zone; not in RFC 5545, but written by most programs.
    private(set) var zone: String?
    /// The calendar's name by RFC 7986, or by the property that most programs write.
    private(set) var name: String?

    private let limits: Limits
    private var open: [Name] = []
    private var text: [UInt8] = []
    private var hasCalendar = false
    /// Whether the open event has a rule.
    private var isRepeating = false
    private var repeating = 0

    private enum Name: String {
        case calendar = "VCALENDAR"
        case event = "VEVENT"
        case busyTimes = "VFREEBUSY"
        case zone = "VTIMEZONE"
        case standard = "STANDARD"
        case daylight = "DAYLIGHT"
        case other
    }

    private static let eventLines: Set<String> = [
        "DTSTART", "DTEND", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "UID", "SUMMARY",
        "SEQUENCE", "STATUS", "TRANSP", "CATEGORIES", "ATTENDEE",
    ]
    private static let lists: Set<String> = ["RDATE", "EXDATE", "FREEBUSY"]
    /// libical reads only the first 500 values of a line.
    private static let mostValues = 250
    private static let busyTimesLines: Set<String> = ["FREEBUSY"]
    private static let zoneLines: Set<String> = ["TZID"]
    private static let observanceLines: Set<String> = ["DTSTART", "RRULE", "RDATE", "TZOFFSETFROM", "TZOFFSETTO"]
    private static let calendarLines: Set<String> = ["X-WR-TIMEZONE", "X-WR-CALNAME", "NAME"]

    init(_ bytes: [UInt8], limits: Limits) throws(Refusal) {
        guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: limits.bytes) }
        self.limits = limits
        var lines = Lines(bytes, limit: limits.lineBytes)
        while let line = lines.next() {
            try self.take(line)
        }
        guard self.hasCalendar else { throw .notACalendar }
        guard self.open.isEmpty else { throw .brokenOff }
    }

    private mutating func take(_ line: Lines.Line) throws(Refusal) {
        guard !line.name.isEmpty else { return }
        switch line.name {
        case "BEGIN": try self.begin(line)
        case "END": try self.end(line)
        default:
            guard self.matters(line.name), line.name != "ATTENDEE" || line.mentions("DECLINED") else { return }
            guard !line.isCut else { throw .lineTooLong }
            if self.open.last == .event, line.name == "RRULE" { self.isRepeating = true }
            if self.open.last == .calendar {
                self.take(ofCalendar: line)
            } else {
                let parts = Self.lists.contains(line.name) ? line.parts(of: Self.mostValues) : [line.bytes]
                for part in parts { self.text += part + [13, 10] }
                guard self.text.count <= self.limits.componentBytes else { throw .componentTooLong }
            }
        }
    }

    private mutating func take(ofCalendar line: Lines.Line) {
        switch line.name {
        case "X-WR-TIMEZONE": self.zone = self.zone ?? line.value
        default: self.name = self.name ?? line.value
        }
    }

    private func matters(_ name: String) -> Bool {
        switch self.open.last {
        case .calendar: Self.calendarLines.contains(name)
        case .event: Self.eventLines.contains(name)
        case .busyTimes: Self.busyTimesLines.contains(name)
        case .zone: Self.zoneLines.contains(name)
        case .standard, .daylight: Self.observanceLines.contains(name)
        case .other, nil: false
        }
    }

    private mutating func begin(_ line: Lines.Line) throws(Refusal) {
        let name = self.name(line.value.uppercased())
        if name != .other { self.hasCalendar = true }
        guard self.open.count < self.limits.depth else { throw .nestedTooDeeply }
        self.open.append(name)
        if [.event, .busyTimes, .zone].contains(name) { (self.text, self.isRepeating) = ([], false) }
        if name != .calendar, name != .other { self.text += Array("BEGIN:\(name.rawValue)\r\n".utf8) }
    }

    /// Returns the meaning of a component at its position: an event inside an event counts as another component.
    private func name(_ word: String) -> Name {
        let name = Name(rawValue: word) ?? .other
        switch name {
        case .calendar: return self.open.allSatisfy { $0 == .calendar } ? name : .other
        // Some programs leave out the surrounding calendar.
        case .event, .busyTimes, .zone: return [.calendar, nil].contains(self.open.last) ? name : .other
        case .standard, .daylight: return self.open.last == .zone ? name : .other
        case .other: return name
        }
    }

    private mutating func end(_ line: Lines.Line) throws(Refusal) {
        // An end without a beginning is ignored, because some programs write one too many.
        guard let name = self.open.popLast() else { return }
        guard name != .calendar, name != .other else { return }
        self.text += Array("END:\(name.rawValue)\r\n".utf8)
        switch name {
        case .event:
            self.events.append(self.text)
            if self.isRepeating { self.repeating += 1 }
            guard self.repeating <= self.limits.repeating else {
                throw .tooManyRepeating(limit: self.limits.repeating)
            }
        case .busyTimes: self.busyTimes.append(self.text)
        case .zone: self.zones.append(self.text)
        default: break
        }
        guard self.events.count + self.busyTimes.count <= self.limits.events else {
            throw .tooManyEvents(limit: self.limits.events)
        }
    }
}
