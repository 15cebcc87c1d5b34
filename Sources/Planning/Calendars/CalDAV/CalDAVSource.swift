import Foundation
import OutboundHTTP

/// Reads the calendars of a CalDAV account that the member chose.
struct CalDAVSource: CalendarSource {
    private let settings: CalDAVSettings
    private let addresses: [String]
    private let allowsPlain: Bool
    /// The time limit of a whole reading, whatever the number of calendars.
    private let patience: Duration
    private let ask: OutboundFetch

    init(
        _ origin: CalendarOrigin,
        allowsPlain: Bool = false,
        patience: Duration = .seconds(120),
        ask: @escaping OutboundFetch
    ) throws(CalendarTrouble) {
        self.settings = try CalDAVSettings(reading: origin.settings)
        self.addresses = origin.addresses
        self.allowsPlain = allowsPlain
        self.patience = patience
        self.ask = ask
    }

    func read(
        _ window: Range<Int64>,
        zone: TimeZone,
        since: String?
    ) async throws(CalendarTrouble) -> CalendarContents? {
        let end = ContinuousClock.now + self.patience
        let before = since.flatMap(CalDAVSyncTokens.init(reading:)) ?? CalDAVSyncTokens()
        var syncTokens = CalDAVSyncTokens()
        let chosen = self.settings.calendars.map(\.path).filter(self.settings.chosen.contains)
        var isSame = since != nil && Set(before.tokens.keys) == Set(chosen)
        for path in chosen {
            let (token, hasChanged) = try await self.token(of: path, since: before.tokens[path], until: end)
            syncTokens.tokens[path] = token
            isSame = isSame && !hasChanged
        }
        if isSame { return nil }
        var objects: [String] = []
        for path in chosen {
            // All calendars together may take as much memory as one may have.
            let left = DAVConversation.largest - objects.reduce(0) { $0 + $1.utf8.count }
            objects += try await self.events(of: path, in: window, largest: left, until: end)
        }
        // Each object is a small calendar of its own; parsed as one, the limits apply to all of them together.
        let whole = objects.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { $0.hasPrefix("BEGIN:VCALENDAR") && $0.hasSuffix("END:VCALENDAR") }
            .joined(separator: "\r\n")
        guard !whole.isEmpty else { return CalendarContents(busy: [], state: syncTokens.text) }
        let times = try await ICSText.times(Array(whole.utf8), in: window, zone: zone, whose: self.addresses)
        return CalendarContents(busy: times.busy, unread: times.unread, state: syncTokens.text)
    }

    /// Returns the sync token; it is requested before the events, so that a change between the two is read again next
    /// time.
    private func token(
        of path: String,
        since token: String?,
        until end: ContinuousClock.Instant
    ) async throws(CalendarTrouble) -> (token: String?, hasChanged: Bool) {
        let conversation = try self.conversation(path, until: end)
        if let token {
            do {
                let changes = DAVQuestion.changes(since: token)
                let answer = try await conversation.list("REPORT", of: path, depth: 1, changes)
                return (answer.syncToken ?? token, answer.entries.contains(where: \.isChange))
            } catch .confused, .closed, .gone, .full {
                // Servers forget old tokens, and answer with various statuses then; the calendar has to be read
                // completely.
            }
        }
        let answer = try await conversation.list("PROPFIND", of: path, depth: 0, DAVQuestion.syncToken)
        return (answer.entries.first?.syncToken, true)
    }

    private func events(
        of path: String,
        in window: Range<Int64>,
        largest: Int,
        until end: ContinuousClock.Instant
    ) async throws(CalendarTrouble) -> [String] {
        let question = DAVQuestion.events(in: window)
        let conversation = try self.conversation(path, until: end)
        let answer = try await conversation.list("REPORT", of: path, depth: 1, question, largest: largest)
        return answer.entries.map(\.data).filter { !$0.isEmpty }
    }

    private func conversation(
        _ path: String,
        until end: ContinuousClock.Instant
    ) throws(CalendarTrouble) -> DAVConversation {
        guard
            let conversation = DAVConversation(
                path,
                user: self.settings.user,
                password: self.settings.password,
                allowsPlain: self.allowsPlain,
                until: end,
                ask: self.ask
            )
        else { throw .unreachable }
        return conversation
    }
}
