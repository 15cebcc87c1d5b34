package import Foundation
import HTTPTypes
package import Hummingbird
import Logging
package import Storage
package import Web

/// Says who is asking: by the cookie on pages, by the bearer token, a session's or a personal one, under `/api/`.
///
/// Without either, and for what is the same for everybody, nothing is asked of the database.
package struct SessionMiddleware: RouterMiddleware {
    /// Seconds between two notes of when a session was seen.
    private static let noteAfter: TimeInterval = 300
    private static let sameForAll = ["/assets/", "/healthz", "/readyz", "/metrics"]

    /// Where a write may change who somebody is, or end a session.
    private static let changing = [
        "/me", "/settings", "/log-", "/sign-up", "/recovery", "/confirmation", "/welcome", "/notices", "/together",
        "/administrator", "/api/v1/me", "/api/v1/sessions", "/api/v1/chats",
    ]

    /// Where a write may change who somebody else is: whom, only its handler knows.
    private static let administering = "/admin/"

    /// Where looking is reading: what is unread is less at once.
    private static let conversing = "/together/chats/"

    private let lookup: SessionLookup
    private let tokens: TokenLookup
    private let memory = SessionMemory()
    private let cookies: SessionCookie
    private let confirms: Bool
    private let now: @Sendable () -> Date

    /// `confirms` says that members show by a mailed link that their address is theirs; `unreadChats` counts, in SQL,
    /// the unread conversations of the member `m`.
    package init(
        database: any Database,
        https: Bool,
        confirms: Bool = false,
        unreadChats: @Sendable @escaping (Date) -> SQL = { _ in "0" },
        now: @Sendable @escaping () -> Date
    ) {
        self.lookup = SessionLookup(database: database, unreadChats: unreadChats)
        self.tokens = TokenLookup(database: database)
        self.cookies = SessionCookie(https: https)
        self.confirms = confirms
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let now = self.now()
        guard let (token, kind) = Self.token(of: request) else {
            return try await self.forgetting(nil, after: request) { try await next(request, context) }
        }
        guard let found = try await self.find(token, kind, at: now) else {
            let response = try await self.forgetting(nil, after: request) { try await next(request, context) }
            return kind == .browser ? Self.clearing(response) : response
        }
        var context = context
        context.member = found.member
        context.member?.awaitsConfirmation = self.confirms && !found.member.emailConfirmed
        context.session = found.session
        context.scopes = found.scopes
        return try await self.forgetting(found.member.id, after: request) { [context] in
            guard now.timeIntervalSince(found.seenAt) >= Self.noteAfter else { return try await next(request, context) }
            self.memory.forget(found.member.id)
            return try await self.renewing(token, kind, found, at: now, in: context) { try await next(request, $0) }
        }
    }

    /// Has a browser whose session has ended forget its cache of pictures and pieces, once it is turned away.
    private static func clearing(_ response: Response) -> Response {
        let leadsIn = response.headers[.location]?.hasPrefix("/log-in") == true
        guard leadsIn || response.status == .unauthorized else { return response }
        var response = response
        response.headers[.clearSiteData] = "\"cache\""
        return response
    }

    private func find(_ token: SecretToken, _ kind: SessionKind, at now: Date) async throws -> SessionLookup.Found? {
        if let known = self.memory.find(token), known.kind == kind { return known }
        let isPersonal = kind == .device && token.text.hasPrefix(AccessToken.prefix)
        let found =
            isPersonal
            ? try await self.tokens.find(token, at: now) : try await self.lookup.find(token, kind, at: now)
        if let found { self.memory.keep(found, for: token) }
        return found
    }

    /// Forgets what is remembered of a member once a write may have changed it, however that write ended.
    private func forgetting(
        _ member: Member.ID?,
        after request: Request,
        _ answer: () async throws -> Response
    ) async throws -> Response {
        defer {
            let isWrite = request.method != .get && request.method != .head
            let path = request.uri.path
            if isWrite, path.hasPrefix(Self.administering) {
                self.memory.forget(nil)
            } else if path.hasPrefix(Self.conversing) || isWrite && Self.changing.contains(where: path.hasPrefix) {
                self.memory.forget(member)
            }
        }
        return try await answer()
    }

    private static func token(of request: Request) -> (SecretToken, SessionKind)? {
        let path = request.uri.path
        if path.hasPrefix("/api/") {
            guard let authorization = request.headers[.authorization], authorization.hasPrefix("Bearer ") else {
                return nil
            }
            return (SecretToken(String(authorization.dropFirst("Bearer ".count))), .device)
        }
        if self.sameForAll.contains(where: path.hasPrefix) { return nil }
        return request.cookies[SessionCookie.session].map { (SecretToken($0.value), .browser) }
    }

    private func renewing(
        _ token: SecretToken,
        _ kind: SessionKind,
        _ found: SessionLookup.Found,
        at now: Date,
        in context: AppContext,
        next: (AppContext) async throws -> Response
    ) async throws -> Response {
        do {
            if found.scopes == nil {
                try await self.lookup.renew(token, remembered: found.remembered, at: now)
            } else {
                try await self.tokens.note(token, at: now)
            }
        } catch {
            // The session is good for now, and the next request tries again.
            context.logger.warning("Session not renewed", metadata: ["error": "\(error)"])
        }
        var response = try await next(context)
        let isSet = response.headers[values: .setCookie].contains { $0.hasPrefix(SessionCookie.session + "=") }
        if kind == .browser, found.remembered, !isSet {
            response.setCookie(self.cookies.session(token, remembered: true))
        }
        return response
    }
}
