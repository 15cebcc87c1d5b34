import Foundation
import OutboundHTTP
import Storage
import Web

/// Reads the busy times of a member's main Google calendar, without details, because the scope allows no more.
///
/// A sync token tells whether anything changed. Only then it requests free and busy times, in which Google has resolved
/// repetitions, answers to invitations and events that count as free.
struct GoogleSource: CalendarSource {
    /// The most pages of changes that are read for a sync token; 2,500 events each.
    private static let mostPages = 10
    /// The most busy times: more than anybody can have in eight weeks.
    private static let mostTimes = 20_000

    private let settings: GoogleSettings
    private let conversation: GoogleConversation

    init(
        _ origin: CalendarOrigin,
        _ application: GoogleApplication,
        ask: @escaping OutboundFetch
    ) throws(CalendarTrouble) {
        self.settings = try GoogleSettings(reading: origin.settings)
        self.conversation = GoogleConversation(application: application, ask: ask)
    }

    func read(
        _ window: Range<Int64>,
        zone: TimeZone,
        since: String?
    ) async throws(CalendarTrouble) -> CalendarContents? {
        let access = try await self.conversation.access(self.settings)
        var state = ""
        if let since, !since.isEmpty {
            let changes = try await self.changes("syncToken", since, access.token)
            if let changes, changes.count == 0, access.settings == nil { return nil }
            state = changes?.state ?? ""
        }
        if state.isEmpty {
            let start = Self.text(window.lowerBound)
            state = try await self.changes("timeMin", start, access.token)?.state ?? ""
        }
        let busy = try await self.busy(in: window, access.token)
        return CalendarContents(busy: busy, state: state, settings: try access.settings?.text)
    }

    /// Returns how many events changed, and the new sync token; nil when Google forgot the old one (410).
    private func changes(
        _ parameter: String,
        _ value: String,
        _ token: String
    ) async throws(CalendarTrouble) -> (count: Int, state: String)? {
        var count = 0
        var page = ""
        for _ in 0..<Self.mostPages {
            let query = FormText.of([
                (parameter, value), ("maxResults", "2500"), ("fields", "nextPageToken,nextSyncToken,items(id)"),
            ])
            let path = "/calendars/primary/events?" + query + page
            let (status, answer) = try await self.conversation.send("GET", path, token: token)
            if status == 410 { return nil }
            guard status == 200, let answer else { throw status == 404 ? .gone : .confused }
            count += answer.objects("items", most: 2_500).count
            if let state = answer.text("nextSyncToken", longest: 2_000) { return (count, state) }
            guard let next = answer.text("nextPageToken", longest: 2_000) else { break }
            page = "&pageToken=" + next.escapedForAddress
        }
        // There are too many pages: without a token everything is read anew each time.
        return (max(count, 1), "")
    }

    private func busy(in window: Range<Int64>, _ token: String) async throws(CalendarTrouble) -> [BusyTime] {
        struct Question: Encodable, Sendable {
            struct Item: Encodable, Sendable { let id: String }
            let timeMin: String
            let timeMax: String
            let items = [Item(id: "primary")]
        }
        let question = Question(timeMin: Self.text(window.lowerBound), timeMax: Self.text(window.upperBound))
        let (status, answer) = try await self.conversation.send("POST", "/freeBusy", token: token, question)
        guard status == 200, let calendar = answer?.object("calendars")?.object("primary") else { throw .confused }
        guard calendar.objects("errors", most: 1).isEmpty else { throw .gone }
        let times = calendar.objects("busy", most: Self.mostTimes + 1)
        guard times.count <= Self.mostTimes else { throw .tooMany(events: Self.mostTimes) }
        return times.compactMap { busy in
            guard let start = busy.text("start").flatMap(Self.instant), let end = busy.text("end").flatMap(Self.instant)
            else { return nil }
            return Stretch(from: start, to: end).map { BusyTime($0) }
        }
    }

    /// Writes milliseconds since 1970 as RFC 3339.
    private static func text(_ instant: Int64) -> String { Date(milliseconds: instant).formatted(.iso8601) }

    private static func instant(_ text: String) -> Int64? {
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        // Google writes times in two styles; any other is ignored.
        return styles.lazy.compactMap { try? Date(text, strategy: $0) }.first?.milliseconds
    }
}
