package import Foundation
import OutboundHTTP

/// Writes planned workouts into the calendar of an account that the member chose for them (RFC 4791 §5.3.2).
///
/// What is kept of an event is its address, a space, and its ETag. Where somebody changed it in the meantime, the plan
/// here prevails: what it is about was decided here.
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

    package func put(_ event: PlannedEvent, kept: String?) async throws(CalendarTrouble) -> String {
        let text = EventText.of(event, written: self.now())
        let address = self.collection.appending(component: "spotter-\(event.id).ics").absoluteString
        var tag: String?
        if let kept {
            let old = Self.parts(kept)
            // The member chose another calendar of the account meanwhile.
            if old.address == address { tag = old.tag } else { try await self.remove(event.id, kept: kept) }
        }
        for _ in 0..<Self.mostTries {
            let headers = [Self.condition(tag), ("Content-Type", "text/calendar; charset=utf-8")]
            let reply = try await self.conversation.send("PUT", to: address, headers: headers, body: text)
            switch reply.status {
            case 200..<300:
                if let tag = reply["etag"] { return "\(address) \(tag)" }
                // A server that changed what we wrote tells no ETag with it.
                return "\(address) \(try await self.tag(of: address) ?? "")"
            // Written before and not noted, or changed or removed by somebody else since.
            case 412: tag = try await self.tag(of: address)
            default: throw Self.trouble(reply.status)
            }
        }
        throw .changed
    }

    package func remove(_ id: String, kept: String) async throws(CalendarTrouble) {
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

    /// Nil when it isn't there.
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
