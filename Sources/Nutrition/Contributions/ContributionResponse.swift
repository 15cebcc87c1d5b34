/// The state of an offer as a device reads it.
struct ContributionResponse: Encodable, Sendable {
    let state: String
    let reason: String
    /// The id of the shared food; null until there is one.
    let sharedId: String?

    init(_ contribution: Contribution) {
        self.state = contribution.state.rawValue
        self.reason = contribution.reason
        self.sharedId = contribution.shared
    }

    enum CodingKeys: CodingKey { case state, reason, sharedId }

    func encode(to encoder: any Encoder) throws {
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode(self.state, forKey: .state)
        try answer.encode(self.reason, forKey: .reason)
        try answer.encode(self.sharedId, forKey: .sharedId)
    }
}
