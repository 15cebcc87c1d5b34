import Foundation
import OutboundHTTP
import Storage
import Web

/// Writes planned workouts into a calendar of our own in the member's Google account.
///
/// An event's id is derived from the plan's, so that writing twice makes one event. Its ETag is stored; when the member
/// changed the event meanwhile, it is overwritten: the plan here counts.
struct GoogleWriter: CalendarWriting {
    typealias Keep = @Sendable (_ settings: String) async throws -> Void

    private static let mostTries = 4
    private static let name = "Spotter workouts"

    private let settings: GoogleSettings
    private let conversation: GoogleConversation
    private let keep: Keep

    /// `keep` stores the settings once our calendar is made.
    init(
        _ settings: String,
        _ application: GoogleApplication,
        ask: @escaping OutboundFetch,
        keep: @escaping Keep
    ) throws(CalendarTrouble) {
        self.settings = try GoogleSettings(reading: settings)
        self.conversation = GoogleConversation(application: application, ask: ask)
        self.keep = keep
    }

    func put(_ event: PlannedEvent, kept: String?) async throws(CalendarTrouble) -> String {
        let token = try await self.conversation.access(self.settings).token
        var calendar = try await self.calendar(self.settings.workoutCalendar, token)
        let content = Content(event)
        var isNew = kept == nil
        var tag = kept
        for _ in 0..<Self.mostTries {
            let path = "/calendars/\(calendar.escapedForAddress)/events"
            let (status, answer) =
                isNew
                ? try await self.conversation.send("POST", path, token: token, content)
                : try await self.conversation.send("PUT", "\(path)/\(content.id)", token: token, tag: tag, content)
            switch (status, isNew) {
            case (200..<300, _): return answer?.text("etag") ?? ""
            // Ids are never reused, so a deleted event is restored.
            case (409, true): (isNew, tag) = (false, nil)
            case (404, false), (410, false): isNew = true
            case (404, true), (410, true): calendar = try await self.calendar(nil, token)
            case (412, _): tag = nil
            default: throw .confused
            }
        }
        throw .changed
    }

    func remove(_ id: String, kept: String) async throws(CalendarTrouble) {
        guard let calendar = self.settings.workoutCalendar else { return }
        let token = try await self.conversation.access(self.settings).token
        let path = "/calendars/\(calendar.escapedForAddress)/events/\(Content.eventID(id))"
        // Any status will do: the event is gone or no longer ours.
        _ = try await self.conversation.send("DELETE", path, token: token)
    }

    /// Returns the known calendar, or makes one.
    private func calendar(_ known: String?, _ token: String) async throws(CalendarTrouble) -> String {
        if let known { return known }
        let (status, answer) = try await self.conversation.send(
            "POST",
            "/calendars",
            token: token,
            ["summary": Self.name]
        )
        guard (200..<300).contains(status), let id = answer?.text("id", longest: 500) else { throw .confused }
        var settings = self.settings
        settings.workoutCalendar = id
        do {
            try await self.keep(try settings.text)
        } catch {
            throw .confused
        }
        return id
    }

    private struct Content: Encodable, Sendable {
        struct Time: Encodable, Sendable {
            let dateTime: String

            init(_ instant: Int64) { self.dateTime = Date(milliseconds: instant).formatted(.iso8601) }
        }

        let id: String
        let status = "confirmed"
        let summary: String
        let description: String
        let start: Time
        let end: Time

        init(_ event: PlannedEvent) {
            self.id = Self.eventID(event.id)
            self.summary = event.title
            self.description = event.about
            self.start = Time(event.time.start)
            self.end = Time(event.time.end)
        }

        /// Returns an id that Google takes: it allows digits and letters from a to v.
        static func eventID(_ id: String) -> String { id.lowercased().replacing("-", with: "") }
    }
}
