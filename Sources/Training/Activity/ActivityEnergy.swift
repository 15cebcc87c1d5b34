import HealthMath

/// An estimate of what an activity burned, and how it was made.
struct ActivityEnergy: Sendable, Equatable {
    /// In kcal.
    let kilocalories: Double
    let way: Activity.Way

    /// Estimates by the best available way: a typed number, the heart rate, the table, METs.
    ///
    /// Nil when the member's body is needed and unknown, or when neither exercise, heart rate nor intensity is known.
    init?(
        typed: Double?,
        beats: Double?,
        exercise: Exercise?,
        intensity: Intensity?,
        metres: Double?,
        seconds: Double,
        body: BodyFacts?,
        on day: CalendarDay
    ) {
        if let typed {
            (self.kilocalories, self.way) = (max(typed, 0), .typed)
            return
        }
        guard let body else { return nil }
        let minutes = seconds / 60
        if let beats {
            self.way = .heartRate
            self.kilocalories = HeartRateEnergy.kilocalories(
                sex: body.sex,
                beats: beats,
                kilograms: body.kilograms,
                age: max(day.years(since: body.birthday), 0),
                minutes: minutes
            )
            return
        }
        if exercise == nil, let intensity {
            self.way = .equivalents
            self.kilocalories = MetabolicEquivalent(intensity.usualMET)
                .kilocalories(kilograms: body.kilograms, minutes: minutes)
            return
        }
        guard let exercise, let pace = intensity.flatMap(exercise.pace) ?? exercise.usualPace else { return nil }
        let speed = metres.map { $0 / max(seconds, 1) }
        if let table = exercise.tableActivity(at: pace.intensity, metresASecond: speed) {
            self.way = .table
            self.kilocalories = table.kilocalories(sex: body.sex, kilograms: body.kilograms, minutes: minutes)
        } else {
            self.way = .equivalents
            let moving = speed.flatMap { exercise.levelGround?.equivalent(metresASecond: $0) }
            self.kilocalories = (moving ?? MetabolicEquivalent(pace.met))
                .kilocalories(kilograms: body.kilograms, minutes: minutes)
        }
    }
}

extension Exercise {
    /// Returns the row of the energy table for this exercise, at the pace the table was made for.
    ///
    /// Nil for another intensity than the usual one and, where the distance is known, for a pace more than a tenth off.
    func tableActivity(at intensity: Intensity, metresASecond: Double?) -> TableActivity? {
        guard intensity == self.usualPace?.intensity, let activity = Self.tables[self.id] else { return nil }
        guard let metresASecond, let pace = activity.metresASecond else { return activity }
        return abs(metresASecond / pace - 1) <= 0.1 ? activity : nil
    }

    /// How one moves in it where its speed says what it takes; nil where hills, breaks, loads or poles have a part in it.
    fileprivate var levelGround: LevelGround? {
        switch self.id {
        case "easy-walk", "brisk-walk", "treadmill-walk": .walking
        case "recovery-run", "easy-jog", "steady-run", "tempo-run", "easy-treadmill-run", "treadmill-run": .running
        default: nil
        }
    }

    /// The catalogue's exercises for the table's five activities.
    static let tables: [Exercise.ID: TableActivity] = [
        "brisk-walk": .walking, "easy-ride": .cycling, "free-dance": .dancing, "crawl-swim": .swimming,
        "tempo-run": .running,
    ]
}

extension TableActivity {
    /// The pace of the table's row; nil where it has none.
    fileprivate var metresASecond: Double? {
        let mile = DistanceUnit.mile.kilometres * 1_000
        switch self {
        case .walking: return 3.5 * mile / 3_600
        case .cycling: return 5.5 * mile / 3_600
        case .running: return mile / 420
        case .dancing, .swimming: return nil
        }
    }
}

extension Intensity {
    /// The MET of an activity of which only the intensity is known: within its band.
    fileprivate var usualMET: Double {
        switch self {
        case .low: 2.5
        case .moderate: 4.5
        case .vigorous: 7.5
        case .hard: 10
        }
    }
}
