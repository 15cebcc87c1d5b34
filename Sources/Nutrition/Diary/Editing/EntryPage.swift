import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Web

/// Shows an entry of the diary, to be edited.
struct EntryPage: PageModel {
    static let template = "diary/entry"
    var isKept: Bool { true }

    let status: HTTPResponse.Status
    let frame: Frame
    let entryName: String
    /// The rest of a long name; empty for none.
    let entryDetails: String
    let entryWords: String
    let entryEnergy: String
    /// The energy of a gram, or of a serving where no weight is known, in the member's unit; empty when unknown.
    let energyPerGram: String
    let energyUnit: String
    let stale: Bool
    let staleWords: String
    let macros: [FactView]
    let foodPath: String
    /// The photo that is kept with it, and what deletes it; empty without one.
    let photoImage: String
    let photoRemovalPath: String
    let savePath: String
    let removalPath: String
    let cancelPath: String
    let version: String
    let amount: FieldView
    let amountLabel: String
    let units: [UnitView]
    let unitComplaints: [String]
    let meals: [ChoiceView]
    let mealComplaints: [String]
    let day: FieldView
    let time: FieldView
    let firstDay: String
    let lastDay: String

    struct FactView: Encodable, Sendable {
        let factName: String
        let factAmount: String
        /// The same of a gram, or of a serving; empty when unknown.
        let factPerGram: String
    }

    init(
        _ entry: DiaryEntry,
        form: EntryChangeForm,
        errors: FormErrors,
        stale: Bool,
        units: [FoodUnit],
        meals: MealList,
        range: DiaryRange,
        hasPhoto: Bool,
        member: Member,
        frame: Frame
    ) {
        self.status = stale ? .conflict : errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        let name = ShortName(entry.name, of: entry.food)
        self.entryName = name.short
        self.entryDetails = name.details
        self.entryWords = entry.words(in: member.units)
        self.entryEnergy = entry.facts[.kcal].map { member.units.number(kilocalories: $0) } ?? "unknown"
        let size = entry.grams ?? entry.amount
        func rate(_ amount: Double?) -> String { size > 0 ? amount.map { FactLine.rate($0 / size) } ?? "" : "" }
        self.energyPerGram = rate(entry.facts[.kcal].map(member.units.energy.unit.amount(kilocalories:)))
        self.energyUnit = member.units.energy.rawValue
        self.stale = stale
        let now = [self.entryWords, entry.meal, DayName(entry.day, today: range.today).name]
        self.staleWords = "It is now: \(now.joined(separator: ", "))."
        self.macros = KeyFact.macros.map { fact in
            let amount = entry.facts[fact].map { Numerals.text($0, decimals: 1) }
            return FactView(
                factName: fact.name,
                factAmount: amount ?? "unknown",
                factPerGram: rate(entry.facts[fact])
            )
        }
        self.foodPath = entry.food.map { FoodLinks.food($0, DiaryPlace(day: entry.day, meal: entry.meal)) } ?? ""
        self.photoImage = hasPhoto ? FoodPhotoLinks.image(.large, of: entry.id) : ""
        self.photoRemovalPath = hasPhoto ? FoodPhotoLinks.removal.path(entry.id) : ""
        self.savePath = DiaryLinks.entry(entry.id)
        self.removalPath = DiaryLinks.removal(entry.id)
        self.cancelPath = DiaryLinks.day(entry.day)
        self.version = form.input["version"]
        self.amount = FieldView("amount", of: form, errors)
        self.amountLabel = units.isEmpty ? "Servings" : "Amount"
        self.units = units.map { UnitView($0, chosen: $0.label == form.input["unit"], member.units) }
        self.unitComplaints = errors["unit"]
        let chosen = form.input["meal"]
        let names = meals.names + (meals.names.contains(entry.meal) ? [] : [entry.meal])
        self.meals = names.map { ChoiceView($0, label: $0, chosen: $0 == chosen) }
        self.mealComplaints = errors["meal"]
        self.day = FieldView("day", of: form, errors)
        self.time = FieldView("time", of: form, errors)
        self.firstDay = range.first.description
        self.lastDay = range.last.description
    }
}

/// A unit to choose from.
struct UnitView: Encodable, Sendable {
    let unitLabel: String
    let unitGrams: String
    /// Whether it is a weight or a volume, and no thing to be counted.
    let unitExact: Bool
    /// "1 medium (182 g)", "1 mug (8.5 fl oz)".
    let unitWords: String
    let unitChosen: Bool

    init(_ unit: FoodUnit, chosen: Bool, _ units: Units) {
        self.unitLabel = unit.label
        self.unitGrams = Numerals.typed(unit.grams, decimals: 4)
        self.unitExact = FoodUnit.isExact(unit.label)
        let isSaid = FoodUnit.isExact(unit.label) && (unit != .ounce || !units.isKitchenMetric)
        self.unitWords = isSaid ? unit.label : Self.words(unit, units)
        self.unitChosen = chosen
    }

    private static func words(_ unit: FoodUnit, _ units: Units) -> String {
        "\(units.plain(unit.label)) (\(units.size(grams: unit.grams, millilitres: unit.millilitres)))"
    }
}
