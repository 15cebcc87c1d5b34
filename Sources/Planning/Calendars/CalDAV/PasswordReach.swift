/// Which servers may be shown the password of an account: the very one that the member named.
///
/// Same scheme, host and port; a sibling or a subdomain is another server. The providers below are the only exception:
/// their discovery names a machine of theirs by a whole address, and nothing works without asking there.
enum PasswordReach {
    static func includes(_ origin: WebOrigin, from home: WebOrigin) -> Bool {
        origin == home || Self.isICloud(origin) && Self.isICloud(home)
    }

    /// `caldav.icloud.com` tells everybody's calendar home on a machine like `p34-caldav.icloud.com`.
    private static func isICloud(_ origin: WebOrigin) -> Bool {
        guard origin.scheme == "https", origin.port == 443 else { return false }
        if origin.host == "caldav.icloud.com" { return true }
        let suffix = "-caldav.icloud.com"
        guard origin.host.hasPrefix("p"), origin.host.hasSuffix(suffix) else { return false }
        let number = origin.host.dropFirst().dropLast(suffix.count)
        return (1...4).contains(number.count) && number.utf8.allSatisfy { (48...57).contains($0) }
    }
}
