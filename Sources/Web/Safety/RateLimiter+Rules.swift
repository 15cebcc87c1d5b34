/// Limits against guessing and flooding that several wings use.
extension RateLimiter.Rule {
    /// Requests with a password.
    package static let signIn = Self("sign-in", burst: 20, perMinute: 6)
    /// Files of the pages, of which a page new to a browser asks for dozens at once, and many browsers may share an address.
    package static let assets = Self("assets", burst: 6_000, perMinute: 24_000)
    /// Uploads of files.
    package static let imports = Self("imports", burst: 10, perMinute: 2)
    /// Searches by word.
    package static let search = Self("search", burst: 60, perMinute: 240)
}
