import HealthMath

/// Estimates what a session burned, by the best method that its data allow.
///
/// It goes by heart rate (`HeartRateEnergy`) when at least half of the minutes were measured; the other minutes then
/// count by metabolic equivalents. Else it goes by equivalents alone: each done set with the rest planned after it, and
/// never longer than the clock ran.
struct SessionEnergy: Sendable, Equatable {
    /// 0 while no weight is known.
    let kilocalories: Double
    let way: Activity.Way

    init(_ session: TrainingSession, seconds: Double) {
        guard let body = session.script.body else {
            (self.kilocalories, self.way) = (0, .equivalents)
            return
        }
        let equivalents = Self.equivalents(session, seconds: seconds, kilograms: body.kilograms)
        let pulse = session.state.pulse
        let measured = min(Double(pulse.count * SessionState.Pulse.seconds), seconds)
        guard !pulse.isEmpty, measured >= seconds / 2 else {
            (self.kilocalories, self.way) = (equivalents, .equivalents)
            return
        }
        let burned = HeartRateEnergy.kilocalories(
            sex: body.formulaSex,
            beats: pulse.averageBeats,
            kilograms: body.kilograms,
            age: body.age,
            minutes: measured / 60
        )
        self.kilocalories = burned + (seconds > 0 ? equivalents * (seconds - measured) / seconds : 0)
        self.way = .heartRate
    }

    private static func equivalents(_ session: TrainingSession, seconds: Double, kilograms: Double) -> Double {
        var (total, burned) = (0.0, 0.0)
        for (item, exercise) in zip(session.script.items, session.state.exercises) {
            for set in exercise.doneSets {
                let numbers = set.numbers
                let side = numbers.seconds ?? Double(numbers.reps ?? 0) * item.secondsPerRep
                let work = side * (item.sides ? 2 : 1)
                total += work + Double(item.restSeconds)
                burned += item.kilocalories(ofSet: work, kilograms: kilograms)
            }
        }
        return total > seconds ? burned * seconds / total : burned
    }
}

extension [SessionState.Pulse] {
    /// The mean in beats a minute; 0 without a measurement.
    var averageBeats: Double { self.isEmpty ? 0 : self.reduce(0) { $0 + $1.average } / Double(self.count) }
    var highestBeats: Double? { self.map(\.highest).max() }
}
