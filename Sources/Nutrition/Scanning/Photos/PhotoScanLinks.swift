import FoodCatalogue
import Foundation
import Storage
import Web

/// The addresses of photos of food that are looked at, and of what they taught.
enum PhotoScanLinks: String, LinkTable {
    static let name = "foodPhotos"

    /// The page with the camera; a photo is sent there.
    case photo = "/scans/photo"
    /// What a photo may show.
    case scan = "/scans/photo/:id"
    /// Leads to the food that was chosen.
    case food = "/scans/photo/:id/food"
    case taught = "/diary/photos"
    case forgetting = "/diary/photos/removal"
    case restoration = "/diary/photos/restoration"
    /// Whether photos are kept with their entries.
    case keeping = "/diary/photos/keeping"
}

extension PhotoScanLinks {
    static func photo(_ place: DiaryPlace, failures: Int = 0) -> String {
        let path = self.photo.path + FoodLinks.from(place.of(nil))
        return failures == 0 ? path : path + "&failures=\(failures)"
    }

    static func restoration(forgottenAt moment: Date) -> String {
        "\(self.restoration.path)?at=\(moment.milliseconds)"
    }

    static func scan(_ id: PhotoScan.ID, _ place: DiaryPlace) -> String {
        self.scan.path(id) + FoodLinks.from(place.of(nil))
    }
}

/// Paths that only devices ask.
enum PhotoScanAPI: String, RoutePath {
    case correction = "/scans/photo/:id/correction"
}
