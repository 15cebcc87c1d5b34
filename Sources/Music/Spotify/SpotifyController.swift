import Foundation
import HTTPTypes
import Hummingbird
import Members
import OutboundHTTP
import Storage
import Web

/// Connects a member's Spotify by their consent on Spotify's own page.
///
/// | route | does |
/// |---|---|
/// | `GET /music/sources/spotify` | leads to Spotify; with `again`, to connect that source again |
/// | `GET /music/sources/spotify/callback` | where Spotify leads back to |
struct SpotifyController: Controller {
    private static let cookie = "spotter_spotify"
    private static let service = "spotify"

    let sources: SongSources
    let access: SpotifyAccess
    let isHTTPS: Bool
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.get(SourceLinks.spotify, .refusesSuspended, use: self.begin)
        own.get(SourceLinks.spotifyCallback, .refusesSuspended, .limited(.sources), use: self.end)
    }

    func begin(request: Request, context: MemberContext) async throws -> Response {
        let store = self.sources.store(of: context.signedIn.id)
        let again = request.uri.queryParameters.get("again")
        if let again {
            guard try await store.find(again)?.kind == .spotify else { throw SourcesController.missing }
        } else {
            do {
                try await store.checkRoom()
            } catch let refusal as SourceStore.Refusal {
                return .onward(to: SourceLinks.all.path, toast: Toast(refusal.words))
            }
        }
        let consent = PendingConsent(again: again, at: self.now())
        var response = Response.onward(to: self.access.application.page(for: consent))
        let sealed = try consent.sealed(for: context.signedIn.id, at: Self.service, with: self.sources.seal)
        response.setCookie(self.cookie(sealed, seconds: Int(PendingConsent.lifetime)))
        return response
    }

    func end(request: Request, context: MemberContext) async throws -> Response {
        let words = try await self.outcome(request, context)
        var response = Response.onward(to: SourceLinks.all.path, toast: Toast(words))
        response.setCookie(self.cookie("", seconds: 0))
        return response
    }

    /// Completes the consent, and returns the words for the next page.
    private func outcome(_ request: Request, _ context: MemberContext) async throws -> String {
        let member = context.signedIn.id
        let query = request.uri.queryParameters
        let consent = PendingConsent.opened(
            request.cookies[Self.cookie]?.value ?? "",
            state: query.get("state") ?? "",
            by: member,
            at: Self.service,
            with: self.sources.seal,
            now: self.now()
        )
        guard let consent else {
            return "That took too long or began in another browser. Connect it once more."
        }
        guard let code = query.get("code"), !code.isEmpty, code.utf8.count <= 2_000 else {
            return "Spotify isn't connected: you didn't allow it. That's fine."
        }
        do {
            let tokens = SpotifyTokens(access: self.access, now: self.now)
            return try await self.keep(try await tokens.settings(for: code, consent), consent.again, member)
        } catch let problem as SourceProblem {
            return "Spotify isn't connected. " + problem.words
        } catch let refusal as SourceStore.Refusal {
            return refusal.words
        }
    }

    private func keep(_ first: SpotifySettings, _ again: String?, _ member: Member.ID) async throws -> String {
        let store = self.sources.store(of: member)
        let (name, settings) = try await self.account(of: first)
        if let again, let before = try await store.find(again) {
            // Another account's songs are another source.
            guard before.name == name else { return "That was another account. Connect it as a new source." }
            try await store.keep(settings: try settings.text, of: again)
            _ = try await store.readAgain(again, at: self.now())
            return "\(name) is connected again. We're reading it."
        }
        let new = NewSource(id: RowID.new(), kind: .spotify, name: name, settings: try settings.text)
        let source = try await store.add(new, at: self.now()).source
        return "\(source.name) is connected. We're reading it."
    }

    /// Asks who consented: it also shows whether Spotify knows them as one of the house's people.
    ///
    /// Returns the tokens too, which may have been replaced meanwhile.
    private func account(
        of settings: SpotifySettings
    ) async throws(SourceProblem) -> (name: String, settings: SpotifySettings) {
        let keeping = SpotifyTokens.Keeping(load: { nil }, keep: { _ in })
        let conversation = SpotifyConversation(self.access, settings, keeping, now: self.now)
        let answer = try await conversation.send("GET", "/me")
        guard let account = answer.text("id", longest: 100) else { throw .confused }
        return ("\(answer.text("display_name", longest: 60) ?? account) at Spotify", conversation.tokens)
    }

    private func cookie(_ value: String, seconds: Int) -> Cookie {
        Cookie(
            name: Self.cookie,
            value: value,
            maxAge: seconds,
            // With https the cookie gets the prefix `__Host-`, which requires the root path.
            path: self.isHTTPS ? "/" : SourceLinks.spotify.path,
            secure: self.isHTTPS,
            httpOnly: true,
            sameSite: .lax
        )
    }
}
