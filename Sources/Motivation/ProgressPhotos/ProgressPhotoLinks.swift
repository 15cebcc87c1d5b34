import Web

/// The addresses of a member's own progress photos.
enum ProgressPhotoLinks: String, LinkTable {
    static let name = "photos"

    case photos = "/motivation/photos"
    case new = "/motivation/photos/new"
    case comparison = "/motivation/photos/comparison"
    case photo = "/motivation/photos/:id"
    case image = "/motivation/photos/:id/images/:size"
    case removal = "/motivation/photos/:id/removal"
    case restoration = "/motivation/photos/:id/restoration"

    static func photo(_ id: ProgressPhoto.ID) -> String { Self.photo.path(id) }

    static func image(_ size: ProgressPhoto.Size, of id: ProgressPhoto.ID) -> String {
        Self.image.path(id, size.rawValue)
    }

    static func comparison(_ one: ProgressPhoto.ID, _ other: ProgressPhoto.ID) -> String {
        "\(Self.comparison.path)?from=\(one)&to=\(other)"
    }

    static func before(_ id: ProgressPhoto.ID) -> String { "\(Self.photos.path)?before=\(id)" }
}
