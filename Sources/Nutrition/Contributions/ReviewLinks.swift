import Web

/// The addresses of the review of members' foods.
enum ReviewLinks {
    static var list: String { Places.offeredFoods.path }
    static func list(after cursor: Cursor) -> String { "\(self.list)?after=\(cursor)" }

    static func review(_ id: String) -> String { "\(self.list)/\(id)" }
    static func acceptance(_ id: String) -> String { self.review(id) + "/acceptance" }
    static func refusal(_ id: String) -> String { self.review(id) + "/refusal" }
}
