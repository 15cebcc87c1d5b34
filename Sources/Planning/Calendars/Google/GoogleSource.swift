package import Foundation
import OutboundHTTP
import Storage

/// Reads when a member's main Google calendar keeps them busy: times alone, for no more was allowed.
///
/// A sync token tells whether anything changed; only then free and busy are asked for, where Google itself has resolved
/// repetitions, answers to invitations and what counts as free.
package struct GoogleSource: CalendarSource {
    /// Pages of changes that are looked through for a sync token; 2,500 events each.
    private static let mostPages = 10
    /// More than anybody can have in eight weeks.
    private static let mostTimes = 20_000

    private let settings: GoogleSettings
    private let conversation: GoogleConversation

    package init(
        _ origin: CalendarOrigin,
        _ application: GoogleApplication,
        ask: @escaping OutboundFetch
    ) throws(CalendarTrouble) {
        self.settings = try GoogleSettings(reading: origin.settings)
        self.conversation = GoogleConversation(application: application, ask: ask)
    }

    package func read(
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

    /// How many events changed, and up to where that was told; nil when Google forgot the token (410).
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
            page = "&pageToken=" + FormText.escaped(next)
        }
        // More than can be looked through: then everything is read anew each time.
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

    /// RFC 3339, from milliseconds since 1970.
    private static func text(_ instant: Int64) -> String { Date(milliseconds: instant).formatted(.iso8601) }

    private static func instant(_ text: String) -> Int64? {
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        // Google writes times in both ways; what is written in a third is no time.
        return styles.lazy.compactMap { try? Date(text, strategy: $0) }.first?.milliseconds
    }
}
