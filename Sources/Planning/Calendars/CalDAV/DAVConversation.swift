import Foundation
import OutboundHTTP

/// A CalDAV client that acts for a member.
///
/// It sends the password only to the server that the member named, whatever redirects and links say (`PasswordReach`),
/// and never over plain http unless the operator allows private addresses.
struct DAVConversation: Sendable {
    private static let mostRedirects = 5
    /// The largest response in bytes: as large as a calendar may be (`ICalendar.Limits`).
    static let largest = 10_000_000
    /// The time limit for all requests together; it is less than the lease of a due calendar, so that a slow server
    /// holds up no others.
    static let patience = Duration.seconds(120)
    /// Returns the time limit of a request: weeks of events take long, everything else is small, and other jobs wait
    /// behind it.
    private static func patience(for method: String) -> Duration { method == "REPORT" ? .seconds(30) : .seconds(10) }
    private static let agent = "Spotter (a person's calendar, read for them)"

    let start: URL
    let user: String
    let password: String
    let allowsPlain: Bool
    /// When the time limit ends.
    private let end: ContinuousClock.Instant
    let ask: OutboundFetch

    /// Returns nil for an address that may not be requested.
    init?(
        _ address: String,
        user: String,
        password: String,
        allowsPlain: Bool,
        until end: ContinuousClock.Instant = .now + Self.patience,
        ask: @escaping OutboundFetch
    ) {
        guard let start = URL(string: address), Self.isSafe(start, allowsPlain: allowsPlain) else { return nil }
        self.start = start
        self.user = user
        self.password = password
        self.allowsPlain = allowsPlain
        self.end = end
        self.ask = ask
    }

    /// Sends a request and follows redirects; throws for statuses about our access or the server's condition, and
    /// returns all others.
    func send(
        _ method: String,
        to address: String,
        headers: [(name: String, value: String)] = [],
        body: String? = nil,
        largest: Int = Self.largest
    ) async throws(CalendarTrouble) -> GuardedClient.Reply {
        var url = try self.url(address, from: self.start)
        for _ in 0...Self.mostRedirects {
            var question = GuardedClient.Question(url.absoluteString)
            question.method = method
            question.headers = self.headers + headers
            question.body = body.map { Data($0.utf8) }
            question.largest = largest
            question.within = min(Self.patience(for: method), self.end - .now)
            guard question.within > .zero else { throw .unreachable }
            let reply: GuardedClient.Reply
            do {
                reply = try await self.ask(question)
            } catch {
                throw CalendarTrouble(error, largest: Self.largest)
            }
            guard [301, 302, 307, 308].contains(reply.status) else { return try Self.checked(reply) }
            guard let next = reply["location"] else { throw .confused }
            url = try self.url(next, from: url)
        }
        throw .confused
    }

    /// Sends a PROPFIND or REPORT; returns absolute addresses.
    func list(
        _ method: String,
        of address: String,
        depth: Int,
        _ body: String,
        largest: Int = Self.largest
    ) async throws(CalendarTrouble) -> DAVResponse {
        let headers = [("Depth", String(depth)), ("Content-Type", "application/xml; charset=utf-8")]
        let reply = try await self.send(method, to: address, headers: headers, body: body, largest: largest)
        switch reply.status {
        case 207: return try DAVResponse.read([UInt8](reply.body))
        case 403: throw .closed
        case 404, 410: throw .gone
        default: throw .confused
        }
    }

    /// Resolves an address from a response.
    ///
    /// Throws `elsewhere` for an address on another server, which would get the password.
    func url(_ text: String, from base: URL) throws(CalendarTrouble) -> URL {
        guard let url = URL(string: text, relativeTo: base)?.absoluteURL, let origin = WebOrigin(url),
            let home = WebOrigin(self.start)
        else { throw .confused }
        guard PasswordReach.includes(origin, from: home) else { throw .elsewhere(origin.text) }
        return url
    }

    private static func isSafe(_ url: URL, allowsPlain: Bool) -> Bool {
        WebOrigin(url).map { $0.scheme == "https" || allowsPlain } ?? false
    }

    private var headers: [(name: String, value: String)] {
        let secret = Data("\(self.user):\(self.password)".utf8).base64EncodedString()
        return [("User-Agent", Self.agent), ("Authorization", "Basic \(secret)")]
    }

    private static func checked(_ reply: GuardedClient.Reply) throws(CalendarTrouble) -> GuardedClient.Reply {
        switch reply.status {
        case 401: throw .closed
        case 429, 503: throw .turnedAway(seconds: reply["retry-after"].flatMap { Int($0) })
        case 507: throw .full
        case 500...: throw .confused
        default: return reply
        }
    }
}
