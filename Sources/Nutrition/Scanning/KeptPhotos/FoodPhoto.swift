import Members

/// A photo that is kept with an entry of the diary, sealed, in two sizes.
enum FoodPhoto {
    enum Size: String, Sendable, CaseIterable { case small, large }

    /// How many a member has.
    static let most = 1_000
    static let howToMakeRoom = "Delete some where you logged them, and new ones are kept again."
    /// The bytes of a size; noise at 960 dots square is 0.7 MB.
    static let heaviest = 1_000_000
    /// How long a deleted one can come back, in seconds.
    static let regret: Double = 86_400

    /// What a sealed photo is bound to, so that it opens nowhere else.
    static func context(_ size: Size, of entry: String, _ owner: Member.ID) -> String {
        "food_photo.\(size.rawValue)/\(owner)/\(entry)"
    }
}
