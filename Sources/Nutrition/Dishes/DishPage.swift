import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page of a meal or a recipe, with the form that logs it.
struct DishPage: PageModel {
    static let template = "own/dish"
    var isKept: Bool { true }

    let status: HTTPResponse.Status
    let frame: Frame
    let dishName: String
    let dishNote: String
    let isRecipe: Bool
    /// The buddy who gave it; empty for one's own.
    let sharedBy: String
    /// The photos that came with it, for whom it was shared with.
    let photos: [PhotoView]
    let editPath: String
    let sharePath: String
    let logPath: String
    let starred: Bool
    let starPath: String
    let requestId: String
    let lines: [LineView]
    let complaints: [String]
    let factor: FieldView
    let servings: FieldView
    let meals: [ChoiceView]
    let mealComplaints: [String]
    let day: FieldView
    let firstDay: String
    let lastDay: String
    let time: FieldView
    let steps: [String]
    let factsCaption: String
    let table: FactTable

    /// A photo that came with it.
    struct PhotoView: Encodable, Sendable {
        let photoImage: String
    }

    struct LineView: Encodable, Sendable {
        let lineName: String
        /// The drawing of `foods.svg` before the name.
        let foodSign: String
        let lineWords: String
        let lineEnergy: String
        let lineField: String
        let lineUnit: String
        let lineAmount: FieldView
    }

    init(
        _ dish: Dish,
        _ lines: [DishLine],
        form: DishLogForm,
        errors: FormErrors,
        place: DiaryPlace,
        meals: MealList,
        range: DiaryRange,
        starred: Bool,
        photos: [FoodPhotoStore.Shared],
        units: Units,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.dishName = dish.name
        self.dishNote = Self.note(dish, lines, units)
        self.isRecipe = dish.kind == .recipe
        self.sharedBy = dish.sharedBy ?? ""
        self.photos = photos.map {
            PhotoView(photoImage: FoodPhotoLinks.shared(.large, of: $0.entry, with: dish.id))
        }
        self.editPath = DishLinks.edit(dish.id, dish.kind)
        self.sharePath = FoodLinks.sharing(dish.id)
        self.logPath = DishLinks.entries(dish.id, dish.kind)
        self.starred = starred
        self.starPath = starred ? FoodLinks.unstar(dish.id) : FoodLinks.star(dish.id)
        self.requestId = RowID.read(form.input["requestId"]) ?? RowID.new()
        self.lines = lines.enumerated().map { number, line in
            let field = "lines.\(number).amount"
            let input = form.input[field].isEmpty ? Numerals.typed(line.amount, decimals: 3) : form.input[field]
            return LineView(
                lineName: line.name,
                foodSign: FoodSign(line.name, of: line.food ?? "").rawValue,
                lineWords: FoodUnit.words(line.amount, line.unit),
                lineEnergy: line.total.kcal.map { units.text(kilocalories: $0) } ?? "unknown",
                lineField: field,
                lineUnit: line.unit,
                lineAmount: FieldView(value: input, complaints: errors[field])
            )
        }
        self.complaints = ["form", "lines", "requestId", "grams"].flatMap { errors[$0] }
        self.factor = Self.one("factor", form, errors)
        self.servings = Self.one("servings", form, errors)
        let names = meals.names + (meals.names.contains(place.meal) ? [] : [place.meal])
        self.meals = names.map { ChoiceView($0, label: $0, chosen: $0 == place.meal) }
        self.mealComplaints = errors["meal"]
        let day = form.input["day"]
        self.day = FieldView(value: day.isEmpty ? place.day.description : day, complaints: errors["day"])
        self.firstDay = range.first.description
        self.lastDay = range.last.description
        self.time = FieldView("time", of: form, errors)
        self.steps = (dish.cooking?.steps ?? "").split(whereSeparator: \.isNewline).map(String.init)
        let portions = dish.cooking?.servings ?? 1
        let sum = NutrientSum(lines.lazy.map(\.total))
        self.factsCaption = (dish.kind == .recipe ? "In one portion. " : "In all of it. ") + Self.completeness
        let shown = dish.cooking == nil ? Self.energy(of: lines, units) : nil
        self.table = FactTable(units: units) { nutrient in
            let known = sum.knowing(nutrient.number)
            let note = known == sum.parts || known == 0 ? "" : "at least; known for \(known) of \(sum.parts)"
            if nutrient.number == Nutrient.energy, known > 0, let shown {
                return (units.energy.unit.kilocalories(shown), note)
            }
            return (known == 0 ? nil : sum.total[nutrient.number].map { $0 / portions }, note)
        }
    }

    /// Returns the energy of a meal in the member's unit: what its lines add up to as they are shown, and as they will
    /// stand in the diary.
    private static func energy(of lines: [DishLine], _ units: Units) -> Double {
        ShownEnergy(units: units).sum(lines.lazy.compactMap { $0.total.kcal })
    }

    private static let completeness = "What a food doesn't tell is missing from a sum, which then says so."

    private static func one(_ name: String, _ form: DishLogForm, _ errors: FormErrors) -> FieldView {
        FieldView(value: form.input[name].isEmpty ? "1" : form.input[name], complaints: errors[name])
    }

    private static func note(_ dish: Dish, _ lines: [DishLine], _ units: Units) -> String {
        guard let all = dish.nutrients.kcal else { return Self.note(dish, lines, energy: "Energy unknown") }
        guard let cooking = dish.cooking else {
            return "\(Numerals.text(Self.energy(of: lines, units))) \(units.energy.rawValue)"
        }
        return Self.note(dish, lines, energy: units.text(kilocalories: all / cooking.servings))
    }

    private static func note(_ dish: Dish, _ lines: [DishLine], energy: String) -> String {
        guard let cooking = dish.cooking else { return energy }
        let portions = cooking.servings
        let raw = DishFacts.grams(lines).map { "\(Numerals.text($0)) g raw" }
        let cooked = cooking.cookedGrams.map { "\(Numerals.text($0)) g cooked" }
        let each = dish.grams.map { "\(Numerals.text($0 / portions)) g" }
        let portion = [energy, each].compactMap(\.self).joined(separator: ", ") + " a portion"
        let makes = "makes \(Numerals.text(portions, decimals: 1))"
        return [portion, makes, raw, cooked].compactMap(\.self).joined(separator: " · ")
    }
}
