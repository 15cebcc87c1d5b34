import HealthMath
import Hummingbird
import Web

/// The way on which a new dish is written down: where it began, and so where it ends.
enum DishWay: Sendable, Equatable {
    /// From the list of one's own.
    case shelf
    /// On the way to a meal of the diary, where it is logged next.
    case logging(DiaryPlace)
    /// From what was eaten at a meal, which is in the diary already.
    case keeping(DiaryPlace)

    /// Reads the way from the query that `query` writes.
    init(_ request: Request) throws {
        let asked = try request.query(DishDraftForm.self).input
        if let place = try request.askedPlace() {
            self = .logging(place)
        } else if let day = CalendarDay(asked["day"]), (1...MealList.longestName).contains(asked["from"].count) {
            self = .keeping(DiaryPlace(day: day, meal: asked["from"]))
        } else {
            self = .shelf
        }
    }

    /// The query of an address on this way, with its question mark; empty for none.
    var query: String {
        switch self {
        case .shelf: ""
        case .logging(let place): FoodLinks.from(place)
        case .keeping(let place): "?" + DishLinks.keepingQuery(place.meal, on: place.day)
        }
    }

    /// Returns the page from which it began.
    func start(_ kind: Dish.Kind) -> String {
        switch self {
        case .shelf, .logging: kind.list.path + self.query
        case .keeping(let place): DiaryLinks.day(place.day)
        }
    }

    /// Leads back to where it began, and says where the dish is found; on the way to a meal it leads to logging it.
    func end(_ dish: Dish) -> Response {
        switch self {
        case .logging(let place):
            .onward(to: DishLinks.dish(dish.id, dish.kind, at: place), toast: Toast("\(dish.name) is saved"))
        case .shelf, .keeping:
            .onward(
                to: self.start(dish.kind),
                toast: Toast(
                    "\(dish.name) is kept: under Meals when you add food",
                    next: Toast.Step("See it", path: DishLinks.dish(dish.id, dish.kind))
                )
            )
        }
    }
}
