/// The properties of a WebDAV resource that calendars need (RFC 4918, 4791, 6578, 3744).
struct DAVEntry: Equatable {
    var address = ""
    /// The status of the whole resource, where the server gives one.
    var status: Int?
    var name: String?
    var isCalendar = false
    /// The kinds of components that it takes; empty when the server doesn't say, which means all.
    var components: Set<String> = []
    var privileges: Set<String> = []
    var syncToken: String?
    var tag: String?
    var data = ""
    /// The address of the member's principal resource.
    var principal: String?
    var homes: [String] = []

    /// Whether events can be written; servers that list no privileges let everybody write who may read.
    var isWritable: Bool {
        self.privileges.isEmpty || !self.privileges.isDisjoint(with: ["all", "write", "write-content", "bind"])
    }

    /// Whether it is a change among those since a sync token.
    ///
    /// iCloud lists the calendar itself each time. Told with 507, it says that there are more changes (RFC 6578 §3.6).
    var isChange: Bool { !self.address.hasSuffix("/") || self.status == 507 }

    var takesEvents: Bool { self.isCalendar && (self.components.isEmpty || self.components.contains("VEVENT")) }

    /// Adds the properties that another entry has.
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
