import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Web

/// The page of a food, with the form that logs it.
struct FoodPage: PageModel {
    static let template = "foods/food"
    var isKept: Bool { true }

    let status: HTTPResponse.Status
    let frame: Frame
    let foodPath: String
    let foodName: String
    /// The source's own name; empty where it is the plain one.
    let sourceName: String
    let foodNote: String
    let foodId: String
    let requestId: String
    let energyPer100g: String
    let starred: Bool
    let starPath: String
    /// The form for changing it; empty unless it is the member's own.
    let editPath: String
    /// The state of its offer; none for foods that aren't the member's own.
    let offers: [ContributionView]
    let grams: String
    let table: FactTable
    /// The energy of the amount, beside its fields; none when unknown or hidden.
    let energyNow: [FactLine]
    let amount: FieldView
    let units: [UnitView]
    let unitComplaints: [String]
    let meals: [ChoiceView]
    let mealComplaints: [String]
    let day: FieldView
    let firstDay: String
    let lastDay: String
    let time: FieldView
    let meal: String
    /// The photo of the food; empty without one.
    let scan: String
    let complaints: [String]
    /// The source of the facts; empty for a member's own.
    let creditName: String
    let creditPath: String
    let creditWords: String
    /// Empty without a licence.
    let licenceName: String
    let licencePath: String

    init(
        _ food: Food,
        form: LogForm,
        errors: FormErrors,
        usual: Portion,
        place: DiaryPlace,
        meals: MealList,
        range: DiaryRange,
        starred: Bool,
        offer: ContributionView?,
        units: Units,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.foodPath = FoodLinks.food(food.id)
        self.foodName = food.plainName
        self.sourceName = food.plainName == food.name ? "" : food.name
        self.foodNote = [food.brand, food.group].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
        self.foodId = food.id
        self.requestId = form.input["requestId"]
        self.energyPer100g = Self.energy(of: food, units)
        self.starred = starred
        self.starPath = starred ? FoodLinks.unstar(food.id) : FoodLinks.star(food.id)
        self.editPath = FoodLinks.change(food.id)
        self.offers = [offer].compactMap(\.self)
        let portion = Self.portion(food, form) ?? usual
        self.grams = Numerals.text(portion.grams)
        let nutrients = food.nutrients.inGrams(portion.grams)
        self.table = FactTable(units: units, per: portion.grams, showingEnergy: !frame.noPressure) {
            (nutrients[$0.number], "")
        }
        self.energyNow = self.table.energy
        self.amount = FieldView("amount", of: form, errors)
        let chosen = food.units.first { $0.label == form.input["unit"] }
        let offered = food.units(in: units)
        self.units = (offered + [chosen].compactMap(\.self).filter { !offered.contains($0) })
            .map { UnitView($0, chosen: $0 == chosen, units) }
        self.unitComplaints = errors["unit"]
        let names = meals.names + (meals.names.contains(place.meal) ? [] : [place.meal])
        self.meals = names.map { ChoiceView($0, label: $0, chosen: $0 == place.meal) }
        self.mealComplaints = errors["meal"]
        self.day = FieldView("day", of: form, errors)
        self.firstDay = range.first.description
        self.lastDay = range.last.description
        self.time = FieldView("time", of: form, errors)
        self.meal = place.meal
        self.scan = place.scan ?? ""
        self.complaints = ["requestId", "foodId"].flatMap { errors[$0] }
        let credit = FoodCredit(food)
        self.creditName = credit?.linkName ?? ""
        self.creditPath = credit?.url ?? ""
        self.creditWords = credit?.words ?? ""
        self.licenceName = credit?.licence ?? ""
        self.licencePath = credit?.licenceURL ?? ""
    }

    private static func energy(of food: Food, _ units: Units) -> String {
        guard let kcal = food.nutrients.kcal else { return "Energy unknown" }
        let worked = food.isEnergyDerived ? ", worked out from fat, carbohydrate and protein" : ""
        return units.text(kilocalories: kcal) + " per 100 g" + worked
    }

    /// Returns the typed portion; nil when it isn't valid.
    private static func portion(_ food: Food, _ form: LogForm) -> Portion? {
        var ignored = FormErrors()
        return EntryFields.amount(form.input, into: &ignored).flatMap {
            Portion($0, form.input["unit"], among: food.units, into: &ignored)
        }
    }
}
