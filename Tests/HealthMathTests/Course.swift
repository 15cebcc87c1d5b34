import Testing

@testable import HealthMath

/// People and courses for the tests of goals.
enum Course {
    static var start: CalendarDay {
        get throws { try #require(CalendarDay("2026-03-14")) }
    }

    /// 30 years old, 1,420.25 kcal a day at rest.
    static var ana: BodyFacts {
        get throws { try Course.body(.female, born: "1996-01-01", centimetres: 165, kilograms: 70) }
    }

    /// 45 years old, 1,705 kcal a day at rest.
    static var ben: BodyFacts {
        get throws { try Course.body(.male, born: "1981-01-01", centimetres: 180, kilograms: 80) }
    }

    /// 60 years old, 926.5 kcal a day at rest.
    static var eva: BodyFacts {
        get throws { try Course.body(.female, born: "1966-01-01", centimetres: 150, kilograms: 45) }
    }

    static func make(from start: Double, to target: Double, days: Int) throws -> WeightCourse {
        let day = try Course.start
        return WeightCourse(
            startKilograms: start,
            targetKilograms: target,
            startDay: day,
            targetDay: day.adding(days: days)
        )
    }

    static func random(using random: inout SeededRandom) throws -> (GoalSafety, WeightCourse) {
        let kilograms = Double.random(in: 40...180, using: &random)
        let body = BodyFacts(
            sex: try #require(Sex.allCases.randomElement(using: &random)),
            birthday: CalendarDay(number: Int.random(in: -12_000...13_000, using: &random)),
            centimetres: Double.random(in: 145...205, using: &random),
            kilograms: kilograms
        )
        let activity = try #require(ActivityFactor.allCases.randomElement(using: &random))
        let target = kilograms * Double.random(in: 0.7...1.3, using: &random)
        let days = Int.random(in: -20...700, using: &random)
        return (GoalSafety(body: body, activity: activity), try Course.make(from: kilograms, to: target, days: days))
    }

    private static func body(
        _ sex: Sex,
        born birthday: String,
        centimetres: Double,
        kilograms: Double
    ) throws -> BodyFacts {
        let birthday = try #require(CalendarDay(birthday))
        return BodyFacts(sex: sex, birthday: birthday, centimetres: centimetres, kilograms: kilograms)
    }
}
