/// Searches one series for busy times.
struct Search {
    /// The window in seconds since 1970 UTC.
    let window: Range<Int>
    /// The member's addresses, normalised.
    let whose: Set<String>
    private var clocks: Clocks
    private let limits: Limits
    /// Limits the steps.
    private var budget: Budget
    /// Limits the spans.
    private var room: Budget
    private(set) var found: [Busy] = []

    init(_ window: Range<Int>, whose: Set<String>, clocks: Clocks, limits: Limits) {
        self.window = window
        self.whose = whose
        self.clocks = clocks
        self.limits = limits
        self.budget = Budget(limits.steps)
        self.room = Budget(limits.stretches)
    }

    /// An event that replaces an occurrence and all later ones.
    private struct Revision {
        let from: Occurrence
        let event: Event
        let zone: Zone
        let length: Length
        /// The seconds of local time by which occurrences are moved.
        let shift: Int
    }

    mutating func look(through series: Series) throws(Budget.Spent) {
        guard let main = series.main else {
            for change in try self.newest(of: series.changes) { try self.take(change.event) }
            return
        }
        // However often it repeats, what never keeps anybody busy needn't be looked for.
        if series.changes.isEmpty, !self.isBusy(main) { return }
        let zone = try self.zone(of: main)
        var exceptions = OccurrenceMap<Void>(isDate: main.start.isDate)
        for stamp in main.exceptions { exceptions.keep((), for: stamp, at: try self.named(stamp, in: zone, of: main)) }

        var changed = OccurrenceMap<Void>(isDate: main.start.isDate)
        var revisions: [Revision] = []
        for (change, stamp, place) in try self.newest(of: series.changes, main) {
            if change.replacesFuture { revisions.append(try self.revision(change, from: place, of: main)) }
            guard changed[place] == nil else { continue }
            changed.keep((), for: stamp, at: place)
            if exceptions[place] == nil { try self.take(change) }
        }
        revisions.sort { $0.from.instant < $1.from.instant }

        let length = try Length(from: main.start, to: main.end, &self.clocks, &self.budget)
        let usual = Revision(from: .init(instant: .min, wall: .min), event: main, zone: zone, length: length, shift: 0)
        let occurrences = try self.occurrences(of: main, zone, length, revisions).sorted { $0.instant < $1.instant }
        var next = 0
        var revision = usual
        for occurrence in occurrences {
            while next < revisions.count, revisions[next].from.instant <= occurrence.instant {
                revision = revisions[next]
                next += 1
            }
            guard exceptions[occurrence] == nil, changed[occurrence] == nil else { continue }
            try self.keep(occurrence, as: revision)
        }
    }

    private typealias Change = (event: Event, stamp: Stamp, place: Occurrence)

    /// Returns the newest version of each replacement, with its position in the local time of `main`, newest first.
    ///
    /// Versions of the same replacement are recognised by the instant alone, because programs name it in different
    /// zones.
    private mutating func newest(of changes: [Event], _ main: Event? = nil) throws(Budget.Spent) -> [Change] {
        guard let main = main ?? changes.first else { return [] }
        let zone = try self.zone(of: main)
        var newest: [Change] = []
        for isFuture in [false, true] {
            var places = OccurrenceMap<Int>(isDate: main.start.isDate)
            for event in changes where event.replacesFuture == isFuture {
                guard let stamp = event.replaces else { continue }
                let place = try self.named(stamp, in: zone, of: main)
                if let index = places[place] {
                    if newest[index].event.sequence < event.sequence { newest[index] = (event, stamp, place) }
                } else {
                    places.keep(newest.count, for: stamp, at: place)
                    newest.append((event, stamp, place))
                }
            }
        }
        return newest.sorted {
            $0.event.sequence == $1.event.sequence
                ? !$0.event.replacesFuture && $1.event.replacesFuture : $0.event.sequence > $1.event.sequence
        }
    }

    /// Adds one event without its repetitions.
    private mutating func take(_ event: Event) throws(Budget.Spent) {
        let zone = try self.zone(of: event)
        let length = try Length(from: event.start, to: event.end, &self.clocks, &self.budget)
        let start = try self.place(event.start, in: zone, of: event)
        try self.keep(length.stretch(from: start, zone, self.clocks.member), event, isAllDay: length.isAllDay)
    }

    private mutating func revision(
        _ event: Event,
        from place: Occurrence,
        of main: Event
    ) throws(Budget.Spent) -> Revision {
        let zone = try self.zone(of: event)
        let start = try self.place(event.start, in: zone, of: event)
        let length = try Length(from: event.start, to: event.end, &self.clocks, &self.budget)
        return Revision(from: place, event: event, zone: zone, length: length, shift: start.wall - place.wall)
    }

    private mutating func keep(_ occurrence: Occurrence, as revision: Revision) throws(Budget.Spent) {
        var start = occurrence
        if revision.from.instant != .min {
            let wall = occurrence.wall + revision.shift
            start = Occurrence(instant: revision.zone.instant(of: wall), wall: wall, length: occurrence.length)
        }
        let length = start.length ?? revision.length
        try self.keep(
            length.stretch(from: start, revision.zone, self.clocks.member),
            revision.event,
            isAllDay: length.isAllDay
        )
    }

    private func isBusy(_ event: Event) -> Bool { !event.isFree && event.declined.isDisjoint(with: self.whose) }

    /// Adds a span unless it is empty.
    private mutating func keep(_ stretch: Range<Int>, _ event: Event, isAllDay: Bool) throws(Budget.Spent) {
        guard !stretch.isEmpty, stretch.overlaps(self.window), self.isBusy(event), !(isAllDay && event.leavesDaysFree)
        else { return }
        try self.room.spend()
        self.found.append(
            Busy(
                start: Int64(stretch.lowerBound) * 1_000,
                end: Int64(stretch.upperBound) * 1_000,
                uid: event.uid,
                title: event.title,
                isAllDay: isAllDay
            )
        )
    }
}

// MARK: - When an event occurs

extension Search {
    private mutating func zone(of event: Event) throws(Budget.Spent) -> Zone {
        event.start.isDate ? self.clocks.member : try self.clocks.zone(event.start.place, &self.budget)
    }

    /// Returns the occurrence that EXDATE or RECURRENCE-ID names.
    ///
    /// For an event without a zone the local time counts, because some programs write everything but the beginning in
    /// UTC.
    private mutating func named(_ stamp: Stamp, in zone: Zone, of event: Event) throws(Budget.Spent) -> Occurrence {
        guard event.start.place == .floating, !event.start.isDate else {
            return try self.place(stamp, in: zone, of: event)
        }
        return Occurrence(instant: zone.instant(of: stamp.wall), wall: stamp.wall)
    }

    /// Converts a stamp to the local time of an event; a time without a zone is in that event's zone.
    private mutating func place(_ stamp: Stamp, in zone: Zone, of event: Event) throws(Budget.Spent) -> Occurrence {
        if stamp.isDate || (stamp.place == .floating && !event.start.isDate) {
            return Occurrence(instant: zone.instant(of: stamp.wall), wall: stamp.wall)
        }
        let instant = try self.clocks.instant(stamp, &self.budget)
        // A date keeps its value in any zone. So does a time in the event's own zone, even one that its clocks skip.
        let isWritten = event.start.isDate || stamp.place == event.start.place
        let wall = isWritten && stamp.place != .utc ? stamp.wall : instant + zone.offset(at: instant)
        return Occurrence(instant: instant, wall: wall)
    }

    /// Returns the occurrences that may touch the window, including exceptions.
    private mutating func occurrences(
        of main: Event,
        _ zone: Zone,
        _ length: Length,
        _ revisions: [Revision]
    ) throws(Budget.Spent) -> [Occurrence] {
        let start = try self.place(main.start, in: zone, of: main)
        var all: [Occurrence] = []
        if main.rules.isEmpty || main.rules.contains(where: { !$0.isOver(at: start, main.start) }) { all.append(start) }
        for addition in main.additions {
            var place = try self.place(addition.start, in: zone, of: main)
            if case .none = addition.end {
            } else {
                let start = addition.start.timed(like: main.start)
                place.length = try Length(
                    from: start,
                    to: addition.end.timed(like: main.start),
                    &self.clocks,
                    &self.budget
                )
            }
            all.append(place)
        }

        let reach = revisions.reduce(length.reach) { max($0, $1.length.reach + abs($1.shift)) }
        let (from, to) = (self.window.lowerBound - reach, self.window.upperBound + reach)
        for rule in main.rules { all += try self.occurrences(of: rule, main.start, start, zone, from, to) }
        var except: Set<Int> = []
        for rule in main.exceptRules {
            except.formUnion(try self.occurrences(of: rule, main.start, start, zone, from, to).map(\.instant))
        }
        // An RDATE with a period takes precedence over the same occurrence of the rule.
        var seen: Set<Int> = []
        let periods = all.filter { $0.length != nil }
        return (periods + all).filter { !except.contains($0.instant) && seen.insert($0.instant).inserted }
    }

    private mutating func occurrences(
        of rule: Rule,
        _ stamp: Stamp,
        _ start: Occurrence,
        _ zone: Zone,
        _ from: Int,
        _ to: Int
    ) throws(Budget.Spent) -> [Occurrence] {
        try self.demandFew(rule, start, from, to)
        var all: [Occurrence] = []
        var found = Recurrence(rule, start: start.wall, isDate: stamp.isDate, notBefore: from, end: to)
        while let wall = try found.next(&self.budget) {
            let next = Occurrence(instant: zone.instant(of: wall), wall: wall)
            if rule.isOver(at: next, stamp) { break }
            guard wall >= from else { continue }
            guard all.count < min(self.limits.stretches, self.limits.repetitions) else { throw Budget.Spent() }
            all.append(next)
        }
        return all
    }
}

extension Search {
    /// Throws where arithmetic tells that a rule occurs too often, before any occurrence is looked for.
    ///
    /// Two days are left out for zones and the ends of the window, so what is refused here would be refused after.
    private func demandFew(_ rule: Rule, _ start: Occurrence, _ from: Int, _ to: Int) throws(Budget.Spent) {
        guard let timesADay = rule.timesOnChosenDays else { return }
        let first = rule.count == nil ? max(from, start.wall) : start.wall
        let last = min(to, rule.until?.wall ?? to)
        guard let days = Self.days(of: rule, from: first, to: last), days > 0 else { return }
        let (times, isTooMany) = days.multipliedReportingOverflow(by: timesADay)
        // A counted rule is counted from its beginning, which takes steps before the window too.
        let isFew =
            rule.count.map { min($0, times) <= self.limits.steps }
            ?? (times <= min(self.limits.stretches, self.limits.repetitions))
        guard !isTooMany, isFew else { throw Budget.Spent() }
    }

    /// Returns the number of whole days on which a rule occurs; nil where looking at each would take long itself.
    private static func days(of rule: Rule, from first: Int, to last: Int) -> Int? {
        guard rule.choosesDays else { return (last - first) / CivilDay.seconds - 2 }
        let (begin, end) = (
            first.flooredDivision(by: CivilDay.seconds) + 2, last.flooredDivision(by: CivilDay.seconds) - 1
        )
        guard rule.count == nil, end > begin, end - begin <= Self.mostDays else { return nil }
        let chosen = DayRule(rule)
        return (begin..<end).count { chosen.allows($0) }
    }

    private static let mostDays = 1_000
}

extension Rule {
    /// Compares with UNTIL, which is an instant for an event with a zone, a day for a whole-day event, else a local
    /// time.
    fileprivate func isOver(at occurrence: Occurrence, _ start: Stamp) -> Bool {
        guard let until = self.until else { return false }
        if start.isDate { return occurrence.day > until.day }
        if until.place == .utc, start.place != .floating { return occurrence.instant > until.wall }
        return occurrence.wall > until.wall
    }
}
