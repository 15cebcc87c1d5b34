import Foundation
import Hummingbird
import Web

/// How often one address may ask.
///
/// Generous to people, tight where guessing or flooding pays.
enum Limits {
    static func middleware(trustsProxy: Bool, now: @Sendable @escaping () -> Date) -> RateLimitMiddleware {
        RateLimitMiddleware(
            limiter: RateLimiter(),
            limits: [
                .init(
                    .init("sign-up", burst: 10, perMinute: 1),
                    method: .post,
                    paths: ["/sign-up", "/api/v1/members"]
                ),
                .init(
                    .init("sign-in", burst: 20, perMinute: 6),
                    method: .post,
                    paths: [
                        "/log-in", "/api/v1/sessions", "/me/settings", "/me/settings/password", "/me/tokens",
                        "/api/v1/me/tokens", "/me/leaving", "/me/data/export",
                    ]
                ),
                .init(
                    .init("imports", burst: 10, perMinute: 2),
                    method: .post,
                    paths: [
                        "/me/data/imports", "/api/v1/imports", "/activities/files", "/api/v1/activities/files",
                        "/calendars/file", "/api/v1/calendars/ics",
                    ]
                ),
                .init(
                    .init("pictures", burst: 10, perMinute: 2),
                    method: .post,
                    paths: ["/together/profile/photo"]
                ),
                .init(
                    .init("pictures", burst: 10, perMinute: 2),
                    method: .put,
                    paths: ["/api/v1/buddy-profile/photo"]
                ),
                .init(
                    // Each asks another server.
                    .init("calendars", burst: 10, perMinute: 2),
                    method: .post,
                    paths: ["/calendars/address", "/calendars/account", "/api/v1/calendars"]
                ),
                .init(
                    .init("reports", burst: 20, perMinute: 2),
                    method: .post,
                    paths: ["/together/reports", "/api/v1/reports"]
                ),
                .init(.init("administrator", burst: 10, perMinute: 1), method: .post, paths: ["/administrator"]),
                .init(.init("recovery", burst: 5, perMinute: 0.5), method: .post, paths: ["/recovery"]),
                .init(
                    .init("search", burst: 60, perMinute: 240),
                    method: .get,
                    paths: [
                        "/foods", "/foods/results", "/api/v1/foods", "/exercises", "/exercises/results",
                        "/api/v1/exercises",
                    ]
                ),
            ],
            everything: .init("everything", burst: 300, perMinute: 1_200),
            trustsProxy: trustsProxy,
            now: now
        )
    }
}
