package import Foundation
package import HTTPTypes
package import Hummingbird

/// Answers 429 with Retry-After to whoever asks too much; stands before everything that costs.
package struct RateLimitMiddleware: RouterMiddleware {
    /// What a rule is for; the first that fits counts, and everything counts against `everything` as well.
    package struct Limit: Sendable {
        let rule: RateLimiter.Rule
        let method: HTTPRequest.Method?
        let paths: Set<String>

        package init(_ rule: RateLimiter.Rule, method: HTTPRequest.Method? = nil, paths: Set<String>) {
            self.rule = rule
            self.method = method
            self.paths = paths
        }
    }

    private let limiter: RateLimiter
    private let limits: [Limit]
    private let everything: RateLimiter.Rule
    private let trustsProxy: Bool
    private let now: @Sendable () -> Date

    package init(
        limiter: RateLimiter,
        limits: [Limit],
        everything: RateLimiter.Rule,
        trustsProxy: Bool,
        now: @Sendable @escaping () -> Date
    ) {
        self.limiter = limiter
        self.limits = limits
        self.everything = everything
        self.trustsProxy = trustsProxy
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let address = self.address(of: request, context)
        var rules = [self.everything]
        if let limit = self.limits.first(where: { $0.covers(request) }) { rules.append(limit.rule) }
        for rule in rules {
            if let seconds = self.limiter.wait(rule, for: address, now: self.now()) {
                throw HTTPError(.tooManyRequests, headers: [.retryAfter: String(seconds)])
            }
        }
        return try await next(request, context)
    }

    /// The proxy's word counts only when the operator said there is one; then its last entry is the one it wrote.
    private func address(of request: Request, _ context: AppContext) -> String {
        guard self.trustsProxy, let forwarded = request.headers[.xForwardedFor]?.split(separator: ",").last else {
            return context.address
        }
        return String(forwarded.drop(while: \.isWhitespace).prefix(64))
    }
}

extension RateLimitMiddleware.Limit {
    fileprivate func covers(_ request: Request) -> Bool {
        (self.method == nil || self.method == request.method) && self.paths.contains(request.uri.path)
    }
}

extension HTTPField.Name {
    static let xForwardedFor = HTTPField.Name("X-Forwarded-For")!
}
