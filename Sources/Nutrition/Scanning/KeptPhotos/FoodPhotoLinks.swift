import FoodCatalogue
import Storage
import Web

/// The addresses of photos that are kept with entries of the diary.
enum FoodPhotoLinks: String, LinkTable {
    static let name = "keptPhotos"

    /// All that are kept.
    case kept = "/diary/photos/kept"
    case image = "/diary/entries/:id/photo/:size"
    case removal = "/diary/entries/:id/photo/removal"
    case restoration = "/diary/entries/:id/photo/restoration"
    /// A photo that came with a meal which somebody shared.
    case shared = "/meals/:id/photos/:entry/:size"
}

extension FoodPhotoLinks {
    static func kept(after cursor: Cursor) -> String { "\(self.kept.path)?after=\(cursor)" }

    /// The photo's place on the page of its entry.
    static func photo(of entry: String) -> String { DiaryLinks.entry(entry) + "#photo" }

    static func image(_ size: FoodPhoto.Size, of entry: String) -> String { self.image.path(entry, size.rawValue) }

    static func shared(_ size: FoodPhoto.Size, of entry: String, with dish: Food.ID) -> String {
        self.shared.path(dish.escapedForAddress, entry, size.rawValue)
    }
}
