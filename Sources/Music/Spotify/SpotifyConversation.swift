import Foundation
import OutboundHTTP
import Storage
import Synchronization

/// Asks Spotify's Web API for one member.
final class SpotifyConversation: Sendable {
    /// Bytes: a page of fifty songs has some 100 kB.
    private static let largest = 4_000_000
    /// Milliseconds before its end at which an access token is replaced.
    private static let margin: Int64 = 60_000

    private let access: SpotifyAccess
    private let keeping: SpotifyTokens.Keeping
    private let now: @Sendable () -> Date
    /// As they are by now: tokens are replaced while it asks.
    private let settings: Mutex<SpotifySettings>

    init(
        _ access: SpotifyAccess,
        _ settings: SpotifySettings,
        _ keeping: SpotifyTokens.Keeping,
        now: @Sendable @escaping () -> Date
    ) {
        self.access = access
        self.settings = Mutex(settings)
        self.keeping = keeping
        self.now = now
    }

    /// Sends a request; a token that isn't taken any more is replaced once.
    func send(
        _ method: String,
        _ path: String,
        _ body: Data? = nil
    ) async throws(SourceProblem) -> LenientJSONObject {
        if self.tokens.until - self.now().milliseconds < Self.margin { try await self.refresh() }
        var reply = try await self.reply(method, path, body)
        if reply.status == 401 {
            try await self.refresh()
            reply = try await self.reply(method, path, body)
        }
        switch reply.status {
        case 200..<300: break
        case 401: throw .revoked
        case 403: throw .notInvited
        case 404: throw .gone
        case 429, 503: throw .turnedAway(seconds: reply["retry-after"].flatMap { Int($0) })
        default: throw .confused
        }
        guard let answer = try? JSONDecoder().decode(LenientJSONObject.self, from: reply.body) else { throw .confused }
        return answer
    }

    /// Returns the bytes of a cover; nil for an address that isn't Spotify's.
    func picture(at address: String, upTo largest: Int) async throws(SourceProblem) -> [UInt8]? {
        guard address.hasPrefix(self.access.application.pictures) else { return nil }
        var question = GuardedClient.Question(address)
        question.largest = largest
        let reply = try await self.reply(question)
        return reply.status == 200 ? [UInt8](reply.body) : nil
    }

    private func reply(
        _ method: String,
        _ path: String,
        _ body: Data?
    ) async throws(SourceProblem) -> GuardedClient.Reply {
        var question = GuardedClient.Question(self.access.application.api + path)
        question.method = method
        question.headers = [
            ("Authorization", "Bearer \(self.tokens.accessToken)"), ("Accept", "application/json"),
        ]
        if let body {
            question.headers.append(("Content-Type", "application/json"))
            question.body = body
        }
        question.largest = Self.largest
        return try await self.reply(question)
    }

    private func reply(_ question: GuardedClient.Question) async throws(SourceProblem) -> GuardedClient.Reply {
        do throws(OnlineProblem) {
            return try await self.access.ask(question)
        } catch {
            throw SourceProblem(error)
        }
    }

    /// The tokens as they are by now.
    var tokens: SpotifySettings { self.settings.withLock { $0 } }

    /// Replaces the tokens and keeps the new ones; another conversation may have done so already.
    private func refresh() async throws(SourceProblem) {
        do {
            if let kept = try await self.keeping.load() {
                let kept = try SpotifySettings(reading: kept)
                let isNewer = kept.refreshToken != self.tokens.refreshToken
                self.settings.withLock { $0 = kept }
                if isNewer, kept.until - self.now().milliseconds >= Self.margin { return }
            }
            let next = try await SpotifyTokens(access: self.access, now: self.now).refreshed(self.tokens)
            try await self.keeping.keep(try next.text)
            self.settings.withLock { $0 = next }
        } catch let problem as SourceProblem {
            throw problem
        } catch {
            throw .confused
        }
    }
}
