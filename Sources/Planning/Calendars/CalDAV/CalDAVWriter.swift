import Foundation
import OutboundHTTP

/// Writes planned workouts into the calendar that the member chose for them (RFC 4791 §5.3.2).
///
/// An event's address and ETag are stored, with a space between. When somebody changed the event in the meantime, it is
/// overwritten: the plan here counts.
struct CalDAVWriter: CalendarWriting {
    private static let mostTries = 3

    private let collection: URL
    private let conversation: DAVConversation
    private let now: @Sendable () -> Date

    /// Returns nil when no calendar of the account can be written to.
    init?(
        _ settings: String,
        allowsPlain: Bool = false,
        now: @escaping @Sendable () -> Date,
        ask: @escaping OutboundFetch
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

    func put(_ event: PlannedEvent, kept: String?) async throws(CalendarTrouble) -> String {
        let text = event.file(written: self.now())
        let address = self.collection.appending(component: "spotter-\(event.id).ics").absoluteString
        var tag: String?
        if let kept {
            let old = Self.parts(kept)
            // The address differs when the member chose another calendar of the account meanwhile.
            if old.address == address { tag = old.tag } else { try await self.remove(event.id, kept: kept) }
        }
        for _ in 0..<Self.mostTries {
            let headers = [Self.condition(tag), ("Content-Type", "text/calendar; charset=utf-8")]
            let reply = try await self.conversation.send("PUT", to: address, headers: headers, body: text)
            switch reply.status {
            case 200..<300:
                if let tag = reply["etag"] { return "\(address) \(tag)" }
                // A server that changed what we wrote returns no ETag.
                return "\(address) \(try await self.tag(of: address) ?? "")"
            // The event was written before without being noted, or changed or removed by somebody else since.
            case 412: tag = try await self.tag(of: address)
            default: throw Self.trouble(reply.status)
            }
        }
        throw .changed
    }

    func remove(_ id: String, kept: String) async throws(CalendarTrouble) {
        let (address, first) = Self.parts(kept)
        var tag: String? = first
        for _ in 0..<Self.mostTries {
            let reply = try await self.conversation.send("DELETE", to: address, headers: [Self.condition(tag)])
            switch reply.status {
            case 200..<300, 404, 410: return
            case 412:
                tag = try await self.tag(of: address)
                if tag == nil { return }
            default: throw Self.trouble(reply.status)
            }
        }
        throw .changed
    }

    /// Returns the event's ETag; nil when there is no event.
    private func tag(of address: String) async throws(CalendarTrouble) -> String? {
        do {
            return try await self.conversation.list("PROPFIND", of: address, depth: 0, DAVQuestion.tag).entries.first?
                .tag
        } catch .gone {
            return nil
        }
    }

    private static func parts(_ kept: String) -> (address: String, tag: String) {
        let parts = kept.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
    }

    /// Returns the condition of a request: weak ETags can't be compared (RFC 9110 §13.1.1), so an event that has only
    /// one is overwritten.
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
