import FoodCatalogue
import Foundation
import OutboundHTTP

/// A client of Open Food Facts, the database of volunteers, which is asked by barcode only.
///
/// Its API documentation asks for a user agent with a contact and at most 15 product reads a minute and address.
struct OpenFoodFacts: Sendable {
    static let name = "Open Food Facts"
    /// The prefix by which imports identify products with a barcode, so that a product has the same id wherever it was
    /// found.
    static let prefix = "product-"

    private let settings: OnlineSettings.OpenFoodFacts
    private let client: OnlineClient
    private let limiter: OnlineRateLimiter

    init(_ settings: OnlineSettings.OpenFoodFacts, client: OnlineClient, limits: OnlineLimits) {
        self.settings = settings
        self.client = client
        self.limiter = OnlineRateLimiter(perMinute: 15, limits)
    }

    /// Returns nil when there is no such product, or it has no name; throws `OnlineProblem` when the source can't be
    /// asked.
    func product(_ barcode: Barcode) async throws -> Food? {
        let fields = OpenFoodFactsProduct.fields.joined(separator: ",")
        let address = "\(self.settings.address)/api/v2/product/\(barcode.digits)?fields=\(fields)"
        return try await self.limiter.pass {
            let reply = try await self.client.get(address, as: "Spotter/1 (\(self.settings.contact))")
            return try Self.product(barcode, reply)
        }
    }

    /// Reads a reply: 404 or 200 tells of an unknown product; a 404 that isn't its own JSON means a wrong address.
    private static func product(_ barcode: Barcode, _ reply: OnlineClient.Reply) throws(OnlineProblem) -> Food? {
        guard reply.status == 200 || reply.status == 404 else { throw .unreachable("status \(reply.status)") }
        let answer: OpenFoodFactsReply
        do {
            answer = try JSONDecoder().decode(OpenFoodFactsReply.self, from: reply.body)
        } catch {
            throw .unreadable("no product in JSON, status \(reply.status)")
        }
        guard answer.code == nil || answer.code == barcode else { throw .unreadable("an answer about another code") }
        return answer.isKnown ? answer.product?.food(barcode) : nil
    }
}
