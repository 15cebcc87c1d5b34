import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Web

/// The page for adding or editing a dish.
struct DishFormPage: PageModel {
    static let template = "own/dish-form"

    let status: HTTPResponse.Status
    let frame: Frame
    let isRecipe: Bool
    let savePath: String
    let draftPath: String
    let cancelPath: String
    /// Empty for a new dish.
    let removalPath: String
    let isStale: Bool
    let staleWords: String
    let complaints: [String]
    let requestId: String
    let version: String
    let name: FieldView
    let query: String
    let found: [FoundView]
    let nothingFound: Bool
    let lines: [LineView]
    /// The energy of all lines in the member's unit; empty when no line knows its own.
    let energySum: String
    /// Says of how many lines the sum is; empty when it is of all.
    let energyKnown: String
    let energyUnit: String
    let servings: FieldView
    let cookedGrams: FieldView
    let steps: FieldView

    struct FoundView: Encodable, Sendable {
        let foundId: String
        let foundName: String
        /// The drawing of `foods.svg` before the name.
        let foodSign: String
        let foundNote: String
        let foundEnergy: String
    }

    struct LineView: Encodable, Sendable {
        let linePlace: String
        let lineField: String
        let lineName: String
        let lineFood: String
        /// The drawing of `foods.svg` before the name.
        let foodSign: String
        let lineAmount: FieldView
        /// In the member's unit; a dash where the amount can't be read.
        let lineEnergy: String
        /// The same as a plain number, for the sum, which adds up what is shown.
        let lineSummand: String
        /// The energy of a gram, or of a serving of plain calories; empty when unknown.
        let lineEnergyPerGram: String
        let lineUnits: [UnitView]
        let lineNumbers: [NumberView]
        let lineComplaints: [String]

        struct NumberView: Encodable, Sendable {
            let numberName: String
            let numberValue: String
        }

        init(
            _ place: Int,
            _ line: FormInput,
            _ food: Food?,
            _ energy: LineEnergy,
            _ errors: FormErrors,
            _ memberUnits: Units
        ) {
            let field = "lines.\(place)"
            self.linePlace = String(place)
            self.lineField = field
            self.lineName = food?.plainName ?? line["name"]
            self.lineFood = line["foodId"]
            self.foodSign = FoodSign(self.lineName, of: line["foodId"]).rawValue
            self.lineEnergy = energy.kilocalories.map { memberUnits.number(kilocalories: $0) } ?? "–"
            let shown = ShownEnergy(units: memberUnits)
            self.lineSummand = FactLine.rate(shown.whole(energy.kilocalories ?? 0))
            let unit = memberUnits.energy.unit
            self.lineEnergyPerGram = energy.perGram.map { FactLine.rate(unit.amount(kilocalories: $0)) } ?? ""
            self.lineAmount = FieldView(value: line["amount"], complaints: errors[field + ".amount"])
            let kept = line["foodId"].isEmpty ? [] : [FoodUnit(label: line["unit"], grams: 1)]
            let known = food?.units.first { $0.label == line["unit"] }
            let offered = food?.units(in: memberUnits) ?? []
            let units = offered + [known].compactMap(\.self).filter { !offered.contains($0) }
            self.lineUnits =
                units.map { UnitView($0, chosen: $0 == known, memberUnits) }
                + (known != nil ? [] : kept.map { UnitView(keeping: $0.label) })
            self.lineNumbers = ["kcal", "fat", "carbohydrate", "protein"].compactMap {
                line["foodId"].isEmpty && !line[$0].isEmpty
                    ? NumberView(numberName: "\(field).\($0)", numberValue: line[$0]) : nil
            }
            self.lineComplaints = ["foodId", "unit", "name", "kcal", "fat", "carbohydrate", "protein"]
                .flatMap { errors["\(field).\($0)"] }
        }
    }

    init(
        _ kind: Dish.Kind,
        _ form: DishDraftForm,
        _ errors: FormErrors,
        of dish: Dish?,
        stale: Bool,
        on way: DishWay,
        foods: [Food.ID: Food],
        found: [FoodSummary],
        units: Units,
        frame: Frame
    ) {
        self.status = stale ? .conflict : errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.isRecipe = kind == .recipe
        self.savePath = dish.map { DishLinks.dish($0.id, kind) } ?? DishLinks.all(kind) + way.query
        self.draftPath = DishLinks.draft(dish?.id, kind) + way.query
        self.cancelPath = frame.backPath
        self.removalPath = dish.map { DishLinks.removal($0.id, kind) } ?? ""
        self.isStale = stale
        self.staleWords = stale ? "It is now called \(dish?.name ?? "")." : ""
        self.complaints = ["form", "lines", "requestId", "version"].flatMap { errors[$0] }
        self.requestId = form.input["requestId"]
        self.version = form.input["version"]
        self.name = FieldView("name", of: form, errors)
        self.query = form.input["add"].isEmpty ? form.input["q"] : ""
        self.found = found.map { food in
            let unit = food.usualUnit(in: units)
            let note = [FoodOrigin(food.id).words, food.brand, unit.sized(1, in: units)].compactMap(\.self)
            return FoundView(
                foundId: food.id,
                foundName: food.plainName,
                foodSign: FoodSign(food.plainName, of: food.id).rawValue,
                foundNote: note.joined(separator: " · "),
                foundEnergy: food.kcal.map { units.text(kilocalories: $0 * unit.grams / 100) } ?? ""
            )
        }
        self.nothingFound = found.isEmpty && !self.query.isEmpty
        let lines = form.input.items("lines").map { place, line in
            (place: place, line: line, energy: LineEnergy(line, foods[line["foodId"]]))
        }
        self.lines = lines.map { LineView($0.place, $0.line, foods[$0.line["foodId"]], $0.energy, errors, units) }
        let known = lines.compactMap { $0.energy.kilocalories }
        self.energySum = known.isEmpty ? "" : Numerals.text(ShownEnergy(units: units).sum(known))
        self.energyKnown = known.count == lines.count ? "" : "known for \(known.count) of \(lines.count) foods"
        self.energyUnit = units.energy.rawValue
        self.servings = FieldView("servings", of: form, errors)
        self.cookedGrams = FieldView("cookedGrams", of: form, errors)
        self.steps = FieldView("steps", of: form, errors)
    }
}

extension UnitView {
    /// Creates a unit that the food no longer has, but the line still uses.
    init(keeping label: String) {
        self.unitLabel = label
        self.unitGrams = ""
        self.unitExact = false
        self.unitWords = label
        self.unitChosen = true
    }
}
