extension Zone {
    /// Makes a zone from the observances of a VTIMEZONE, up to `end`.
    init(_ observances: [Observance], until end: Int, _ budget: inout Budget) throws(Budget.Spent) {
        var changes: [Change] = []
        for observance in observances {
            for wall in try observance.onsets(until: end, &budget) {
                changes.append(Change(at: wall - observance.before, offset: observance.after))
            }
        }
        changes.sort { $0.at < $1.at }
        let earliest = observances.min { $0.start.wall < $1.start.wall }
        self.init(first: earliest?.before ?? 0, changes: changes)
    }
}

extension Observance {
    /// Returns the local times at which it begins, before the change.
    fileprivate func onsets(until end: Int, _ budget: inout Budget) throws(Budget.Spent) -> [Int] {
        var all = [self.start.wall] + self.additions.map { $0.place == .utc ? $0.wall + self.before : $0.wall }
        for rule in self.rules {
            // No clock changes every week; a more frequent rule is meant to exhaust the reader.
            guard rule.frequency == .yearly || rule.frequency == .monthly else { throw Budget.Spent() }
            let until = rule.until.map { $0.place == .utc ? $0.wall + self.before : $0.wall } ?? end
            // Times before 1970 don't matter for plans.
            var found = Recurrence(rule, start: self.start.wall, isDate: false, notBefore: 0, end: min(until, end))
            while let wall = try found.next(&budget) { all.append(wall) }
        }
        return all
    }
}
