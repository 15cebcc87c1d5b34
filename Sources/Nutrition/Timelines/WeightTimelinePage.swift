import HTTPTypes
import HealthMath
import Members
import Web

/// The page of weights over time.
struct WeightTimelinePage: PageModel {
    static let template = "timelines/weight"

    let frame: Frame
    let status: HTTPResponse.Status
    let timeline: TimelineFrame
    let rangeComplaints: [String]
    /// One chart, or none when there are no weights.
    let charts: [ChartView]
    /// The trend today; empty before the first weighing.
    let now: String
    let pace: String
    let outlook: String
    let plan: String
    let adjusted: String
    let hasGoal: Bool
    let stepName: String
    let rows: [Row]
    let logPath: String
    let sheetPath: String

    /// A line of the table beside the chart.
    struct Row: Encodable, Sendable {
        let rowPath: String
        let rowDays: String
        let rowWeight: String
        let rowTrend: String
    }

    init(
        _ timeline: WeightTimeline,
        _ form: TimelineForm,
        _ errors: FormErrors,
        range: TimelineRange,
        units: Units,
        frame: Frame
    ) {
        let words = WeightWords(timeline: timeline, units: units)
        let steps = timeline.steps
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.timeline = TimelineFrame(
            form,
            errors,
            range: range,
            days: timeline.days,
            today: timeline.today,
            isWeight: true,
            paths: TimelineFrame.Paths(range: { TimelineLinks.weight($0) }, days: { TimelineLinks.weight($0) })
        )
        self.rangeComplaints = errors["range"]
        self.charts = steps.isEmpty ? [] : [ChartView(timeline.chart(in: units))]
        self.now = words.now
        self.pace = words.pace
        self.outlook = words.outlook
        self.plan = words.plan
        self.adjusted = words.adjusted
        self.hasGoal = timeline.course != nil
        self.stepName = TimelineStep(timeline.days) == .day ? "Day" : "Days"
        self.rows = steps.reversed().map { step in
            Row(
                rowPath: step.path,
                rowDays: step.name(today: timeline.today),
                rowWeight: units.text(kilograms: step.kilograms),
                rowTrend: step.trend.map { units.text(kilograms: $0) } ?? ""
            )
        }
        self.logPath = Places.weighing(timeline.today)
        self.sheetPath = TimelineLinks.weightSheet(timeline.days)
    }
}
