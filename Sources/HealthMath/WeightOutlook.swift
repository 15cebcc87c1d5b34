/// Whether and when a weight reaches its target when it goes on as it does.
package enum WeightOutlook: Hashable, Sendable {
    /// Too few weighings to tell.
    case unknown
    /// The target is reached already.
    case reached
    /// It would be reached around this day.
    case around(CalendarDay)
    /// It stays as it is, or moves the other way, or takes longer than anybody can tell.
    case never

    /// Takes the latest point of a trend and goes on in a straight line with its rate.
    ///
    /// `start` is the weight the way to the target began at, nil when nobody said.
    package init(_ trend: WeightTrend, to target: Double, from start: Double?) {
        guard let stretch = trend.stretches.last, let first = stretch.first, let now = stretch.last,
            now.day.days(since: first.day) >= Self.fewestDays
        else {
            self = .unknown
            return
        }
        let left = target - now.kilograms
        let way = start.map { target - $0 } ?? 0
        if abs(left) <= Self.near || way * left < 0 {
            self = .reached
        } else if left * now.kilogramsPerWeek <= 0 || abs(now.kilogramsPerWeek) < Self.still {
            self = .never
        } else {
            let days = left / now.kilogramsPerWeek * 7
            self = days > Self.farthest ? .never : .around(now.day.adding(days: Int(days.rounded(.up))))
        }
    }

    /// How far back a trend reaches before its rate means anything.
    package static let fewestDays = 14
    /// Kilograms by which a scale can be wrong.
    private static let near = 0.1
    /// Kilograms a week that nobody could tell from none.
    private static let still = 0.05
    /// Three years: no trend holds longer.
    private static let farthest = 1_095.0
}
