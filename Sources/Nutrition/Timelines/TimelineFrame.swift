import HealthMath
import Members
import Web

/// The parts around every timeline's chart: tabs, range and links.
struct TimelineFrame: Encodable, Sendable {
    let views: [LinkView]
    let ranges: [LinkView]
    /// The range in words.
    let span: String
    let earlierPath: String
    /// Empty when it would show only future days.
    let laterPath: String
    let from: FieldView
    let to: FieldView
    let firstDay: String
    let lastDay: String
    let customOpen: Bool
    /// Hidden fields that keep the nutrient and the range.
    let kept: [KeptView]

    struct KeptView: Encodable, Sendable {
        let keptName: String
        let keptValue: String
    }

    struct LinkView: Encodable, Sendable {
        let linkPath: String
        let linkName: String
        let linkCurrent: Bool
    }

    /// The paths of a timeline's ranges and days.
    struct Paths: Sendable {
        let range: @Sendable (TimelineRange) -> String
        let days: @Sendable (ClosedRange<CalendarDay>) -> String
    }

    init(
        _ form: TimelineForm,
        _ errors: FormErrors,
        range: TimelineRange,
        days: ClosedRange<CalendarDay>,
        today: CalendarDay,
        isWeight: Bool,
        paths: Paths
    ) {
        self.views = [
            LinkView(linkPath: TimelineLinks.nutrition.path, linkName: "Nutrition", linkCurrent: !isWeight),
            LinkView(linkPath: Places.weightTimeline.path, linkName: "Weight", linkCurrent: isWeight),
        ]
        self.ranges = TimelineRange.allCases.filter { $0 != .custom }.map {
            LinkView(linkPath: paths.range($0), linkName: $0.name, linkCurrent: $0 == range)
        }
        self.span = DayName.span(days, today: today)
        let earlier = days.lowerBound.adding(days: -days.length)...days.lowerBound.adding(days: -1)
        let later = days.upperBound.adding(days: 1)...days.upperBound.adding(days: days.length)
        self.earlierPath = earlier.lowerBound >= DiaryRange.first ? paths.days(earlier) : ""
        self.laterPath = later.lowerBound <= today ? paths.days(later) : ""
        let asked = ["from": days.lowerBound.description, "to": days.upperBound.description]
        (self.from, self.to) =
            errors.isEmpty
            ? (FieldView(value: asked["from"] ?? ""), FieldView(value: asked["to"] ?? ""))
            : (FieldView("from", of: form, errors), FieldView("to", of: form, errors))
        self.firstDay = DiaryRange.first.description
        self.lastDay = DiaryRange(today: today).last.description
        self.customOpen = !errors["from"].isEmpty || !errors["to"].isEmpty
        self.kept =
            range == .custom
            ? [
                KeptView(keptName: "from", keptValue: days.lowerBound.description),
                KeptView(keptName: "to", keptValue: days.upperBound.description),
            ] : [KeptView(keptName: "range", keptValue: range.rawValue)]
    }
}
