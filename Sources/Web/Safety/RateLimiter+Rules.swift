/// How often one address may do what guessing or flooding pays for, in more than one wing.
extension RateLimiter.Rule {
    /// Where a password is asked for.
    package static let signIn = Self("sign-in", burst: 20, perMinute: 6)
    /// Files that are read here.
    package static let imports = Self("imports", burst: 10, perMinute: 2)
    /// Searches by word.
    package static let search = Self("search", burst: 60, perMinute: 240)
}
