import FoodCatalogue
import Web

/// What a member's corrections taught.
struct TaughtPhotosPage: PageModel {
    static let template = "scans/taught"

    let frame: Frame
    let foods: [FoodView]
    let keeps: Bool
    /// How many photos are kept; empty for none.
    let keptWords: String

    /// A food with the number of its photos.
    struct FoodView: Encodable, Sendable {
        let taughtFood: String
        let taughtName: String
        let taughtCount: String
        let foodSign: String
    }

    init(_ taught: [TaughtFood], _ names: [Food.ID: String], keeps: Bool, kept: Int, frame: Frame) {
        self.frame = frame
        self.keeps = keeps
        self.keptWords =
            switch kept {
            case 0: ""
            case FoodPhoto.most...: "A thousand photos are kept, and no more fit. \(FoodPhoto.howToMakeRoom)"
            default: "\(kept == 1 ? "1 photo is" : "\(kept) photos are") kept, of a thousand that fit."
            }
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
