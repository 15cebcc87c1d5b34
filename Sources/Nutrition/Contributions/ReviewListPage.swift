import FoodCatalogue
import Foundation
import Members
import Storage
import Web

/// The list of offers that wait for review.
struct ReviewListPage: PageModel {
    static let template = "own/reviews"

    let frame: Frame
    let items: [Item]
    let nextPath: String

    struct Item: Encodable, Sendable {
        let reviewPath: String
        /// The drawing of `foods.svg` before the name.
        let foodSign: String
        let reviewName: String
        let reviewNote: String
        let reviewEnergy: String
    }

    /// The most on one page.
    static let length = 50

    init(_ reviews: [Review], units: Units, now: Date, frame: Frame) {
        self.frame = frame
        self.items = reviews.map { review in
            let facts = review.food.facts
            let days = max(0, Int(now.timeIntervalSince1970 - Double(review.offeredAt) / 1_000) / 86_400)
            let waiting = days == 0 ? "since today" : days == 1 ? "for a day" : "for \(days) days"
            let parts = [facts.brand, facts.barcode, review.shared == nil ? nil : "a change", "waiting \(waiting)"]
            return Item(
                reviewPath: ReviewLinks.review(review.id),
                foodSign: FoodSign(facts.name, of: "").rawValue,
                reviewName: facts.name,
                reviewNote: parts.compactMap(\.self).joined(separator: " · "),
                reviewEnergy: facts.nutrients.kcal.map { units.text(kilocalories: $0) } ?? "unknown"
            )
        }
        let last = reviews.count == Self.length ? reviews.last : nil
        self.nextPath = last.map { ReviewLinks.list(after: Cursor(at: $0.offeredAt, id: $0.id)) } ?? ""
    }
}
