import Storage
import Web

/// The list of a member's own foods, meals or recipes.
struct OwnListPage: PageModel {
    static let template = "own/shelf"
    var isKept: Bool { true }

    enum Kind: CaseIterable {
        case foods, meals, recipes

        var name: String {
            switch self {
            case .foods: "My foods"
            case .meals: "My meals"
            case .recipes: "My recipes"
            }
        }

        var path: String {
            switch self {
            case .foods: FoodLinks.mine.path
            case .meals: DishLinks.meals.path
            case .recipes: DishLinks.recipes.path
            }
        }

        fileprivate var newPath: String {
            switch self {
            case .foods: FoodLinks.new.path
            case .meals: DishLinks.newMeal.path
            case .recipes: DishLinks.newRecipe.path
            }
        }

        fileprivate var new: String {
            switch self {
            case .foods: "Write down a food"
            case .meals: "Put a meal together"
            case .recipes: "Write down a recipe"
            }
        }

        fileprivate var empty: String {
            switch self {
            case .foods: "A food nobody here knows? Copy its label once and find it like any other."
            case .meals: "What you often eat together, logged with one tap."
            case .recipes: "Weigh what goes into the pot once; then log it by the portion."
            }
        }
    }

    let frame: Frame
    let shelves: [FoodsPage.TabView]
    let items: [FoodItem]
    let newPath: String
    let newName: String
    let emptyTitle: String
    let emptyWords: String
    let nextPath: String

    /// The most on one page.
    static let length = 50

    /// - Parameter place: Where something is being logged; nil for who only looks.
    init(_ kind: Kind, _ items: [FoodItem], next: Cursor?, from place: DiaryPlace?, frame: Frame) {
        let from = FoodLinks.from(place)
        self.frame = frame
        self.shelves = Kind.allCases.map {
            FoodsPage.TabView(viewPath: $0.path + from, viewName: $0.name, viewCurrent: $0 == kind)
        }
        self.items = items
        self.newPath = kind.newPath + from
        self.newName = kind.new
        self.emptyTitle = "Nothing of your own yet"
        self.emptyWords = kind.empty
        let query = place.map { "&" + FoodLinks.query($0) } ?? ""
        self.nextPath = next.map { "\(kind.path)?after=\($0)\(query)" } ?? ""
    }

    /// Returns the links to the lists, from where something is being logged.
    static func links(_ place: DiaryPlace) -> [FoodsPage.TabView] {
        Kind.allCases.map {
            FoodsPage.TabView(viewPath: $0.path + FoodLinks.from(place), viewName: $0.name, viewCurrent: false)
        }
    }
}
