import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page for copying, with a preview.
struct CopyPage: PageModel {
    static let template = "diary/copy"
    var isKept: Bool { true }

    let status: HTTPResponse.Status
    let frame: Frame
    let requestId: String
    let from: FieldView
    let fromThrough: FieldView
    let meals: [ChoiceView]
    let to: FieldView
    let through: FieldView
    let targetMeals: [ChoiceView]
    let firstDay: String
    let lastDay: String
    let moreDays: Bool
    let lines: [LineView]
    let linesComplaints: [String]
    /// Says what the copy would do; empty while nothing can be copied.
    let lookWords: String
    let lookNote: String
    let energyUnit: String

    struct LineView: Encodable, Sendable {
        let lineId: String
        /// The drawing of `foods.svg` before the name.
        let foodSign: String
        let lineName: String
        let lineNote: String
        let lineEnergy: String
        let lineChosen: Bool
    }

    init(
        _ form: CopyForm,
        _ selection: CopySelection?,
        _ found: [CopyPlan.Source],
        _ errors: FormErrors,
        meals: MealList,
        range: DiaryRange,
        units: Units,
        frame: Frame
    ) {
        var errors = errors
        var plan: CopyPlan?
        // Complaints of the plan are shown like those of the form.
        if errors.isEmpty, let selection {
            do throws(FormErrors) { plan = try CopyPlan(selection, of: found) } catch { errors = error }
        }
        let input = form.input
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.requestId = RowID.read(input["requestId"]) ?? RowID.new()
        self.from = FieldView("from", of: form, errors)
        self.fromThrough = FieldView("fromThrough", of: form, errors)
        self.to = FieldView("to", of: form, errors)
        self.through = FieldView("through", of: form, errors)
        self.meals = Self.choices(meals, first: "The whole day", chosen: input["meal"])
        self.targetMeals = Self.choices(meals, first: "The same meal", chosen: input["toMeal"])
        self.firstDay = range.first.description
        self.lastDay = range.last.description
        self.moreDays = !(input["fromThrough"] + input["through"]).isEmpty
        self.lines = found.map { source in
            LineView(
                lineId: source.entry.id,
                foodSign: FoodSign(source.entry.name, of: source.entry.food ?? "").rawValue,
                lineName: source.entry.name,
                lineNote: Self.note(source.entry, selection, today: range.today, units),
                lineEnergy: source.entry.facts[.kcal].map { units.number(kilocalories: $0) } ?? "unknown",
                lineChosen: selection?.lines?.contains(source.entry.id) ?? true
            )
        }
        self.linesComplaints = errors["lines"] + errors["requestId"] + errors["meal"] + errors["toMeal"]
        self.energyUnit = units.energy.rawValue
        self.lookWords =
            plan.map { "\(CopyWords.lines($0.lines.count)) to \(CopyWords.days($0.days, today: range.today))" } ?? ""
        let kcal = plan?.lines.compactMap { $0.source.entry.facts[.kcal] } ?? []
        self.lookNote =
            kcal.isEmpty ? "" : "\(Numerals.text(ShownEnergy(units: units).sum(kcal))) \(units.energy.rawValue)"
    }

    /// Returns text such as "1 cup, 240 g", with day and meal where they aren't clear.
    private static func note(
        _ entry: DiaryEntry,
        _ selection: CopySelection?,
        today: CalendarDay,
        _ units: Units
    ) -> String {
        var note = [entry.words(in: units)]
        if selection?.meal == nil { note.insert(entry.meal, at: 0) }
        if selection?.isDayByDay == true { note.insert(DayName(entry.day, today: today).name, at: 0) }
        return note.joined(separator: " · ")
    }

    private static func choices(_ meals: MealList, first: String, chosen: String) -> [ChoiceView] {
        let names = meals.names + (chosen.isEmpty || meals.names.contains(chosen) ? [] : [chosen])
        return [ChoiceView("", label: first, chosen: chosen.isEmpty)]
            + names.map { ChoiceView($0, label: $0, chosen: $0 == chosen) }
    }
}
