/// A calendar of an account at another server.
package struct RemoteCalendar: Codable, Equatable, Sendable {
    /// The absolute address.
    package let path: String
    package let name: String
    package let isWritable: Bool

    package init(path: String, name: String, isWritable: Bool) {
        self.path = path
        self.name = name
        self.isWritable = isWritable
    }
}
