package import Foundation
import HTTPTypes
package import Hummingbird

/// Answers 429 with Retry-After to clients with too many requests; runs before everything costly.
///
/// It counts by client: every request against `everything`, unless its route says otherwise, and against its route's limit
/// if it has one that isn't by member.
package struct RateLimitMiddleware: RouterMiddleware {
    private let limiter: RateLimiter
    private let everything: RateLimiter.Rule
    private let trustsProxy: Bool
    private let client: @Sendable (_ address: String) -> String
    private let now: @Sendable () -> Date

    /// `client` says which addresses are counted as one.
    package init(
        limiter: RateLimiter,
        everything: RateLimiter.Rule,
        trustsProxy: Bool,
        client: @Sendable @escaping (_ address: String) -> String,
        now: @Sendable @escaping () -> Date
    ) {
        self.limiter = limiter
        self.everything = everything
        self.trustsProxy = trustsProxy
        self.client = client
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let client = self.client(self.address(of: request, context))
        let own = context.route.limit.flatMap { $0.isByMember ? nil : $0 }
        for rule in [context.route.isCounted ? self.everything : nil, own].compactMap(\.self) {
            try self.limiter.admit(rule, for: client, now: self.now())
        }
        return try await next(request, context)
    }

    /// `X-Forwarded-For` counts only when the operator configured a proxy, which wrote its last entry.
    private func address(of request: Request, _ context: AppContext) -> String {
        guard self.trustsProxy, let forwarded = request.headers[.xForwardedFor]?.split(separator: ",").last else {
            return context.address
        }
        return String(forwarded)
    }
}

extension HTTPField.Name {
    static let xForwardedFor = HTTPField.Name("X-Forwarded-For")!
}
