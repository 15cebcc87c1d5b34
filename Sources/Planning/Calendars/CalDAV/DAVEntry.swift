/// What a WebDAV server says of one of its resources, as far as calendars need it (RFC 4918, 4791, 6578, 3744).
struct DAVEntry: Equatable {
    var address = ""
    /// Of the resource as a whole, where the server says one.
    var status: Int?
    var name: String?
    var isCalendar = false
    /// The kinds of components that it takes; empty when it doesn't say, which means all.
    var components: Set<String> = []
    var privileges: Set<String> = []
    var syncToken: String?
    var tag: String?
    var data = ""
    /// Where the member's own things are.
    var principal: String?
    var homes: [String] = []

    /// Servers that tell no privileges let everybody in who may read.
    var isWritable: Bool {
        self.privileges.isEmpty || !self.privileges.isDisjoint(with: ["all", "write", "write-content", "bind"])
    }

    var takesEvents: Bool { self.isCalendar && (self.components.isEmpty || self.components.contains("VEVENT")) }

    /// Takes over what another one says.
    mutating func add(_ other: DAVEntry) {
        self.name = other.name ?? self.name
        self.isCalendar = self.isCalendar || other.isCalendar
        self.components.formUnion(other.components)
        self.privileges.formUnion(other.privileges)
        self.syncToken = other.syncToken ?? self.syncToken
        self.tag = other.tag ?? self.tag
        self.data += other.data
        self.principal = other.principal ?? self.principal
        self.homes += other.homes
    }
}
