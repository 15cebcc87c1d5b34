import FoodCatalogue
import Foundation
import OutboundHTTP
import Web

/// A client of Edamam's food database, for words that found nothing here and for barcodes.
struct Edamam: Sendable {
    static let name = "Edamam"
    static let prefix = "edamam-"
    static let longestText = 100

    private let settings: OnlineSettings.Edamam
    private let client: OnlineClient
    private let limiter: OnlineRateLimiter
    private let cache = EdamamCache()

    /// Creates the source; Edamam's smallest plan allows 50 requests a minute.
    init(_ settings: OnlineSettings.Edamam, client: OnlineClient, limits: OnlineLimits) {
        self.settings = settings
        self.client = client
        self.limiter = OnlineRateLimiter(perMinute: 30, limits)
    }

    /// Returns nil when Edamam has no such product; throws `OnlineProblem` when it can't be asked.
    func product(_ barcode: Barcode) async throws -> Food? {
        try await self.foods("upc", barcode.digits).first
    }

    /// Returns foods, the best first; throws `OnlineProblem` when Edamam can't be asked.
    func search(_ text: String) async throws -> [Food] {
        Array(try await self.foods("ingr", String(text.prefix(Self.longestText))).prefix(20))
    }

    /// Returns the food in the cache, without a request.
    func remembered(_ id: Food.ID) -> Food? { self.cache.food(id) }

    /// Requests a food again that was found before; nil when Edamam doesn't list it any more.
    func food(_ id: Food.ID, named name: String) async throws -> Food? {
        try await self.foods("ingr", name).first { $0.id == id }
    }

    private func foods(_ question: String, _ value: String) async throws -> [Food] {
        let query = [("app_id", self.settings.id), ("app_key", self.settings.key), (question, value)]
            .map { name, value in "\(name)=\(value.escapedForAddress)" }.joined(separator: "&")
        let address = "\(self.settings.address)/api/food-database/v2/parser?\(query)"
        let foods = try await self.limiter.pass {
            let reply = try await self.client.get(address, as: "Spotter/1")
            return try Self.foods(reply)
        }
        self.cache.put(foods)
        return foods
    }

    /// Reads a reply: Edamam answers 404 for an unknown barcode; a body that isn't its own JSON means a wrong address.
    private static func foods(_ reply: OnlineClient.Reply) throws(OnlineProblem) -> [Food] {
        guard reply.status == 200 || reply.status == 404 else { throw .unreachable("status \(reply.status)") }
        do {
            if reply.status == 404 {
                _ = try JSONDecoder().decode(LenientJSONObject.self, from: reply.body)
                return []
            }
            return try JSONDecoder().decode(EdamamReply.self, from: reply.body).foods
        } catch {
            throw .unreadable("no foods in JSON")
        }
    }
}
