import FoodCatalogue
import OutboundHTTP

/// What Open Food Facts' API v2 says about a code.
struct OpenFoodFactsReply: Decodable {
    /// The code it speaks of; nil when it doesn't say.
    let code: Barcode?
    /// False only when it says that it has no such product.
    let isKnown: Bool
    /// Nil when it has no name or isn't there.
    let product: OpenFoodFactsProduct?

    init(from decoder: any Decoder) throws {
        let reply = try LenientJSONObject(from: decoder)
        self.code = reply.text("code").flatMap { try? Barcode($0) }  // a code we can't read is none
        let status = reply.number("status")
        let product = reply.object("product")
        guard status != nil || product != nil else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "neither status nor product"))
        }
        self.isKnown = status != 0
        self.product = product.flatMap(OpenFoodFactsProduct.init)
    }
}
