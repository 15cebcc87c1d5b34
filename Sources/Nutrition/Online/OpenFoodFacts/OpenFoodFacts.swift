import FoodCatalogue
import Foundation
import OutboundHTTP

/// The database that volunteers fill, asked by barcode only.
///
/// Its API documentation asks for a user agent with a contact and at most 15 product reads a minute and address.
struct OpenFoodFacts: Sendable {
    static let name = "Open Food Facts"
    /// As imports call products with a barcode, so that a product is the same wherever it was found first.
    static let prefix = "product-"

    private let settings: OnlineSettings.OpenFoodFacts
    private let client: OnlineClient
    private let limiter: OnlineRateLimiter

    init(_ settings: OnlineSettings.OpenFoodFacts, client: OnlineClient, limits: OnlineLimits) {
        self.settings = settings
        self.client = client
        self.limiter = OnlineRateLimiter(perMinute: 15, limits)
    }

    /// Nil when it has no such product, or one without a name; throws `OnlineProblem` when it can't be asked.
    func product(_ barcode: Barcode) async throws -> Food? {
        let fields = OpenFoodFactsProduct.fields.joined(separator: ",")
        let address = "\(self.settings.address)/api/v2/product/\(barcode.digits)?fields=\(fields)"
        return try await self.limiter.pass {
            let reply = try await self.client.get(address, as: "Spotter/1 (\(self.settings.contact))")
            return try Self.product(barcode, reply)
        }
    }

    /// It says 404 or 200 when it has no product; a 404 that isn't its own JSON means that we ask at a wrong place.
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
