/// The weight behind the weighings: what is left when the water and the meals of the day are taken out.
///
/// A straight line that may bend: each day the weight moves by its rate, the rate wanders a little, and every weighing
/// misses the weight by some noise ("smooth trend", Harvey, "Forecasting, structural time series models and the Kalman
/// filter", 1989, section 2.3). Two passes, Kalman's forward and the one of Rauch, Tung and Striebel (AIAA J 1965; 3:
/// 1445–1450) backward, give the likeliest weight of every day with its standard error. Days without a weighing cost
/// nothing but certainty. The exponential average of "The Hacker's Diet" (Walker, 1991) is simpler, but it lags ten days
/// behind a steady loss, knows no gaps and cannot say how sure it is.
package struct WeightTrend: Sendable {
    /// A day of the trend, in kilograms.
    package struct Point: Hashable, Sendable {
        package let day: CalendarDay
        package let kilograms: Double
        package let kilogramsPerWeek: Double
        /// The standard error of `kilograms`: the weight is within two of it, 19 times in 20.
        package let standardError: Double
    }

    /// How a weight moved between two days.
    package struct Change: Hashable, Sendable {
        package let kilograms: Double
        package let standardError: Double
    }

    /// Every day from a weighing to the last one, in order; a gap of more than `longestGap` days begins another stretch.
    package let stretches: [[Point]]
    private let courses: [TrendStretch]
    private let noise: Double

    /// Computes the trend; the later in the list of two weighings on a day counts, and the order of days doesn't
    /// matter.
    package init(_ weighings: [WeighedDay]) {
        let ofDay = Dictionary(weighings.map { ($0.day, $0.kilograms) }) { _, later in later }
        var runs: [[WeighedDay]] = []
        for (day, kilograms) in ofDay.sorted(by: { $0.key < $1.key }) {
            let weighed = WeighedDay(day: day, kilograms: kilograms)
            if let last = runs.last?.last, day.days(since: last.day) <= Self.longestGap {
                runs[runs.count - 1].append(weighed)
            } else {
                runs.append([weighed])
            }
        }
        let courses = runs.compactMap { TrendStretch($0) }
        // How far weighings stray is learned from how far they missed what the days before had promised; what is
        // usual counts as much as ten weighings.
        let misses = courses.reduce(0) { $0 + $1.misses }
        let promised = courses.reduce(0) { $0 + $1.promised }
        let usual = Self.usualNoise * Self.usualNoise * Self.usualCounts
        let noise = ((usual + misses) / (Self.usualCounts + Double(promised))).squareRoot()
        self.courses = courses
        self.noise = noise
        self.stretches = courses.map { $0.points(noise: noise) }
    }

    package var points: [Point] { self.stretches.flatMap { $0 } }

    package var latest: Point? { self.stretches.last?.last }

    /// Returns how the trend moved between two days of one stretch; nil when it does not reach both.
    package func change(from first: CalendarDay, to last: CalendarDay) -> Change? {
        for course in self.courses {
            if let change = course.change(from: first, to: last) {
                return Change(kilograms: change.kilograms, standardError: change.variance.squareRoot() * self.noise)
            }
        }
        return nil
    }

    /// Days without a weighing after which nobody knows which way a weight went.
    package static let longestGap = 28

    /// How far a morning's weight strays from the trend, in kilograms: an assumption, corrected by the member's own.
    static let usualNoise = 0.6
    private static let usualCounts = 10.0
}
