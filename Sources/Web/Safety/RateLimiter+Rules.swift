/// Limits that routes of several wings count against together.
extension RateLimiter.Rule {
    /// For whatever asks for a password, which may be guessed.
    package static let signIn = Self("sign-in", burst: 20, perMinute: 6)
    /// For files, which take long to read.
    package static let imports = Self("imports", burst: 10, perMinute: 2)
    /// For searches, which pages ask for while somebody types.
    package static let search = Self("search", burst: 60, perMinute: 240)
}
