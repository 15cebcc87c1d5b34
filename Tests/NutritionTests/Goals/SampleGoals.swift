import HealthMath
import Testing

@testable import Nutrition

/// People, days and goals for the tests of goals.
enum SampleGoals {
    static var today: CalendarDay {
        get throws { try Self.day("2026-03-14") }
    }

    static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    /// 30 years old, 165 cm, 70 kg, sedentary: 1,420.25 kcal a day at rest.
    static func ana(
        desired: Double? = nil,
        activity: ActivityFactor = .sedentary,
        weighedOn: CalendarDay? = nil
    ) throws -> GoalBaseline {
        let body = BodyFacts(
            sex: .female,
            birthday: try Self.day("1996-01-01"),
            centimetres: 165,
            kilograms: 70
        )
        return GoalBaseline(body: body, activity: activity, desiredKilograms: desired, weighedOn: weighedOn)
    }

    /// Ana's way from 70 to 66 kg in 150 days.
    static func plan(to target: Double = 66, startDay: CalendarDay? = nil, days: Int = 150) throws -> GoalPlan {
        let startDay = try startDay ?? Self.today
        let course = WeightCourse(
            startKilograms: 70,
            targetKilograms: target,
            startDay: startDay,
            targetDay: startDay.adding(days: days)
        )
        return GoalPlan(body: try Self.ana().body, activity: .sedentary, course: course)
    }

    static func terms(to target: Double = 66, startDay: CalendarDay? = nil) throws -> GoalTerms {
        GoalTerms(try Self.plan(to: target, startDay: startDay))
    }
}
