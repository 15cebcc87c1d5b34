import Foundation
import HTTPTypes
import HealthMath
import Web

/// Finding something to log.
struct FoodsPage: PageModel {
    static let template = "foods/find"

    let status: HTTPResponse.Status
    let frame: Frame
    let tabs: [TabView]
    let isQuick: Bool
    let isCode: Bool
    let isSearch: Bool
    let day: String
    let meal: String
    let query: String
    let results: FoodResults
    let code: FieldView
    let unknownCode: Bool
    let requestId: String
    let energyUnit: String
    let name: FieldView
    let kcal: FieldView
    let carbohydrate: FieldView
    let protein: FieldView
    let fat: FieldView
    let complaints: [String]

    struct TabView: Encodable, Sendable {
        let viewPath: String
        let viewName: String
        let viewCurrent: Bool
    }

    /// What was typed into one of the tabs, and what was wrong with it.
    struct Asked {
        var query = ""
        var code = ""
        var codeComplaints: [String] = []
        var unknownCode = false
        var quick = LogForm()
        var errors = FormErrors()

        init(search form: FoodSearchForm) {
            self.query = form.typed["q"]
            self.code = form.typed["code"]
        }

        init(quick form: LogForm, _ errors: FormErrors) {
            self.quick = form
            self.errors = errors
        }

        var isWrong: Bool { !self.errors.isEmpty || !self.codeComplaints.isEmpty }
    }

    init(_ tab: FoodTab, _ place: Place, _ results: FoodResults, _ asked: Asked, units: Units, frame: Frame) {
        self.status = asked.isWrong ? .unprocessableContent : asked.unknownCode ? .notFound : .ok
        self.frame = frame
        self.tabs = FoodTab.allCases.map {
            TabView(viewPath: FoodPath.search(place, tab: $0), viewName: $0.name, viewCurrent: $0 == tab)
        }
        self.isQuick = tab == .quick
        self.isCode = tab == .code
        self.isSearch = tab == .search
        self.day = place.day.description
        self.meal = place.meal
        self.query = asked.query
        self.results = results
        self.code = FieldView(value: asked.code, complaints: asked.codeComplaints)
        self.unknownCode = asked.unknownCode
        let sent = asked.quick.typed["requestId"]
        self.requestId = UUID(uuidString: sent) == nil ? UUID().uuidString.lowercased() : sent
        self.energyUnit = units.energy.rawValue
        self.name = FieldView("name", of: asked.quick, asked.errors)
        self.kcal = FieldView("kcal", of: asked.quick, asked.errors)
        self.carbohydrate = FieldView("carbohydrate", of: asked.quick, asked.errors)
        self.protein = FieldView("protein", of: asked.quick, asked.errors)
        self.fat = FieldView("fat", of: asked.quick, asked.errors)
        self.complaints = ["day", "meal", "foodId", "amount", "unit", "time"].flatMap { asked.errors[$0] }
    }
}
