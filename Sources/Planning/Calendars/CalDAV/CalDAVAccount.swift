import Foundation
import OutboundHTTP

/// Discovers the calendars of an account at a CalDAV server (RFC 6764 §6).
struct CalDAVAccount: Sendable {
    private static let mostCalendars = 100

    private let conversation: DAVConversation

    /// Returns nil for an address that may not be requested; a bare host name is fine.
    ///
    /// `allowsPlain` allows plain http, for operators who let members reach private networks.
    init?(
        address: String,
        user: String,
        password: String,
        allowsPlain: Bool = false,
        ask: @escaping OutboundFetch
    ) {
        let whole = address.contains("://") ? address : "https://" + address
        guard
            let conversation = DAVConversation(
                whole,
                user: user,
                password: password,
                allowsPlain: allowsPlain,
                ask: ask
            )
        else { return nil }
        self.conversation = conversation
    }

    /// Discovers the account and returns what is stored of it; throws `gone` when it has no calendar for events.
    func connect() async throws(CalendarTrouble) -> CalendarConnection {
        let calendars = try await self.calendars()
        guard !calendars.isEmpty else { throw .gone }
        let settings = CalDAVSettings(
            user: self.conversation.user,
            password: self.conversation.password,
            calendars: calendars
        )
        let name = calendars.count == 1 ? calendars.first?.name : self.conversation.start.host
        return CalendarConnection(name: name, settings: try settings.text)
    }

    /// Returns the calendars that hold events.
    func calendars() async throws(CalendarTrouble) -> [RemoteCalendar] {
        var calendars: [RemoteCalendar] = []
        for home in try await self.homes() {
            let answer = try await self.conversation.list("PROPFIND", of: home, depth: 1, DAVQuestion.calendars)
            for entry in answer.entries where entry.takesEvents && calendars.count < Self.mostCalendars {
                let path = try self.conversation.url(entry.address, from: try self.url(home)).absoluteString
                guard !calendars.contains(where: { $0.path == path }) else { continue }
                let name = CalendarName.tidied(entry.name) ?? CalendarName.last(of: path)
                calendars.append(RemoteCalendar(path: path, name: name, isWritable: entry.isWritable))
            }
        }
        return calendars
    }

    /// Finds the calendar homes: from the path that the member gave, else the well-known path, else the root, else where
    /// a Nextcloud has them that was set up without the well-known path.
    private func homes() async throws(CalendarTrouble) -> [String] {
        var places = ["/.well-known/caldav", "/", "/remote.php/dav/"]
        if !["", "/"].contains(self.conversation.start.path) {
            places.insert(self.conversation.start.absoluteString, at: 0)
        }
        for place in places {
            guard let entry = try await self.whereabouts(place) else { continue }
            if entry.isCalendar { return [entry.address] }
            if !entry.homes.isEmpty { return entry.homes }
            guard let principal = entry.principal else { continue }
            if let homes = try await self.whereabouts(principal)?.homes, !homes.isEmpty { return homes }
        }
        throw .gone
    }

    /// Asks a path for the account's resources; nil where there is no WebDAV.
    private func whereabouts(_ place: String) async throws(CalendarTrouble) -> DAVEntry? {
        do {
            let answer = try await self.conversation.list("PROPFIND", of: place, depth: 0, DAVQuestion.whereabouts)
            return answer.entries.first
        } catch .gone, .confused {
            return nil
        }
    }

    private func url(_ text: String) throws(CalendarTrouble) -> URL {
        try self.conversation.url(text, from: self.conversation.start)
    }
}
