/// What an estimate of expenditure can be drawn from, up to a day that is not over.
package struct ExpenditureEvidence: Sendable {
    package let today: CalendarDay
    /// The energy logged on days before today, in kilocalories; days without an entry are left out.
    package let eaten: [CalendarDay: Double]
    package let weighings: [WeighedDay]

    package init(today: CalendarDay, eaten: [CalendarDay: Double], weighings: [WeighedDay]) {
        self.today = today
        self.eaten = eaten
        self.weighings = weighings
    }

    /// What is still missing before anything can be said.
    package struct Shortfall: Hashable, Sendable {
        /// More days of full diary.
        package let days: Int
        /// More weighings.
        package let weighings: Int
        /// More days until two weighings lie two weeks apart with a diary between them.
        package let span: Int

        init(counted: Int, weighings: Int, days: Int) {
            self.days = max(ExpenditureEvidence.leastDays - counted, 0)
            self.weighings = max(ExpenditureEvidence.leastWeighings - weighings, 0)
            self.span = max(ExpenditureEvidence.leastDays - max(days, 0), 0)
        }

        var isNone: Bool { self.days == 0 && self.weighings == 0 && self.span == 0 }
    }

    package enum Finding: Hashable, Sendable {
        case estimate(ExpenditureEstimate)
        case tooThin(Shortfall)
    }

    /// The window in days: what was eaten on them made the weight of the morning after the last.
    package static let window = 28
    package static let leastDays = 14
    package static let leastWeighings = 4
    /// A last weighing older than this says nothing about now.
    package static let freshness = 7

    package func finding() -> Finding {
        let weighings = self.weighings.filter { $0.day <= self.today }
        let recent = self.today.adding(days: -Self.window)
        let weighed = weighings.map(\.day).filter { $0 >= recent }
        let firstEaten = self.eaten.keys.filter { $0 >= recent && $0 < self.today }.min()
        guard let firstWeighed = weighed.min(), let lastDay = weighed.max(), let firstEaten else {
            let counted = self.counted(from: recent, to: self.today)
            return .tooThin(Shortfall(counted: counted.count, weighings: weighed.count, days: 0))
        }
        let trend = WeightTrend(weighings)
        // The trend may have begun before the window; the diary may not.
        let begin = max(trend.stretches.last?.first?.day ?? firstWeighed, firstEaten, recent)
        let isStale = self.today.days(since: lastDay) > Self.freshness
        let counted = self.counted(from: begin, to: isStale ? self.today : lastDay)
        let missing = Shortfall(
            counted: counted.count,
            weighings: min(weighed.count, isStale ? Self.leastWeighings - 1 : .max),
            days: (isStale ? self.today : lastDay).days(since: begin)
        )
        guard missing.isNone, let change = trend.change(from: begin, to: lastDay) else { return .tooThin(missing) }
        let days = lastDay.days(since: begin)
        return .estimate(Self.estimate(counted, change, from: begin, days: days, weighings: weighed.count))
    }

    /// Returns the energy of the days that look logged in full: at least half of what the member's days usually come
    /// to.
    ///
    /// A day with only breakfast in it would otherwise pass for a fast.
    private func counted(from first: CalendarDay, to last: CalendarDay) -> [Double] {
        let logged = self.eaten.filter { $0.key >= first && $0.key < last && $0.value > 0 }.values.sorted()
        guard !logged.isEmpty else { return [] }
        let usual = logged[logged.count / 2]
        return logged.filter { $0 >= usual / 2 }
    }

    private static func estimate(
        _ eaten: [Double],
        _ change: WeightTrend.Change,
        from begin: CalendarDay,
        days: Int,
        weighings: Int
    ) -> ExpenditureEstimate {
        let (count, length) = (Double(eaten.count), Double(days))
        let mean = eaten.reduce(0, +) / count
        let spread = eaten.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / max(count - 1, 1)
        // Days that were not counted were like the others, give or take (a sample of a finite number of days).
        let ofDiary = spread / count * max(1 - count / length, 0)
        let perKilogram = WeightCourse.kilocaloriesPerKilogram
        let put = perKilogram * change.kilograms / length
        let ofWeight = perKilogram * change.standardError / length
        let ofPound = ExpenditureEstimate.shareUncertain * put
        return ExpenditureEstimate(
            kilocalories: max(mean - put, 0),
            standardError: (ofDiary + ofWeight * ofWeight + ofPound * ofPound).squareRoot(),
            firstDay: begin,
            lastDay: begin.adding(days: days - 1),
            countedDays: eaten.count,
            days: days,
            weighings: weighings,
            eaten: mean,
            kilogramsPerWeek: change.kilograms * 7 / length
        )
    }
}
