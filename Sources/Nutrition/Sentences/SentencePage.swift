import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page for saying what one had in a sentence, with the list that it makes.
struct SentencePage: PageModel {
    static let template = "diary/sentence"

    let status: HTTPResponse.Status
    let frame: Frame
    let day: String
    let meal: String
    let text: FieldView
    let longest: String
    let requestId: String
    let items: [SentenceItemView]
    /// The energy of what is ticked, and its unit; empty where none is known.
    let sum: String
    let sumUnit: String
    /// Whether a sentence was read and no food is in it.
    let nothingSaid: Bool
    let meals: [ChoiceView]
    let mealComplaints: [String]
    let complaints: [String]

    init(
        _ form: SentenceLogForm,
        _ sentence: Sentence?,
        _ items: [SentenceItem],
        _ errors: FormErrors,
        place: DiaryPlace,
        meals: MealList,
        units: Units,
        frame: Frame
    ) {
        let input = form.input
        let isChecked = input.isOn("checked")
        let named = isChecked ? nil : sentence?.meal?.name(among: meals)
        let meal = named ?? place.meal
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.day = place.day.description
        self.meal = place.meal
        self.text = FieldView("text", of: form, errors)
        self.longest = String(Sentence.longest)
        self.requestId = RowID.read(input["requestId"]) ?? RowID.new()
        let typed = Dictionary(input.items("items").map { ($0.place, $0.input) }) { first, _ in first }
        self.items = items.enumerated().map { index, item in
            SentenceItemView(index, item, isChecked ? typed[index] ?? FormInput() : nil, errors, units, at: place)
        }
        let energies = self.items.filter(\.itemTaken).compactMap(\.kilocalories)
        self.sum = energies.isEmpty ? "" : Numerals.text(ShownEnergy(units: units).sum(energies))
        self.sumUnit = units.energy.rawValue
        self.nothingSaid = sentence != nil && items.isEmpty
        let names = meals.names + (meals.names.contains(meal) ? [] : [meal])
        self.meals = names.map { ChoiceView($0, label: $0, chosen: $0 == meal) }
        self.mealComplaints = errors["meal"]
        self.complaints = ["requestId", "day", "items"].flatMap { errors[$0] }
    }
}

/// A food of the list, with its amount and what else it may be.
struct SentenceItemView: Encodable, Sendable {
    let itemField: String
    /// The drawing of `foods.svg` before the name.
    let foodSign: String
    let itemName: String
    /// "You said: two eggs".
    let itemSaid: String
    let itemFood: String
    /// Where to search for what wasn't found, and to write it down; empty for what was.
    let itemSearch: String
    let itemNew: String
    /// Whether it is ticked.
    let itemTaken: Bool
    /// Whether it may be another food and nobody said which yet: none of its choices is chosen.
    let itemWaits: Bool
    let itemEnergy: String
    let itemEnergyUnit: String
    /// The energy of what stands in the fields; nil where it isn't known.
    let kilocalories: Double?
    let itemAmount: FieldView
    let itemUnits: [UnitView]
    let itemChoices: [ChoiceView]
    /// Whether the choices are shown without being asked for.
    ///
    /// They stay so when one is chosen: nothing jumps away under a finger, and arrow keys go on from one to the next.
    let itemAsks: Bool
    /// Whether it is still to be checked.
    let itemUnanswered: Bool
    let itemComplaints: [String]

    /// - Parameter typed: What was sent of it; nil when the sentence was read just now.
    init(
        _ index: Int,
        _ item: SentenceItem,
        _ typed: FormInput?,
        _ errors: FormErrors,
        _ units: Units,
        at place: DiaryPlace
    ) {
        let field = SentenceLogForm.field(index)
        let chosen = item.candidates.first { $0.food == typed.map(SentenceLogForm.food) } ?? item.candidates.first
        // Of another food than before the amount is the one that stood beside it.
        let isSame = typed != nil && typed?["was"] == chosen?.food
        let amount = isSame ? typed?["amount"] ?? "" : chosen.map { Numerals.typed($0.amount, decimals: 3) } ?? ""
        let unit = isSame ? typed?["unit"] ?? "" : chosen?.unit ?? ""
        self.itemField = field
        let name = chosen?.name ?? item.phrase.text
        self.foodSign = FoodSign(name, of: chosen?.food ?? "").rawValue
        self.itemName = name
        self.itemSaid = item.phrase.text
        self.itemFood = chosen?.food ?? ""
        self.itemSearch = chosen == nil ? FoodLinks.search(place, query: item.phrase.text) : ""
        self.itemNew = chosen == nil ? FoodLinks.new(place, name: item.phrase.text) : ""
        let isTaken = typed.map(SentenceLogForm.isTaken) ?? (chosen != nil && item.isNameSure)
        self.itemTaken = isTaken
        let waits = item.candidates.count > 1 && !isTaken && (typed?.isOn("waits") ?? !item.isNameSure)
        self.itemWaits = waits
        self.itemAmount = FieldView(value: amount, complaints: errors[field + ".amount"])
        self.itemUnits = Self.units(of: chosen, unit, units)
        let kcal = chosen.flatMap { Self.kilocalories(of: $0, amount, unit) }
        self.kilocalories = kcal
        self.itemEnergy = kcal.map { units.number(kilocalories: $0) } ?? ""
        self.itemEnergyUnit = units.energy.rawValue
        self.itemChoices =
            item.candidates.count < 2
            ? []
            : item.candidates.map {
                ChoiceView(
                    $0.food,
                    label: $0.name,
                    hint: $0.words(in: units),
                    chosen: !waits && $0.food == chosen?.food
                )
            }
        self.itemAsks = !item.isSure
        self.itemUnanswered = waits || !item.isSure && typed == nil
        self.itemComplaints = ["foodId", "unit"].flatMap { errors["\(field).\($0)"] }
    }

    private static func units(of chosen: SentenceItem.Candidate?, _ unit: String, _ units: Units) -> [UnitView] {
        guard let chosen else { return [] }
        guard let food = chosen.item?.food else { return [UnitView(keeping: SentenceItem.mealUnit)] }
        let offered = food.units(in: units)
        let known = food.units.first { $0.label == unit }
        return (offered + [known].compactMap(\.self).filter { !offered.contains($0) })
            .map { UnitView($0, chosen: $0 == known, units) }
    }

    /// Returns the energy of what stands in the fields; nil for what isn't valid, or unknown.
    private static func kilocalories(of chosen: SentenceItem.Candidate, _ amount: String, _ unit: String) -> Double? {
        guard let food = chosen.item?.food, let number = Double(decimal: amount.replacing(",", with: ".")),
            let unit = food.units.first(where: { $0.label == unit })
        else { return nil }
        return food.nutrients.kcal.map { $0 * number * unit.grams / 100 }
    }
}

extension SentenceItem.Candidate {
    /// "2 × 1 large, 100 g".
    func words(in units: Units) -> String {
        let unit = self.item?.food.units.first { $0.label == self.unit }
        return unit?.sized(self.amount, in: units) ?? FoodUnit.words(self.amount, self.unit)
    }
}
