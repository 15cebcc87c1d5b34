import Asking
package import Foundation

/// Reads the calendars of an account that the member chose.
package struct CalDAVSource: CalendarSource {
    private let settings: CalDAVSettings
    private let addresses: [String]
    private let allowsPlain: Bool
    private let ask: Ask

    package init(_ origin: CalendarOrigin, allowsPlain: Bool = false, ask: @escaping Ask) throws(CalendarTrouble) {
        self.settings = try CalDAVSettings(reading: origin.settings)
        self.addresses = origin.addresses
        self.allowsPlain = allowsPlain
        self.ask = ask
    }

    package func read(
        _ window: Range<Int64>,
        zone: TimeZone,
        since: String?
    ) async throws(CalendarTrouble) -> CalendarReading? {
        let before = since.flatMap(CalDAVMarks.init(reading:)) ?? CalDAVMarks()
        var marks = CalDAVMarks()
        let chosen = self.settings.calendars.map(\.path).filter(self.settings.chosen.contains)
        var isSame = since != nil && Set(before.tokens.keys) == Set(chosen)
        for path in chosen {
            let (mark, hasChanged) = try await self.mark(of: path, since: before.tokens[path])
            marks.tokens[path] = mark
            isSame = isSame && !hasChanged
        }
        if isSame { return nil }
        var objects: [String] = []
        for path in chosen { objects += try await self.events(of: path, in: window) }
        // Each is in a little calendar of its own; read as one, the limits hold for all of them together.
        let whole = objects.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { $0.hasPrefix("BEGIN:VCALENDAR") && $0.hasSuffix("END:VCALENDAR") }
            .joined(separator: "\r\n")
        guard !whole.isEmpty else { return CalendarReading(busy: [], state: marks.text) }
        let times = try await ICSText.times(Array(whole.utf8), in: window, zone: zone, whose: self.addresses)
        return CalendarReading(busy: times.busy, unread: times.unread, state: marks.text)
    }

    /// Asked for before the events are: what changes between the two is then read again next time.
    private func mark(
        of path: String,
        since token: String?
    ) async throws(CalendarTrouble) -> (token: String?, hasChanged: Bool) {
        let conversation = try self.conversation(path)
        if let token {
            do {
                let changes = DAVQuestion.changes(since: token)
                let answer = try await conversation.list("REPORT", of: path, depth: 1, changes)
                return (answer.syncToken ?? token, !answer.entries.isEmpty)
            } catch .confused, .closed, .gone, .full {
                // Servers forget old tokens, each with a status of its own; the calendar then has to be read anew.
            }
        }
        let answer = try await conversation.list("PROPFIND", of: path, depth: 0, DAVQuestion.syncToken)
        return (answer.entries.first?.syncToken, true)
    }

    private func events(of path: String, in window: Range<Int64>) async throws(CalendarTrouble) -> [String] {
        let question = DAVQuestion.events(in: window)
        let answer = try await self.conversation(path).list("REPORT", of: path, depth: 1, question)
        return answer.entries.map(\.data).filter { !$0.isEmpty }
    }

    private func conversation(_ path: String) throws(CalendarTrouble) -> DAVConversation {
        guard
            let conversation = DAVConversation(
                path,
                user: self.settings.user,
                password: self.settings.password,
                allowsPlain: self.allowsPlain,
                ask: self.ask
            )
        else { throw .unreachable }
        return conversation
    }
}
