import Eyes
import Pictures
import Portability
import Storage

/// The import rules of photos: those that are kept with entries, and what was said of others.
extension NutritionPortability {
    static let foodPhoto = RestoredTable(
        "food_photo",
        isPersonal: true,
        parent: .init("diary_entry", by: "entry_id"),
        limit: .init(FoodPhoto.most)
    ) { row in
        try row.id("entry_id")
        try row.past("at")
        let lengths = [(FoodPhoto.Size.small, PictureShape.smallLength), (.large, PictureShape.largeLength)]
        for (size, length) in lengths { try row.take(size.rawValue) { Self.plain($0, upTo: length) } }
    }

    static let foodPhotoRemoval = RestoredTable(
        "food_photo_removal",
        isPersonal: true,
        parent: .init("diary_entry", by: "entry_id")
    ) { row in
        try row.id("entry_id")
        try row.past("at")
    }

    static let taughtPhoto = RestoredTable(
        "taught_photo",
        isPersonal: true,
        limits: [.init(TaughtPhoto.most), .init(TaughtPhoto.mostOfFood, alike: ["food_id"])]
    ) { row in
        try row.id("id")
        try Self.food(&row)
        try row.past("at")
        try row.past("removed_at", required: false)
        try row.take("features") { value -> FoodFeatures? in
            guard case .blob(let bytes) = value else { return nil }
            return FoodFeatures(bytes: bytes)
        }
    }

    static let photoKeeping = RestoredTable("photo_keeping", isPersonal: true) { row in try row.past("at") }

    /// What of photos is sealed; an export holds it opened.
    static let sealed =
        FoodPhoto.Size.allCases.map { size in
            SealedColumn(table: "food_photo", column: size.rawValue, content: .bytes, naming: "entry_id") {
                FoodPhoto.context(size, of: $0, $1)
            }
        } + [
            SealedColumn(table: "taught_photo", column: "features", content: .bytes, naming: "id") {
                TaughtPhoto.context("taught_photo", $0, $1)
            }
        ]

    /// Returns nil for anything but a plain JPEG, as our own are, whose longer side has at most `length` dots.
    private static func plain(_ value: SQLValue, upTo length: Int) -> PlainJPEG? {
        guard case .blob(let bytes) = value, bytes.count <= FoodPhoto.heaviest, let jpeg = PlainJPEG(bytes),
            max(jpeg.width, jpeg.height) <= length
        else { return nil }
        return jpeg
    }
}
