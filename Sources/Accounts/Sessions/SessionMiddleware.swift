package import Foundation
import HTTPTypes
package import Hummingbird
import Logging
import Members
package import Storage
package import Web

/// Finds the member of a request by the proof that its route takes: a cookie, or a bearer token of a session or a
/// program.
///
/// Without a proof, and on routes that take none, it runs no statement.
package struct SessionMiddleware: RouterMiddleware {
    /// The seconds between two updates of when a session was used.
    private static let noteAfter: TimeInterval = 300
    private let lookup: SessionLookup
    private let tokens: TokenLookup
    private let memory = SessionMemory()
    private let cookies: SessionCookie
    private let confirms: Bool
    private let demandsSecondFactor: Bool
    private let now: @Sendable () -> Date

    /// `confirms` says that members must confirm their address by a mailed link, `demandsSecondFactor` that
    /// administrators must have a second factor.
    package init(
        database: any Database,
        https: Bool,
        confirms: Bool = false,
        demandsSecondFactor: Bool = false,
        unreadChats: CorrelatedCount = .zero,
        now: @Sendable @escaping () -> Date
    ) {
        self.lookup = SessionLookup(database: database, unreadChats: unreadChats)
        self.tokens = TokenLookup(database: database)
        self.cookies = SessionCookie(https: https)
        self.confirms = confirms
        self.demandsSecondFactor = demandsSecondFactor
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let now = self.now()
        guard let (token, kind) = Self.token(of: request, proof: context.route.proof) else {
            return try await self.forgetting(nil, after: context.route) { try await next(request, context) }
        }
        guard let found = try await self.find(token, kind, at: now) else {
            let response = try await self.forgetting(nil, after: context.route) { try await next(request, context) }
            return kind == .browser ? self.clearing(response, of: request) : response
        }
        var context = context
        context.member = found.member
        context.member?.awaitsConfirmation = self.confirms && !found.member.emailConfirmed
        context.member?.awaitsSecondFactor = self.demandsSecondFactor && found.member.awaitsSecondFactor
        context.session = found.session
        context.scopes = found.scopes
        return try await self.forgetting(found.member.id, after: context.route) { [context] in
            guard now.timeIntervalSince(found.seenAt) >= Self.noteAfter else { return try await next(request, context) }
            self.memory.forget(found.member.id)
            return try await self.renewing(token, kind, found, at: now, in: context) { try await next(request, $0) }
        }
    }

    /// Makes a browser whose session has ended clear its cache of pictures and fragments, and on the page to which it is
    /// led forget its cookie.
    ///
    /// No redirect does: one that clears is never answered in WebKit 2.50 where a script or the worker asked.
    private func clearing(_ response: Response, of request: Request) -> Response {
        let isDoor = response.status == .ok && Self.doors.contains(request.uri.path)
        guard isDoor || response.status == .unauthorized else { return response }
        var response = response
        response.headers[.clearSiteData] = "\"cache\""
        if isDoor { response.setCookie(self.cookies.gone) }
        return response
    }

    /// The pages to which a browser is led when its session has ended, or is ended there.
    private static let doors = [Places.start.path, Places.logIn.path]

    private func find(_ token: SecretToken, _ kind: SessionKind, at now: Date) async throws -> SessionLookup.Found? {
        if let known = self.memory.find(token), known.kind == kind { return known }
        let isPersonal = kind == .device && token.text.hasPrefix(AccessToken.prefix)
        let found =
            isPersonal
            ? try await self.tokens.find(token, at: now) : try await self.lookup.find(token, kind, at: now)
        if let found { self.memory.keep(found, for: token) }
        return found
    }

    /// Drops a member's cached sessions once a route may have changed them, however the request ended.
    private func forgetting(
        _ member: Member.ID?,
        after route: RouteRules,
        _ answer: () async throws -> Response
    ) async throws -> Response {
        defer {
            switch route.change {
            case .nobodys: break
            case .theirOwn: self.memory.forget(member)
            case .somebodys: self.memory.forget(nil)
            }
        }
        return try await answer()
    }

    private static func token(of request: Request, proof: RouteRules.Proof) -> (SecretToken, SessionKind)? {
        switch proof {
        case .none:
            return nil
        case .cookie:
            return request.cookies[SessionCookie.session].map { (SecretToken($0.value), .browser) }
        case .token:
            guard let authorization = request.headers[.authorization], authorization.hasPrefix("Bearer ") else {
                return nil
            }
            return (SecretToken(String(authorization.dropFirst("Bearer ".count))), .device)
        }
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
            // The session is still valid, and the next request tries again.
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

extension HTTPField.Name {
    static let clearSiteData = HTTPField.Name("Clear-Site-Data")!
}
