import FoodCatalogue
import Web

/// What a member's corrections taught.
struct TaughtPhotosPage: PageModel {
    static let template = "scans/taught"

    let frame: Frame
    let foods: [FoodView]
    let keeps: Bool

    /// A food with the number of its photos.
    struct FoodView: Encodable, Sendable {
        let taughtFood: String
        let taughtName: String
        let taughtCount: String
        let foodSign: String
    }

    init(_ taught: [TaughtFood], _ names: [Food.ID: String], keeps: Bool, frame: Frame) {
        self.frame = frame
        self.keeps = keeps
        self.foods = taught.map { food in
            let name = names[food.food] ?? "A food that is gone"
            return FoodView(
                taughtFood: food.food,
                taughtName: name,
                taughtCount: food.count == 1 ? "1 photo" : "\(food.count) photos",
                foodSign: FoodSign(name, of: food.food).rawValue
            )
        }
    }
}
