package import Foundation
import HTTPTypes
package import Hummingbird
import Members

/// Answers 429 with Retry-After to members with too many requests to a route whose limit is by member; runs once the
/// member is known.
package struct MemberRateLimitMiddleware: RouterMiddleware {
    private let limiter: RateLimiter
    private let now: @Sendable () -> Date

    package init(limiter: RateLimiter, now: @Sendable @escaping () -> Date) {
        self.limiter = limiter
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        if let rule = context.route.limit, rule.isByMember, let member = context.member {
            try self.limiter.admit(rule, for: "member \(member.id)", now: self.now())
        }
        return try await next(request, context)
    }
}
