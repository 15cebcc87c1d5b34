/// The facts of a food that only its owner sees.
struct OwnFoodResponse: Encodable, Sendable {
    let version: Int64
    let barcode: String?
    /// Its offer to everybody; null without one.
    let offer: ContributionResponse?

    init(_ food: OwnFood, _ contribution: Contribution?) {
        self.version = food.version
        self.barcode = food.facts.barcode
        self.offer = contribution.map(ContributionResponse.init)
    }

    enum CodingKeys: CodingKey { case version, barcode, offer }

    func encode(to encoder: any Encoder) throws {
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode(self.version, forKey: .version)
        try answer.encode(self.barcode, forKey: .barcode)
        try answer.encode(self.offer, forKey: .offer)
    }
}
