package import Foundation

/// The origin of an address (RFC 6454): scheme, host and port, for which a password holds.
package struct WebOrigin: Equatable, Sendable {
    package let scheme: String
    package let host: String
    package let port: Int

    /// Returns nil unless the address is http or https without user and password.
    package init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let usual = ["https": 443, "http": 80][scheme],
            let host = url.host?.lowercased(), Self.isWritten(host), url.user == nil, url.password == nil
        else { return nil }
        self.scheme = scheme
        self.host = host
        self.port = url.port ?? usual
    }

    /// The text as a member types it, without the scheme's default port.
    package var text: String {
        let isUsual = self.port == (self.scheme == "https" ? 443 : 80)
        let host = self.host.contains(":") && !self.host.hasPrefix("[") ? "[\(self.host)]" : self.host
        return "\(self.scheme)://\(host)" + (isUsual ? "" : ":\(self.port)")
    }

    /// Returns whether a host has only the characters of host names, so that it may be shown to a member.
    private static func isWritten(_ host: String) -> Bool {
        let known = Set("abcdefghijklmnopqrstuvwxyz0123456789.-_:[]".utf8)
        return (1...253).contains(host.utf8.count) && host.utf8.allSatisfy(known.contains)
    }
}
