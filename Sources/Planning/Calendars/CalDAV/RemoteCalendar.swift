/// A calendar of an account at another server.
struct RemoteCalendar: Codable, Equatable, Sendable {
    /// The absolute address.
    let path: String
    let name: String
    let isWritable: Bool
}
