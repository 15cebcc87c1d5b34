import FoodCatalogue
import Web

/// The page of excluded foods.
struct ExclusionsPage: PageModel {
    static let template = "advice/exclusions"

    let frame: Frame
    let items: [Item]

    struct Item: Encodable, Sendable {
        let excludedName: String
        /// The drawing of `foods.svg` before the name.
        let foodSign: String
        let excludedPath: String
        let allowPath: String
    }

    init(_ foods: [FoodSummary], frame: Frame) {
        self.frame = frame
        self.items = foods.map {
            Item(
                excludedName: $0.plainName,
                foodSign: FoodSign($0.plainName, of: $0.id).rawValue,
                excludedPath: FoodLinks.food($0.id),
                allowPath: AdviceLinks.allowing($0.id)
            )
        }
    }
}

/// The excluded foods as a device reads them.
struct ExclusionsResponse: Encodable, Sendable {
    let foods: [Excluded]

    struct Excluded: Encodable, Sendable {
        let foodId: String
        let name: String
        let plainName: String
    }

    init(_ foods: [FoodSummary]) {
        self.foods = foods.map { Excluded(foodId: $0.id, name: $0.name, plainName: $0.plainName) }
    }
}
