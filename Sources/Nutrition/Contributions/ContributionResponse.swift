import Web

/// The state of an offer as a device reads it.
struct ContributionResponse: Encodable, Sendable {
    let state: String
    let reason: String
    /// The id of the shared food; null until there is one.
    let sharedId: OrNull<String>

    init(_ contribution: Contribution) {
        self.state = contribution.state.rawValue
        self.reason = contribution.reason
        self.sharedId = OrNull(contribution.shared)
    }
}
