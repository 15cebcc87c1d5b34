import HTTPTypes
import HealthMath
import Members
import Web

/// The page of a day's weight, with its form.
struct WeightPage: PageModel {
    static let template = "weights/day"

    let frame: Frame
    let status: HTTPResponse.Status
    /// "72.5 kg"; empty without a weight.
    let said: String
    let dayName: String
    let dayDate: String
    /// Asks about a weight that is far from the one before; empty for nothing to ask.
    let question: String
    let weight: [MeasureView]
    let weightUnit: String
    let day: FieldView
    let firstDay: String
    let today: String
    let savePath: String
    let removalPath: String

    init(
        _ day: CalendarDay,
        _ weighing: Weighing?,
        _ form: WeighingForm,
        _ errors: FormErrors,
        units: Units,
        days: LifeDays,
        frame: Frame
    ) {
        let name = DayName(day, today: days.today)
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.said = weighing.map { units.text(kilograms: $0.kilograms) } ?? ""
        self.dayName = name.name
        self.dayDate = name.dateBesideName
        self.question = errors["sure"].first ?? ""
        self.weight = [MeasureView("weight", label: "Weight", of: form, .weight, in: form.units, errors)]
        self.weightUnit = form.units.weight.rawValue
        self.day = FieldView("day", of: form, errors)
        self.firstDay = days.first.description
        self.today = days.today.description
        self.savePath = WeightLinks.all.path
        self.removalPath = WeightLinks.removal(day)
    }
}
