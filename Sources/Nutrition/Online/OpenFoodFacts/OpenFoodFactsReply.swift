import FoodCatalogue
import OutboundHTTP

/// A response of Open Food Facts' API v2 about a code.
struct OpenFoodFactsReply: Decodable {
    /// The code in the response; nil without one.
    let code: Barcode?
    /// False only when the response says that there is no such product.
    let isKnown: Bool
    /// Nil for a product without a name, or no product.
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
