import Foundation
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page of a day's energy: the balance, the lines, and a form for more.
struct EnergyPage: PageModel {
    static let template = "energy/day"

    let status: HTTPResponse.Status
    let frame: Frame
    let day: String
    let dayName: String
    let energyUnit: String
    let eaten: String
    let moved: String
    /// Empty while height or weight are not known.
    let resting: String
    /// Empty while height or weight are not known, and where the goal counts nothing beyond rest.
    let everyday: String
    let balanceWords: String
    let creditedWords: String
    let items: [ItemView]
    let nothingBurned: Bool
    let savePath: String
    let form: BurnedFields
    let creditPath: String
    let credits: [ChoiceView]
    let creditComplaints: [String]
    let creditHint: String

    struct ItemView: Encodable, Sendable {
        let itemPath: String
        let itemName: String
        let itemNote: String
        let itemEnergy: String
    }

    init(_ day: EnergyDay, form: BurnedForm, errors: FormErrors, today: CalendarDay, units: Units, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.day = day.day.description
        self.dayName = DayName(day.day, today: today).name
        self.energyUnit = units.energy.rawValue
        let shown = ShownEnergy(units: units)
        let eaten = shown.sum(day.eatenParts)
        let burned = [day.resting, day.everyday].map { $0.map(shown.whole) }
        self.eaten = Numerals.text(eaten)
        self.moved = units.number(kilocalories: day.burned)
        self.resting = burned[0].map { Numerals.text($0) } ?? ""
        self.everyday = burned[1].flatMap { $0 == 0 ? nil : Numerals.text($0) } ?? ""
        self.balanceWords = EnergyWords.balance(
            eaten: eaten,
            burned: burned.contains(nil) ? nil : shown.whole(day.burned) + burned.reduce(0) { $0 + ($1 ?? 0) },
            in: units.energy
        )
        self.creditedWords = EnergyWords.credited(day, in: units)
        self.items = zip(day.items, shown.shares(day.items.map(\.kilocalories))).map { burned, share in
            ItemView(
                itemPath: burned.isTrained ? Places.activitySummary(burned.id) : EnergyLinks.item(burned.id),
                itemName: burned.exertion.title,
                itemNote: EnergyWords.note(burned, in: units),
                itemEnergy: burned.isUnknown ? "–" : Numerals.text(share)
            )
        }
        self.nothingBurned = day.items.isEmpty
        self.savePath = EnergyLinks.day(day.day)
        self.form = BurnedFields(form, errors, units: units)
        self.creditPath = EnergyLinks.credit.path
        self.credits = Credit.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, hint: $0.hint, chosen: $0 == day.credit)
        }
        self.creditComplaints = errors["credit"]
        self.creditHint = EnergyWords.advice(day.activity)
    }
}

/// The fields of a line.
struct BurnedFields: Encodable, Sendable {
    let requestId: String
    let version: String
    let energyUnit: String
    let activities: [ChoiceView]
    let activityComplaints: [String]
    let name: FieldView
    let minutes: FieldView
    let heartRate: FieldView
    let kcal: FieldView

    init(_ form: BurnedForm, _ errors: FormErrors, units: Units) {
        let input = form.input["requestId"]
        self.requestId = input.isEmpty ? RowID.new() : input
        self.version = form.input["version"]
        self.energyUnit = units.energy.rawValue
        self.activities = EnergyActivity.choices(chosen: form.input["activity"])
        self.activityComplaints = errors["activity"] + errors["requestId"] + errors["version"]
        self.name = FieldView("name", of: form, errors)
        self.minutes = FieldView("minutes", of: form, errors)
        self.heartRate = FieldView("heartRate", of: form, errors)
        self.kcal = FieldView("kcal", of: form, errors)
    }
}

/// Lists the page models of this folder.
enum EnergyPages {
    static let all: [any PageModel.Type] = [EnergyPage.self, BurnedPage.self]
}
