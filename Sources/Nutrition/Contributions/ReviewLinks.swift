import Storage
import Web

/// The addresses of the review of members' foods.
enum ReviewLinks: String, LinkTable {
    static let name = "review"

    case review = "/admin/contributions/:id"
    case acceptance = "/admin/contributions/:id/acceptance"
    case refusal = "/admin/contributions/:id/refusal"
    /// Undoes either.
    case reopening = "/admin/contributions/:id/reopening"

    static var list: String { Places.offeredFoods.path }
    static func list(after cursor: Cursor) -> String { "\(self.list)?after=\(cursor)" }

    static func review(_ id: String) -> String { self.review.path(id) }
    static func acceptance(_ id: String) -> String { self.acceptance.path(id) }
    static func reopening(_ id: String) -> String { self.reopening.path(id) }
    static func refusal(_ id: String) -> String { self.refusal.path(id) }
}
