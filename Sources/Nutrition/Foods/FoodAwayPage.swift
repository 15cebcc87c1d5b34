import HealthMath
import Members
import Storage
import Web

/// The page for adding plain calories to any meal of any day, kept on the device to stand in for all of `/foods`.
///
/// A script takes day and meal from the address at which it is shown.
struct FoodAwayPage: PageModel {
    static let template = "foods/away"
    var isKept: Bool { true }

    let frame: Frame
    let requestId: String
    let energyUnit: String
    let kcal = FieldView(value: "")
    let name = FieldView(value: "")
    let day: FieldView
    let firstDay: String
    let meals: [ChoiceView]

    init(_ place: DiaryPlace, _ meals: MealList, units: Units, frame: Frame) {
        self.frame = frame
        self.requestId = RowID.new()
        self.energyUnit = units.energy.rawValue
        self.day = FieldView(value: place.day.description)
        self.firstDay = DiaryRange.first.description
        self.meals = meals.names.map { ChoiceView($0, label: $0, chosen: $0 == place.meal) }
    }
}
