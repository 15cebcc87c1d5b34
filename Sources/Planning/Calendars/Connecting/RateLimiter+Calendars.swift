import Web

extension RateLimiter.Rule {
    /// Each asks another server.
    static let calendars = Self("calendars", burst: 10, perMinute: 2)
}
