import HTTPTypes
import HealthMath
import Members
import Web

/// The page for planning a goal, with the preview.
struct GoalPlanPage: PageModel {
    static let template = "goal/plan"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty for a new goal.
    let version: String
    let weights: [WeightView]
    /// Says that the start weight was weighed a week ago or longer; empty for nothing to say.
    let weighed: String
    let days: [DayView]
    let earliest: String
    let latest: String
    let activities: [ChoiceView]
    let activityComplaints: [String]
    let shares: [ShareView]
    let shareComplaints: [String]
    let sharesOpen: Bool
    let weekdays: [WeekdayField]
    let weekdaysOpen: Bool
    let weekdayComplaints: [String]
    let energyUnit: String
    let weekdayShares: [WeekdayShares]
    let weekdaySharesInGrams: Bool
    let weekdaySharesOpen: Bool
    let weekdayShareComplaints: [String]
    /// The choice of the estimated expenditure; none when there is no estimate and the plan uses none.
    let measured: [ChoiceView]
    let preview: GoalPreview

    init(
        _ form: GoalForm,
        _ errors: FormErrors,
        preview: GoalPreview,
        used: ExpenditureEstimate?,
        weighedOn: CalendarDay? = nil,
        today: CalendarDay,
        frame: Frame
    ) {
        let bounds = GoalDraft.days(around: today)
        self.frame = frame
        self.preview = preview
        self.status = errors.isEmpty && preview.refusals.isEmpty ? .ok : .unprocessableContent
        self.version = form.input["version"]
        self.weights = [
            WeightView("start", label: "Start weight", of: form, errors),
            WeightView("target", label: "Target weight", of: form, errors),
        ]
        let isNew = form.input["version"].isEmpty
        self.weighed = isNew ? weighedOn.map { Self.words(weighedOn: $0, today: today) } ?? "" : ""
        self.days = [
            DayView(dayName: "startDay", dayLabel: "Start day", day: FieldView("startDay", of: form, errors)),
            DayView(dayName: "targetDay", dayLabel: "Target day", day: FieldView("targetDay", of: form, errors)),
        ]
        self.earliest = bounds.lowerBound.description
        self.latest = bounds.upperBound.description
        self.activities = ActivityFactor.choices(chosen: form.input["activityFactor"])
        self.activityComplaints = errors["activityFactor"]
        self.shares = [
            ShareView("Fat", "fat", of: form), ShareView("Carbohydrate", "carbohydrate", of: form),
            ShareView("Protein", "protein", of: form),
        ]
        self.shareComplaints = Self.complaints(about: self.shares.flatMap { [$0.percentName, $0.gramsName] }, errors)
        self.weekdays = Weekday.allCases.map { weekday in
            WeekdayField(
                weekdayField: weekday.word,
                weekdayLabel: weekday.name,
                weekday: FieldView(weekday.word, of: form, errors)
            )
        }
        self.weekdaysOpen = self.weekdays.contains { !$0.weekday.value.isEmpty || $0.weekday.wrong }
        self.weekdayComplaints = Self.complaints(about: Weekday.allCases.map(\.word), errors)
        self.weekdayShares = Weekday.allCases.map { WeekdayShares($0, of: form, errors) }
        self.weekdaySharesInGrams = form.input["weekdayShares"] == "grams"
        let shareFields = Weekday.allCases.flatMap(\.shareFields)
        self.weekdayShareComplaints = Self.complaints(about: shareFields + ["weekdayShares"], errors)
        self.weekdaySharesOpen =
            !self.weekdayShareComplaints.isEmpty
            || shareFields.contains { !form.input[$0].isEmpty }
        self.energyUnit = form.units.energy.rawValue
        self.measured = Self.measured(form, used)
        self.sharesOpen = !self.shareComplaints.isEmpty || self.shares.contains { !$0.gramsValue.isEmpty }
    }

    /// A weight in the member's unit.
    struct WeightView: Encodable, Sendable {
        let weightName: String
        let weightLabel: String
        let weightUnit: String
        /// Whether pounds have a field of their own.
        let inStones: Bool
        let poundsName: String
        let poundsValue: String
        let weight: FieldView

        init(_ name: String, label: String, of form: GoalForm, _ errors: FormErrors) {
            self.weightName = name
            self.weightLabel = label
            self.weightUnit = form.units.weight.rawValue
            self.inStones = form.units.weight == .st
            self.poundsName = name + "Pounds"
            self.poundsValue = form.input[name + "Pounds"]
            self.weight = FieldView(name, of: form, errors)
        }
    }

    private static func words(weighedOn day: CalendarDay, today: CalendarDay) -> String {
        guard today.days(since: day) >= 7 else { return "" }
        return "You last weighed yourself \(DayName(day, today: today).when). Start from what you weigh today."
    }

    /// Returns the complaints about these fields, each once.
    private static func complaints(about fields: [String], _ errors: FormErrors) -> [String] {
        fields.flatMap { errors[$0] }.reduce(into: []) { known, complaint in
            if !known.contains(complaint) { known.append(complaint) }
        }
    }

    /// Returns the expenditure that is planned from, or else the estimated one.
    private static func measured(_ form: GoalForm, _ used: ExpenditureEstimate?) -> [ChoiceView] {
        let planned = Double(form.input["expenditureKcal"])
        guard let kilocalories = planned ?? used?.kilocalories.rounded() else { return [] }
        let label = "\(form.units.text(kilocalories: kilocalories)) a day, from your own diary and weight"
        let hint = "It counts before the activity above"
        return [ChoiceView(String(kilocalories), label: label, hint: hint, chosen: planned != nil)]
    }

    /// A weekday's energy, in the member's unit.
    struct WeekdayField: Encodable, Sendable {
        let weekdayField: String
        let weekdayLabel: String
        let weekday: FieldView
    }

    /// A weekday's own split.
    struct WeekdayShares: Encodable, Sendable {
        let sharesDay: String
        let dayShares: [DayShare]

        struct DayShare: Encodable, Sendable {
            let shareField: String
            let spokenShare: String
            let typedShare: String
            let shareWrong: Bool
        }

        init(_ weekday: Weekday, of form: GoalForm, _ errors: FormErrors) {
            let name = weekday.name
            self.sharesDay = name
            self.dayShares = zip(weekday.shareFields, ["fat", "carbohydrate", "protein"]).map { field, share in
                DayShare(
                    shareField: field,
                    spokenShare: "\(name), \(share)",
                    typedShare: form.input[field],
                    shareWrong: !errors[field].isEmpty
                )
            }
        }
    }

    struct DayView: Encodable, Sendable {
        let dayName: String
        let dayLabel: String
        let day: FieldView
    }

    /// One nutrient's share, in per cent and in grams.
    struct ShareView: Encodable, Sendable {
        let shareLabel: String
        let percentName: String
        let percentValue: String
        let gramsName: String
        let gramsValue: String

        init(_ label: String, _ name: String, of form: GoalForm) {
            self.shareLabel = label
            self.percentName = name + "Percent"
            self.percentValue = form.input[name + "Percent"]
            self.gramsName = name + "Grams"
            self.gramsValue = form.input[name + "Grams"]
        }
    }
}

/// Lists the page models of this folder.
enum GoalPages {
    static let all: [any PageModel.Type] = [GoalPage.self, GoalPlanPage.self, GoalPreviewPage.self]
}
