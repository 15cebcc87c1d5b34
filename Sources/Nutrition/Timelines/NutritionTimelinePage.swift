import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Web

/// The page of a nutrient over time.
struct NutritionTimelinePage: PageModel {
    static let template = "timelines/nutrition"

    let frame: Frame
    let status: HTTPResponse.Status
    let timeline: TimelineFrame
    let nutrientNumber: String
    let nutrientName: String
    let nutrientComplaints: [String]
    let nutrients: [NutrientGroup]
    /// Whether no-pressure mode hides this nutrient.
    let isHidden: Bool
    /// One chart, or none when nothing was logged.
    let charts: [ChartView]
    let average: String
    let averageWords: String
    let goalWords: String
    let knownWords: String
    let stepName: String
    let rows: [Row]
    let sheetPath: String

    struct NutrientGroup: Encodable, Sendable {
        let groupName: String
        let options: [ChoiceView]
    }

    /// A line of the table beside the chart.
    struct Row: Encodable, Sendable {
        let rowPath: String
        let rowDays: String
        let rowAmount: String
        let rowGoal: String
        let rowKnown: String
    }

    init(
        _ timeline: NutritionTimeline,
        _ form: TimelineForm,
        _ errors: FormErrors,
        range: TimelineRange,
        member: Member,
        today: CalendarDay,
        frame: Frame
    ) {
        let nutrient = timeline.nutrient
        let measure = NutrientMeasure(nutrient: nutrient, units: member.units)
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.timeline = TimelineFrame(
            form,
            errors,
            range: range,
            days: timeline.days,
            today: today,
            isWeight: false,
            paths: TimelineFrame.Paths(
                range: { TimelineLinks.nutrition(nutrient, $0) },
                days: { TimelineLinks.nutrition(nutrient, $0) }
            )
        )
        self.nutrientNumber = String(nutrient.number)
        self.nutrientName = nutrient.name
        self.nutrientComplaints = errors["nutrient"] + errors["range"]
        self.nutrients = Self.groups(chosen: nutrient)
        self.isHidden = member.noPressure && nutrient.number == Nutrient.energy
        let steps = timeline.steps.filter { $0.loggedDays > 0 }
        self.charts = steps.contains { $0.amount != nil } ? [ChartView(timeline.chart(measure, today: today))] : []
        self.average = timeline.average.map(measure.text) ?? ""
        self.averageWords = Self.averageWords(timeline)
        self.goalWords = Self.goalWords(timeline, measure)
        self.knownWords = Self.knownWords(timeline)
        self.stepName = TimelineStep(timeline.days) == .day ? "Day" : "Days"
        self.rows = steps.reversed().map { step in
            Row(
                rowPath: step.path(of: nutrient),
                rowDays: step.name(today: today),
                rowAmount: step.amount.map(measure.text) ?? "unknown",
                rowGoal: step.goal.map(measure.number) ?? "",
                rowKnown: step.knownWords
            )
        }
        self.sheetPath = TimelineLinks.nutritionSheet(nutrient, timeline.days)
    }

    /// Says how many days the average is over.
    private static func averageWords(_ timeline: NutritionTimeline) -> String {
        let days = timeline.intakes.count { $0.amount != nil }
        return "a day on average, over \(Numerals.text(Double(days))) logged \(days == 1 ? "day" : "days")."
    }

    /// Returns the mean goal of these days; empty without one.
    private static func goalWords(_ timeline: NutritionTimeline, _ measure: NutrientMeasure) -> String {
        guard let goal = timeline.averageGoal else { return "" }
        let goals = timeline.steps.compactMap(\.goal)
        let isSteady = goals.min() == goals.max()
        return "Your goal: \(measure.text(goal)) a day\(isSteady ? "" : " on average")."
    }

    /// Says how complete the numbers are; empty when they are complete.
    private static func knownWords(_ timeline: NutritionTimeline) -> String {
        let (_, part, unknown) = timeline.completeness
        var words: [String] = []
        if part > 0 { words.append("On \(Self.days(part)) some foods don't say, so there was at least this much.") }
        if unknown > 0 { words.append("On \(Self.days(unknown)) no food says.") }
        return words.joined(separator: " ")
    }

    private static func days(_ count: Int) -> String {
        count == 1 ? "1 logged day" : "\(Numerals.text(Double(count))) logged days"
    }

    private static func groups(chosen: Nutrient) -> [NutrientGroup] {
        Nutrient.Heading.allCases.map { heading in
            let nutrients = Nutrient.all.filter { $0.heading == heading && $0.number != Nutrient.kilojoules }
            let options = nutrients.map {
                ChoiceView(String($0.number), label: $0.name, chosen: $0.number == chosen.number)
            }
            return NutrientGroup(groupName: heading.rawValue, options: options)
        }
    }
}
