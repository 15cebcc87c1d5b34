/// A run of weighings without a long gap, taken through both passes of the trend.
///
/// Variances are in units of the noise of a weighing, which is not known yet.
struct TrendStretch: Sendable {
    /// A weight, its rate a day, and how sure they are.
    private struct State: Sendable {
        var kilograms: Double
        var perDay: Double
        /// Variances of weight and rate and what they share.
        var weight: Double
        var shared: Double
        var rate: Double
    }

    private let first: CalendarDay
    private let states: [State]
    /// What a day's state takes from the next one: rows of a 2×2 matrix.
    private let gains: [(Double, Double, Double, Double)]
    /// The sum of squares of what weighings missed their promises by, each in units of its own variance.
    let misses: Double
    /// How many weighings there was a promise for.
    let promised: Int

    /// Weighings in order of day, one a day; nil without any.
    init?(_ weighings: [WeighedDay]) {
        guard let start = weighings.first, let end = weighings.last else { return nil }
        let weighed = Dictionary(uniqueKeysWithValues: weighings.map { ($0.day.number, $0.kilograms) })
        var state = State(kilograms: start.kilograms, perDay: 0, weight: 1, shared: 0, rate: Self.firstRate)
        var (filtered, predicted) = ([state], [state])
        var misses = 0.0
        for number in stride(from: start.day.number + 1, through: end.day.number, by: 1) {
            state = Self.next(state)
            predicted.append(state)
            if let kilograms = weighed[number] { misses += Self.learn(kilograms, &state) }
            filtered.append(state)
        }
        self.first = start.day
        (self.states, self.gains) = Self.lookBack(filtered, predicted)
        self.misses = misses
        self.promised = weighings.count - 1
    }

    func points(noise: Double) -> [WeightTrend.Point] {
        self.states.enumerated().map { offset, state in
            WeightTrend.Point(
                day: self.first.adding(days: offset),
                kilograms: state.kilograms,
                kilogramsPerWeek: state.perDay * 7,
                standardError: state.weight.squareRoot() * noise
            )
        }
    }

    /// Returns nil unless it reaches both days, the first not after the last.
    func change(from first: CalendarDay, to last: CalendarDay) -> (kilograms: Double, variance: Double)? {
        let (from, to) = (first.days(since: self.first), last.days(since: self.first))
        guard from >= 0, from <= to, to < self.states.count else { return nil }
        let (before, after) = (self.states[from], self.states[to])
        // What both ends share: the gains of the days between, applied to the last day's column of the weight.
        var (weight, rate) = (after.weight, after.shared)
        for gain in self.gains[from..<to].reversed() {
            (weight, rate) = (gain.0 * weight + gain.1 * rate, gain.2 * weight + gain.3 * rate)
        }
        let variance = before.weight + after.weight - 2 * weight
        return (after.kilograms - before.kilograms, max(variance, 0))
    }

    /// Returns what today promises of tomorrow.
    private static func next(_ state: State) -> State {
        State(
            kilograms: state.kilograms + state.perDay,
            perDay: state.perDay,
            weight: state.weight + 2 * state.shared + state.rate + Self.wander / 3,
            shared: state.shared + state.rate + Self.wander / 2,
            rate: state.rate + Self.wander
        )
    }

    /// Takes in a weighing; returns the square of what it missed the promise by, in units of the promise's variance.
    private static func learn(_ kilograms: Double, _ state: inout State) -> Double {
        let variance = state.weight + 1
        let miss = kilograms - state.kilograms
        let (weight, rate) = (state.weight / variance, state.shared / variance)
        state.kilograms += weight * miss
        state.perDay += rate * miss
        state.rate -= rate * state.shared
        state.shared -= rate * state.weight
        state.weight -= weight * state.weight
        return miss * miss / variance
    }

    private static func lookBack(
        _ filtered: [State],
        _ predicted: [State]
    ) -> ([State], [(Double, Double, Double, Double)]) {
        var states = filtered
        var gains: [(Double, Double, Double, Double)] = []
        for index in stride(from: filtered.count - 2, through: 0, by: -1) {
            let (known, promise, later) = (filtered[index], predicted[index + 1], states[index + 1])
            let size = promise.weight * promise.rate - promise.shared * promise.shared
            let (top, bottom) = (known.weight + known.shared, known.shared + known.rate)
            let gain = (
                (top * promise.rate - known.shared * promise.shared) / size,
                (known.shared * promise.weight - top * promise.shared) / size,
                (bottom * promise.rate - known.rate * promise.shared) / size,
                (known.rate * promise.weight - bottom * promise.shared) / size
            )
            let miss = (later.kilograms - promise.kilograms, later.perDay - promise.perDay)
            let surer = (
                later.weight - promise.weight, later.shared - promise.shared, later.rate - promise.rate
            )
            let weighty = (gain.0 * surer.0 + gain.1 * surer.1, gain.0 * surer.1 + gain.1 * surer.2)
            let swift = (gain.2 * surer.0 + gain.3 * surer.1, gain.2 * surer.1 + gain.3 * surer.2)
            states[index] = State(
                kilograms: known.kilograms + gain.0 * miss.0 + gain.1 * miss.1,
                perDay: known.perDay + gain.2 * miss.0 + gain.3 * miss.1,
                weight: known.weight + weighty.0 * gain.0 + weighty.1 * gain.1,
                shared: known.shared + weighty.0 * gain.2 + weighty.1 * gain.3,
                rate: known.rate + swift.0 * gain.2 + swift.1 * gain.3
            )
            gains.append(gain)
        }
        return (states, gains.reversed())
    }

    // Before the second weighing the rate is 0 ± 1 kg a week (1 kg / 7 days / 0.6 kg of noise, squared).
    private static let firstRate = 0.0567
    // A day's wandering of the rate: it forgets in about 13 days, the fourth root of what this is the inverse of, about
    // as long as the 10 % of Walker's average.
    private static let wander = 4e-5
}
