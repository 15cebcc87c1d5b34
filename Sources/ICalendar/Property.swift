import CICal

/// One property of a component, as libical reads it.
struct Property {
    private let pointer: OpaquePointer

    var kind: icalproperty_kind { icalproperty_isa(self.pointer) }

    /// Returns all properties of a component.
    static func all(of component: OpaquePointer) -> [Property] {
        var all: [Property] = []
        var next = icalcomponent_get_first_property(component, ICAL_ANY_PROPERTY)
        while let pointer = next {
            all.append(Property(pointer: pointer))
            next = icalcomponent_get_next_property(component, ICAL_ANY_PROPERTY)
        }
        return all
    }

    var text: String? {
        guard let value = icalproperty_get_value(self.pointer), let text = icalvalue_get_text(value) else { return nil }
        return String(cString: text)
    }

    /// Nil for a value that isn't a time, or that doesn't exist in the calendar.
    var stamp: Stamp? {
        guard let value = icalproperty_get_value(self.pointer) else { return nil }
        switch icalvalue_isa(value) {
        case ICAL_DATE_VALUE: return self.stamp(icalvalue_get_date(value))
        case ICAL_DATETIME_VALUE: return self.stamp(icalvalue_get_datetime(value))
        default: return nil
        }
    }

    var addition: Event.Addition? {
        if let stamp = self.stamp { return Event.Addition(start: stamp, end: .none) }
        guard let value = icalproperty_get_value(self.pointer) else { return nil }
        let period: icalperiodtype
        switch icalvalue_isa(value) {
        case ICAL_DATETIMEPERIOD_VALUE:
            let either = icalvalue_get_datetimeperiod(value)
            if let stamp = self.stamp(either.time) { return Event.Addition(start: stamp, end: .none) }
            period = either.period
        case ICAL_PERIOD_VALUE:
            period = icalvalue_get_period(value)
        default:
            return nil
        }
        guard let start = self.stamp(period.start) else { return nil }
        let end = self.stamp(period.end).map { Event.End.at($0) } ?? .after(Span(period.duration))
        return Event.Addition(start: start, end: end)
    }

    var span: Span? {
        guard let value = icalproperty_get_value(self.pointer), icalvalue_isa(value) == ICAL_DURATION_VALUE else {
            return nil
        }
        let duration = icalvalue_get_duration(value)
        return icaldurationtype_is_bad_duration(duration) == 0 ? Span(duration) : nil
    }

    var rule: Rule? {
        guard let value = icalproperty_get_value(self.pointer), icalvalue_isa(value) == ICAL_RECUR_VALUE else {
            return nil
        }
        var recurrence = icalvalue_get_recur(value)
        return Rule(&recurrence)
    }

    var number: Int? {
        guard let value = icalproperty_get_value(self.pointer), icalvalue_isa(value) == ICAL_INTEGER_VALUE else {
            return nil
        }
        return Int(icalvalue_get_integer(value))
    }

    /// The offset in seconds ahead of UTC.
    var offset: Int? {
        guard let value = icalproperty_get_value(self.pointer), icalvalue_isa(value) == ICAL_UTCOFFSET_VALUE else {
            return nil
        }
        return Int(icalvalue_get_utcoffset(value))
    }

    var isCancelled: Bool { icalproperty_get_status(self.pointer) == ICAL_STATUS_CANCELLED }

    var isTransparent: Bool {
        [ICAL_TRANSP_TRANSPARENT, ICAL_TRANSP_TRANSPARENTNOCONFLICT].contains(icalproperty_get_transp(self.pointer))
    }

    /// Whether it says in so many words that the event takes time.
    var isOpaque: Bool {
        [ICAL_TRANSP_OPAQUE, ICAL_TRANSP_OPAQUENOCONFLICT].contains(icalproperty_get_transp(self.pointer))
    }

    /// Whether it puts the event among days that people remember or have off (RFC 5545, 3.8.1.2).
    var namesRemembrance: Bool {
        let words = self.text?.lowercased().split(separator: ",") ?? []
        return words.contains { Self.remembrances.contains($0.trimmingPrefix(while: \.isWhitespace)) }
    }

    /// As RFC 5545 writes them, Outlook and Apple's calendars.
    private static let remembrances: Set<Substring> = [
        "anniversary", "birthday", "birthdays", "holiday", "holidays", "public holiday",
    ]

    /// Whether a period is free time; all other types keep its owner busy (RFC 5545, 3.2.9).
    var isFreeTime: Bool {
        guard let type = self.parameter(ICAL_FBTYPE_PARAMETER) else { return false }
        return icalparameter_get_fbtype(type) == ICAL_FBTYPE_FREE
    }

    var meansFuture: Bool {
        guard let range = self.parameter(ICAL_RANGE_PARAMETER) else { return false }
        return icalparameter_get_range(range) == ICAL_RANGE_THISANDFUTURE
    }

    /// The addresses of an attendee who declined.
    var declined: [String] {
        guard let part = self.parameter(ICAL_PARTSTAT_PARAMETER),
            icalparameter_get_partstat(part) == ICAL_PARTSTAT_DECLINED
        else { return [] }
        let names = [
            icalproperty_get_attendee(self.pointer),
            self.parameter(ICAL_EMAIL_PARAMETER).flatMap { icalparameter_get_email($0) },
        ]
        return names.compactMap { $0.map { Address.plain(String(cString: $0)) } }
    }

    private func parameter(_ kind: icalparameter_kind) -> OpaquePointer? {
        icalproperty_get_first_parameter(self.pointer, kind)
    }

    private func stamp(_ time: icaltimetype) -> Stamp? {
        let name = self.parameter(ICAL_TZID_PARAMETER).flatMap { icalparameter_get_tzid($0) }
        return Stamp(time, zone: name.map { String(cString: $0) })
    }
}
