import Foundation
import OutboundHTTP
import Storage
import Web

/// Exchanges codes and tokens at Spotify (RFC 6749, with PKCE).
struct SpotifyTokens: Sendable {
    /// Keeps tokens: each refresh token opens once, so that whoever used one must keep the next.
    struct Keeping: Sendable {
        /// Returns what is kept by now; nil where the source went.
        let load: @Sendable () async throws -> String?
        let keep: @Sendable (_ settings: String) async throws -> Void
    }

    static let largest = 100_000

    let access: SpotifyAccess
    let now: @Sendable () -> Date

    func settings(for code: String, _ consent: PendingConsent) async throws(SourceProblem) -> SpotifySettings {
        try await self.exchange(
            [
                ("grant_type", "authorization_code"), ("code", code), ("code_verifier", consent.verifier),
                ("redirect_uri", self.access.application.callback),
            ],
            before: nil
        )
    }

    func refreshed(_ settings: SpotifySettings) async throws(SourceProblem) -> SpotifySettings {
        try await self.exchange(
            [("grant_type", "refresh_token"), ("refresh_token", settings.refreshToken)],
            before: settings.refreshToken
        )
    }

    private func exchange(
        _ values: [(name: String, value: String)],
        before: String?
    ) async throws(SourceProblem) -> SpotifySettings {
        var question = GuardedClient.Question(self.access.application.tokens)
        question.method = "POST"
        question.headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Accept", "application/json")]
        question.body = Data(FormText.of(values + [("client_id", self.access.application.id)]).utf8)
        question.largest = Self.largest
        let reply: GuardedClient.Reply
        do throws(OnlineProblem) {
            reply = try await self.access.ask(question)
        } catch {
            throw SourceProblem(error)
        }
        let answer = try? JSONDecoder().decode(LenientJSONObject.self, from: reply.body)  // no JSON is no answer
        switch (reply.status, answer?.text("error")) {
        case (200, _): break
        // The consent was taken back, or the token was used before (RFC 6749 §5.2).
        case (400, "invalid_grant"): throw .revoked
        case (429, _), (503, _): throw .turnedAway(seconds: reply["retry-after"].flatMap { Int($0) })
        default: throw .confused
        }
        guard let access = answer?.text("access_token", longest: 4_000),
            let refresh = answer?.text("refresh_token", longest: 4_000) ?? before
        else { throw .confused }
        let seconds = min(max(answer?.number("expires_in") ?? 3_600, 0), 86_400)
        return SpotifySettings(
            refreshToken: refresh,
            accessToken: access,
            until: self.now().addingTimeInterval(seconds).milliseconds
        )
    }
}
