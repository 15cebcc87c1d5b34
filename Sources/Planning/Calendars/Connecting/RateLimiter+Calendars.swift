import Web

extension RateLimiter.Rule {
    /// Limits requests that ask another server.
    static let calendars = Self("calendars", burst: 10, perMinute: 2)
}
