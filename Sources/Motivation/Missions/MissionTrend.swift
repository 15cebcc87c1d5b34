import HealthMath

/// Decides when a weight mission is reached.
///
/// The trend decides, not the scale: `WeightOutlook` says so after two weeks of weighings since the mission began, which
/// is as far back as a rate needs. And it must say so too without the one weighing that speaks for it most, so that
/// neither a slip of the keyboard nor a day without a drink reaches anything. Only weighings up to the day count, so that
/// what comes after never takes a reached weight back; deleting the weighings does.
enum MissionTrend {
    /// How far back weighings are read, in days; what is older moves the trend no more.
    static let window = 90

    /// Returns whether the trend of the weighings up to a day, all since the start, is at the target.
    static func isReached(_ aim: MissionAim, on day: CalendarDay, _ weighings: [WeighedDay]) -> Bool {
        guard let start = aim.start else { return false }
        let known = weighings.filter { $0.day <= day && $0.day >= day.adding(days: -Self.window) }
        guard Self.isThere(aim.target, from: start, known) else { return false }
        let isLoss = aim.target < start
        let extreme = known.max { isLoss ? $0.kilograms > $1.kilograms : $0.kilograms < $1.kilograms }
        return Self.isThere(aim.target, from: start, known.filter { $0 != extreme })
    }

    /// Returns the day of the weighing on which it was reached first; nil before.
    ///
    /// `known` is the day that was found before: while it holds it stays.
    static func reachedOn(_ aim: MissionAim, known: CalendarDay?, _ weighings: [WeighedDay]) -> CalendarDay? {
        if let known, Self.isReached(aim, on: known, weighings) { return known }
        guard let last = weighings.last?.day else { return nil }
        return Self.isReached(aim, on: last, weighings) ? last : nil
    }

    private static func isThere(_ target: Double, from start: Double, _ weighings: [WeighedDay]) -> Bool {
        WeightOutlook(WeightTrend(weighings), to: target, from: start) == .reached
    }
}
