/// A calendar of an account at another server, which a member may choose.
package struct RemoteCalendar: Codable, Equatable, Sendable {
    /// Its whole address.
    package let path: String
    package let name: String
    package let isWritable: Bool

    package init(path: String, name: String, isWritable: Bool) {
        self.path = path
        self.name = name
        self.isWritable = isWritable
    }
}
