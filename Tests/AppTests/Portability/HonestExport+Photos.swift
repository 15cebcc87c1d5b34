import Foundation

/// Photos of food: one that is kept with the entry of `nutrition`, and what was said of another.
extension HonestExport {
    static var photos: [Row] {
        [
            (
                "food_photo",
                [
                    "entry_id": "00000000-0000-4000-8000-000000000010", "at": Self.past, "small": Self.photo,
                    "large": Self.photo,
                ]
            ),
            ("food_photo_removal", ["entry_id": "00000000-0000-4000-8000-000000000010", "at": Self.past]),
            (
                "taught_photo",
                [
                    "id": "00000000-0000-4000-8000-000000000017", "food_id": "usda-09003", "at": Self.past,
                    "removed_at": Self.past,
                    "features": Data(repeating: 7, count: 1_280).base64EncodedString(),
                ]
            ),
            ("photo_keeping", ["at": Self.past]),
        ]
    }
}
