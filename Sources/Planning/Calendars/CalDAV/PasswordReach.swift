import OutboundHTTP

/// Decides to which servers the password of an account is sent: only to the one that the member named.
///
/// Its server has the same scheme, host and port; a sibling or a subdomain is another server. The only exception are the
/// providers below: their discovery names another host of theirs, and nothing works without it.
enum PasswordReach {
    static func includes(_ origin: WebOrigin, from home: WebOrigin) -> Bool {
        origin == home || Self.isICloud(origin) && Self.isICloud(home)
    }

    /// Returns whether it is iCloud: `caldav.icloud.com` gives each calendar home on a host like
    /// `p34-caldav.icloud.com`.
    private static func isICloud(_ origin: WebOrigin) -> Bool {
        guard origin.scheme == "https", origin.port == 443 else { return false }
        if origin.host == "caldav.icloud.com" { return true }
        let suffix = "-caldav.icloud.com"
        guard origin.host.hasPrefix("p"), origin.host.hasSuffix(suffix) else { return false }
        let number = origin.host.dropFirst().dropLast(suffix.count)
        return (1...4).contains(number.count) && number.utf8.allSatisfy { (48...57).contains($0) }
    }
}
