/// Iterates over the local times of a rule.
///
/// libical 3.0 has such an iterator too; docs/decisions/0029-libical.md says why it isn't used.
struct Recurrence {
    private let rule: Rule
    private let start: Int
    private let end: Int
    private var periods: Periods
    private var waiting: [Int] = []
    private var taken = 0
    private var left: Int?

    /// Begins at `start`, the first occurrence; times before `notBefore` may be skipped, and times after `end` are.
    ///
    /// The rule's `until` is ignored, because it is an instant and no local time.
    init(_ rule: Rule, start: Int, isDate: Bool, notBefore: Int, end: Int) {
        self.rule = rule.completed(by: start, isDate: isDate)
        self.start = start
        self.end = end
        self.left = rule.count
        self.periods = Periods(self.rule, start: start)
        // A counted rule must be counted from its beginning.
        if rule.count == nil, notBefore > start { self.periods.skip(to: notBefore) }
    }

    /// Returns the next local time; nil after the last.
    mutating func next(_ budget: inout Budget) throws(Budget.Spent) -> Int? {
        while self.left != 0 {
            while self.taken < self.waiting.count {
                let wall = self.waiting[self.taken]
                self.taken += 1
                guard wall >= self.start else { continue }
                guard wall <= self.end else { return nil }
                if let left = self.left { self.left = left - 1 }
                return wall
            }
            guard let period = try self.periods.next(before: self.end, &budget) else { return nil }
            self.waiting = try self.chosen(period, &budget)
            self.taken = 0
        }
        return nil
    }

    private func chosen(_ period: Periods.Period, _ budget: inout Budget) throws(Budget.Spent) -> [Int] {
        let size = period.starts.count * period.times.count
        guard !self.rule.positions.isEmpty else {
            try budget.spend(size)
            return period.starts.flatMap { start in period.times.map { start + $0 } }
        }
        let places = self.rule.positions.map { $0 > 0 ? $0 - 1 : size + $0 }.filter { (0..<size).contains($0) }
        try budget.spend(places.count + 1)
        return Set(places).sorted().map { place in
            period.starts[place / period.times.count] + period.times[place % period.times.count]
        }
    }
}
