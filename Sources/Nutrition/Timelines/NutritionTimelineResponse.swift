import FoodCatalogue
import HealthMath
import Members
import Web

/// A nutrient over time as a device reads it: every day, with null for a gap.
struct NutritionTimelineResponse: Encodable, Sendable {
    let nutrient: NutrientResponse
    let from: String
    let to: String
    let average: OrNull<Double>
    let loggedDays: Int
    let days: [Day]

    struct NutrientResponse: Encodable, Sendable {
        let number: Int
        let name: String
        let unit: String
    }

    struct Day: Encodable, Sendable {
        let day: String
        let amount: OrNull<Double>
        let goal: OrNull<Double>
        let known: Int
        let entries: Int
    }

    init(_ timeline: NutritionTimeline) {
        let nutrient = timeline.nutrient
        let logged = Dictionary(uniqueKeysWithValues: timeline.intakes.map { ($0.day, $0) })
        self.nutrient = NutrientResponse(number: nutrient.number, name: nutrient.name, unit: nutrient.unit)
        self.from = timeline.days.lowerBound.description
        self.to = timeline.days.upperBound.description
        self.average = OrNull(timeline.average?.inThousandths)
        self.loggedDays = timeline.intakes.count
        self.days = TimelineStep.day.runs(of: timeline.days).map { run in
            let day = run.lowerBound
            return Day(
                day: day.description,
                amount: OrNull(logged[day]?.amount?.inThousandths),
                goal: OrNull(timeline.goal(on: day)?.inThousandths),
                known: logged[day]?.known ?? 0,
                entries: logged[day]?.entries ?? 0
            )
        }
    }
}
