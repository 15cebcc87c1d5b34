/// What was shared, as a device reads it.
struct ShareResponse: Encodable, Sendable {
    let kind: String
    let id: String
    /// When the buddy got it: of things shared before, then.
    let sharedAt: String
}
