/// A shared thing as a device reads it.
struct ShareResponse: Encodable, Sendable {
    let kind: String
    let id: String
    /// The instant at which the buddy first got it.
    let sharedAt: String
}
