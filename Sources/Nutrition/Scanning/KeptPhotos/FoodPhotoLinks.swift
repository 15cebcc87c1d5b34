import FoodCatalogue
import Web

/// The addresses of photos that are kept with entries of the diary.
enum FoodPhotoLinks: String, LinkTable {
    static let name = "keptPhotos"

    case image = "/diary/entries/:id/photo/:size"
    case removal = "/diary/entries/:id/photo/removal"
    case restoration = "/diary/entries/:id/photo/restoration"
    /// A photo that came with a meal which somebody shared.
    case shared = "/meals/:id/photos/:entry/:size"
}

extension FoodPhotoLinks {
    static func image(_ size: FoodPhoto.Size, of entry: String) -> String { self.image.path(entry, size.rawValue) }

    static func shared(_ size: FoodPhoto.Size, of entry: String, with dish: Food.ID) -> String {
        self.shared.path(dish.escapedForAddress, entry, size.rawValue)
    }
}
