import CICal

/// Reads single components with libical.
enum Reader {
    /// Keeps libical from ending the program at an error; it must be evaluated before any other call.
    private static let calm: Void = icalerror_set_errors_are_fatal(0)

    /// Returns nil for an event without a readable beginning.
    static func event(_ text: [UInt8]) -> Event? {
        self.read(text) { component in
            let properties = Property.all(of: component)
            guard let start = properties.first(where: { $0.kind == ICAL_DTSTART_PROPERTY })?.stamp else { return nil }
            var event = Event(start: start)
            for property in properties { event.take(property) }
            event.isPartial = event.isPartial || self.misses("RRULE", in: properties)
            // An event that replaces an unknown occurrence would count in addition to it.
            return event.replaces == nil && self.misses("RECURRENCE-ID", in: properties) ? nil : event
        }
    }

    /// Returns each busy period as an event, and the number of unreadable lines.
    static func busyTimes(_ text: [UInt8]) -> (events: [Event], unread: Int) {
        let read = self.read(text) { component in
            let properties = Property.all(of: component)
            let periods = properties.filter { $0.kind == ICAL_FREEBUSY_PROPERTY }.map { ($0, $0.addition) }
            let events = periods.compactMap { property, period in
                period.map { Event(start: $0.start.inUTC, end: $0.end.inUTC, isFree: property.isFreeTime) }
            }
            let remarks = properties.count { $0.kind == ICAL_XLICERROR_PROPERTY }
            return (events, periods.count - events.count + remarks)
        }
        return read ?? ([], 1)
    }

    /// Returns whether libical replaced a line that it couldn't read by an error property.
    private static func misses(_ name: String, in properties: [Property]) -> Bool {
        properties.contains { $0.kind == ICAL_XLICERROR_PROPERTY && $0.text?.contains(name) == true }
    }

    /// Returns a zone's name and observances; nil for one without a name.
    static func zone(_ text: [UInt8]) -> (name: String, observances: [Observance])? {
        self.read(text) { component in
            let name = Property.all(of: component).first { $0.kind == ICAL_TZID_PROPERTY }?.text
            guard let name else { return nil }
            var observances: [Observance] = []
            var next = icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT)
            while let part = next {
                if let observance = self.observance(Property.all(of: part)) { observances.append(observance) }
                next = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT)
            }
            return observances.isEmpty ? nil : (name, observances)
        }
    }

    private static func observance(_ properties: [Property]) -> Observance? {
        func first(_ kind: icalproperty_kind) -> Property? { properties.first { $0.kind == kind } }
        guard let start = first(ICAL_DTSTART_PROPERTY)?.stamp, let after = first(ICAL_TZOFFSETTO_PROPERTY)?.offset
        else { return nil }
        let before = first(ICAL_TZOFFSETFROM_PROPERTY)?.offset ?? after
        var observance = Observance(start: start, before: before, after: after)
        observance.rules = properties.filter { $0.kind == ICAL_RRULE_PROPERTY }.compactMap(\.rule)
        observance.additions = properties.filter { $0.kind == ICAL_RDATE_PROPERTY }.compactMap { $0.addition?.start }
        return observance
    }

    private static func read<Value>(_ text: [UInt8], _ take: (OpaquePointer) -> Value?) -> Value? {
        _ = self.calm
        let component = (text + [0]).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { icalparser_parse_string($0.baseAddress) }
        }
        guard let component else { return nil }
        defer { icalcomponent_free(component) }
        return take(component)
    }
}

extension Event {
    fileprivate mutating func take(_ property: Property) {
        switch property.kind {
        case ICAL_DTEND_PROPERTY: if let end = property.stamp { self.end = .at(end) }
        case ICAL_DURATION_PROPERTY: if case .none = self.end, let span = property.span { self.end = .after(span) }
        case ICAL_RRULE_PROPERTY:
            if let rule = property.rule { self.rules.append(rule) } else { self.isPartial = true }
        case ICAL_EXRULE_PROPERTY: if let rule = property.rule { self.exceptRules.append(rule) }
        case ICAL_RDATE_PROPERTY: if let addition = property.addition { self.additions.append(addition) }
        case ICAL_EXDATE_PROPERTY: if let stamp = property.stamp { self.exceptions.append(stamp) }
        case ICAL_RECURRENCEID_PROPERTY:
            self.replaces = property.stamp
            self.replacesFuture = property.meansFuture
        case ICAL_UID_PROPERTY: self.uid = property.text ?? ""
        case ICAL_SUMMARY_PROPERTY: self.title = property.text
        case ICAL_SEQUENCE_PROPERTY: self.sequence = property.number ?? 0
        case ICAL_STATUS_PROPERTY: if property.isCancelled { self.isFree = true }
        case ICAL_TRANSP_PROPERTY:
            if property.isTransparent { self.isFree = true }
            if property.isOpaque { self.isOpaque = true }
        case ICAL_CATEGORIES_PROPERTY: if property.namesRemembrance { self.isRemembrance = true }
        case ICAL_ATTENDEE_PROPERTY: self.declined.formUnion(property.declined)
        default: break
        }
    }
}
