import Foundation
import OutboundHTTP
import Web

/// A client of Google's calendars (OAuth 2, RFC 6749; Calendar API v3).
struct GoogleConversation: Sendable {
    private static let largest = 10_000_000
    /// The wait after a refusal, in seconds; Google asks for growing ones, and failed readings are retried at growing
    /// intervals.
    private static let pause = 60

    let application: GoogleApplication
    let ask: OutboundFetch

    /// Exchanges an authorisation code for settings.
    func settings(for code: String, _ consent: PendingConsent) async throws(CalendarTrouble) -> GoogleSettings {
        let answer = try await self.tokens([
            ("grant_type", "authorization_code"), ("code", code), ("code_verifier", consent.verifier),
            ("redirect_uri", self.application.callback),
        ])
        // Members may grant only a part of the scopes.
        let granted = Set((answer.text("scope", longest: 2_000) ?? "").split(separator: " ").map(String.init))
        guard granted.contains(GoogleApplication.scopes[0]) else { throw .notAllowed }
        guard let token = answer.text("refresh_token", longest: 2_000) else { throw .confused }
        return GoogleSettings(refreshToken: token)
    }

    /// Returns an access token, and new settings when Google replaced the refresh token.
    func access(
        _ settings: GoogleSettings
    ) async throws(CalendarTrouble) -> (token: String, settings: GoogleSettings?) {
        let answer = try await self.tokens([
            ("grant_type", "refresh_token"), ("refresh_token", settings.refreshToken),
        ])
        guard let token = answer.text("access_token", longest: 4_000) else { throw .confused }
        guard let next = answer.text("refresh_token", longest: 2_000), next != settings.refreshToken else {
            return (token, nil)
        }
        var settings = settings
        settings.refreshToken = next
        return (token, settings)
    }

    /// Revokes a consent (RFC 7009); one that is over already is no error.
    func end(_ settings: GoogleSettings) async throws(CalendarTrouble) {
        var question = GuardedClient.Question(self.application.revocation)
        question.method = "POST"
        question.headers = [("Content-Type", "application/x-www-form-urlencoded")]
        question.body = Data(FormText.of([("token", settings.refreshToken)]).utf8)
        let reply = try await self.reply(question)
        switch reply.status {
        case 200, 400: return
        case 429, 503: throw Self.turnedAway(reply)
        default: throw .confused
        }
    }

    /// Sends a request to the Calendar API; 404, 409, 410 and 412 are returned, not thrown.
    func send(
        _ method: String,
        _ path: String,
        token: String,
        tag: String? = nil,
        _ body: (any Encodable & Sendable)? = nil
    ) async throws(CalendarTrouble) -> (status: Int, answer: LenientJSONObject?) {
        var question = GuardedClient.Question(self.application.calendars + path)
        question.method = method
        question.headers = [("Authorization", "Bearer \(token)"), ("Accept", "application/json")]
        if let tag { question.headers.append(("If-Match", tag)) }
        if let body {
            question.headers.append(("Content-Type", "application/json"))
            question.body = try Self.json(body)
        }
        let reply = try await self.reply(question)
        // A body that is no JSON counts as an empty object; whoever needs a value finds it missing.
        let answer = try? JSONDecoder().decode(LenientJSONObject.self, from: reply.body)
        switch reply.status {
        case 200..<300, 404, 409, 410, 412: return (reply.status, answer)
        case 401: throw .revoked
        case 403 where Self.isTooMuch(answer): throw Self.turnedAway(reply)
        case 403: throw .notAllowed
        case 429, 503: throw Self.turnedAway(reply)
        default: throw .confused
        }
    }

    private func tokens(_ values: [(name: String, value: String)]) async throws(CalendarTrouble) -> LenientJSONObject {
        let client = [("client_id", self.application.id), ("client_secret", self.application.secret)]
        var question = GuardedClient.Question(self.application.tokens)
        question.method = "POST"
        question.headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Accept", "application/json")]
        question.body = Data(FormText.of(values + client).utf8)
        let reply = try await self.reply(question)
        let answer = try? JSONDecoder().decode(LenientJSONObject.self, from: reply.body)  // as above
        switch (reply.status, answer?.text("error")) {
        case (200, _): if let answer { return answer }
        // The consent was withdrawn, expired, or the password changed (RFC 6749 §5.2).
        case (400, "invalid_grant"): throw .revoked
        case (429, _), (503, _): throw Self.turnedAway(reply)
        default: break
        }
        throw .confused
    }

    private func reply(_ question: GuardedClient.Question) async throws(CalendarTrouble) -> GuardedClient.Reply {
        var question = question
        question.largest = Self.largest
        do {
            return try await self.ask(question)
        } catch {
            throw CalendarTrouble(error, largest: Self.largest)
        }
    }

    /// Returns whether the error's reason is a rate limit: `{"error": {"errors": [{"reason": "rateLimitExceeded"}]}}`
    /// and similar.
    private static func isTooMuch(_ answer: LenientJSONObject?) -> Bool {
        let reasons = answer?.object("error")?.objects("errors", most: 10).compactMap { $0.text("reason") } ?? []
        return reasons.contains { $0.hasSuffix("LimitExceeded") || $0 == "quotaExceeded" }
    }

    private static func turnedAway(_ reply: GuardedClient.Reply) -> CalendarTrouble {
        .turnedAway(seconds: reply["retry-after"].flatMap { Int($0) } ?? Self.pause)
    }

    private static func json(_ body: some Encodable) throws(CalendarTrouble) -> Data {
        do {
            return try JSONEncoder().encode(body)
        } catch {
            throw .confused
        }
    }
}
