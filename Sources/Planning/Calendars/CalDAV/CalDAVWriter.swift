import Asking
package import Foundation

/// Writes planned workouts into the calendar of an account that the member chose for them (RFC 4791 §5.3.2).
///
/// What is kept of an event is its ETag. Where somebody changed it in the meantime, the plan here prevails: what it is
/// about was decided here.
package struct CalDAVWriter: CalendarWriting {
    private static let mostTries = 3

    private let collection: URL
    private let conversation: DAVConversation
    private let now: @Sendable () -> Date

    /// Nil when no calendar of the account can be written to.
    package init?(
        _ settings: String,
        allowsPlain: Bool = false,
        now: @escaping @Sendable () -> Date,
        ask: @escaping Ask
    ) throws(CalendarTrouble) {
        let settings = try CalDAVSettings(reading: settings)
        guard let path = settings.forWorkouts,
            let collection = URL(string: path.hasSuffix("/") ? path : path + "/"),
            let conversation = DAVConversation(
                path,
                user: settings.user,
                password: settings.password,
                allowsPlain: allowsPlain,
                ask: ask
            )
        else { return nil }
        self.collection = collection
        self.conversation = conversation
        self.now = now
    }

    package func put(_ event: PlannedEvent, kept: String?) async throws(CalendarTrouble) -> String {
        let text = EventText.of(event, written: self.now())
        var tag = kept
        for _ in 0..<Self.mostTries {
            let headers = [Self.condition(tag), ("Content-Type", "text/calendar; charset=utf-8")]
            let reply = try await self.conversation.send(
                "PUT",
                to: self.address(event.id),
                headers: headers,
                body: text
            )
            switch reply.status {
            case 200..<300:
                if let tag = reply["etag"] { return tag }
                // A server that changed what we wrote tells no ETag with it.
                return try await self.tag(of: event.id) ?? ""
            // Written before and not noted, or changed or removed by somebody else since.
            case 412: tag = try await self.tag(of: event.id)
            default: throw Self.trouble(reply.status)
            }
        }
        throw .changed
    }

    package func remove(_ id: String, kept: String) async throws(CalendarTrouble) {
        var tag: String? = kept
        for _ in 0..<Self.mostTries {
            let headers = tag.map { [Self.condition($0)] } ?? []
            let reply = try await self.conversation.send("DELETE", to: self.address(id), headers: headers)
            switch reply.status {
            case 200..<300, 404, 410: return
            case 412:
                tag = try await self.tag(of: id)
                if tag == nil { return }
            default: throw Self.trouble(reply.status)
            }
        }
        throw .changed
    }

    /// Nil when it isn't there.
    private func tag(of id: String) async throws(CalendarTrouble) -> String? {
        do {
            let address = self.address(id)
            return try await self.conversation.list("PROPFIND", of: address, depth: 0, DAVQuestion.tag).entries.first?
                .tag
        } catch .gone {
            return nil
        }
    }

    private func address(_ id: String) -> String {
        self.collection.appending(component: "spotter-\(id).ics").absoluteString
    }

    /// Weak tags can't be compared (RFC 9110 §13.1.1): whoever has only such is written over.
    private static func condition(_ tag: String?) -> (name: String, value: String) {
        guard let tag else { return ("If-None-Match", "*") }
        return ("If-Match", tag.isEmpty || tag.hasPrefix("W/") ? "*" : tag)
    }

    private static func trouble(_ status: Int) -> CalendarTrouble {
        switch status {
        case 403, 405: .readOnly
        case 404, 409, 410: .gone
        default: .confused
        }
    }
}
