import XML

/// Parses a multi-status response of a WebDAV server (RFC 4918 §13).
///
/// It compares names of elements without their namespaces: no two that matter have the same name.
struct DAVResponse: XMLListener {
    /// The most entries: a year of a busy calendar; no person's calendar has more.
    private static let most = 20_000
    private static let mostHomes = 5

    private(set) var entries: [DAVEntry] = []
    private(set) var syncToken: String?
    private var path: [String] = []
    private var entry = DAVEntry()
    /// The properties of the current propstat, before its status is known.
    private var found = DAVEntry()
    private var foundStatus: Int?

    /// Throws `CalendarTrouble` for anything else.
    static func read(_ bytes: [UInt8]) throws(CalendarTrouble) -> DAVResponse {
        var limits = XMLLimits()
        limits.text = bytes.count
        var rest: [UInt8]? = bytes
        var scanner = XMLScanner(limits: limits) {
            defer { rest = nil }
            return rest
        }
        var answer = DAVResponse()
        do {
            try scanner.tell(&answer)
        } catch let trouble as CalendarTrouble {
            throw trouble
        } catch {
            throw .confused
        }
        return answer
    }

    mutating func begin(_ name: String, _ attributes: [String: String]) throws {
        switch (self.path.last, name) {
        case (nil, _): guard name == "multistatus" else { throw CalendarTrouble.confused }
        case (_, "response"): self.entry = DAVEntry()
        case (_, "propstat"): (self.found, self.foundStatus) = (DAVEntry(), nil)
        case ("resourcetype", "calendar"): self.found.isCalendar = true
        case ("supported-calendar-component-set", "comp"):
            if let kind = attributes["name"] { self.found.components.insert(kind.uppercased()) }
        case ("privilege", _): self.found.privileges.insert(name)
        default: break
        }
        self.path.append(name)
    }

    mutating func take(_ text: String) {
        switch (self.path.dropLast().last, self.path.last) {
        case ("response", "href"): self.entry.address = text
        case ("response", "status"): self.entry.status = Self.status(text)
        case ("propstat", "status"): self.foundStatus = Self.status(text)
        case ("multistatus", "sync-token"): self.syncToken = text
        case (_, "sync-token"): self.found.syncToken = text
        case (_, "displayname"): self.found.name = text
        case (_, "getetag"): self.found.tag = text
        case (_, "calendar-data"): self.found.data += text
        case ("current-user-principal", "href"): self.found.principal = text
        case ("calendar-home-set", "href"): if self.found.homes.count < Self.mostHomes { self.found.homes.append(text) }
        default: break
        }
    }

    mutating func end(_ name: String) throws {
        self.path.removeLast()
        switch name {
        case "propstat": if (200..<300).contains(self.foundStatus ?? 200) { self.entry.add(self.found) }
        case "response":
            guard self.entries.count < Self.most else { throw CalendarTrouble.tooMany(events: Self.most) }
            self.entries.append(self.entry)
        default: break
        }
    }

    /// Reads the number in `HTTP/1.1 404 Not Found`.
    private static func status(_ line: String) -> Int? {
        line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
}
