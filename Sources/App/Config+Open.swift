import Foundation
import OutboundHTTP

extension Config {
    /// Whether others than the user of this machine may reach the server.
    ///
    /// It is open when it listens beyond loopback, or when its public address is https or not this machine's own. A
    /// name that isn't plainly a loopback address counts as open, because it may mean any machine.
    package var isOpen: Bool {
        if self.isHTTPS || !Self.isLoopback(self.host) { return true }
        guard let host = URL(string: self.publicAddress)?.host else { return true }
        return !Self.isLoopback(host)
    }

    /// Says whether a request may name a host, with or without a port: in a house that isn't open only this machine's own
    /// names.
    ///
    /// A page of a stranger, opened on this machine, could otherwise let its own name lead here (DNS rebinding) and be
    /// the first to sign up. Whether the house is open is found once, not for each request.
    package var answeringTo: @Sendable (_ authority: String) -> Bool {
        guard !self.isOpen else { return { _ in true } }
        return { authority in
            let isBracketed = authority.hasPrefix("[")
            return Self.isLoopback(
                String(authority.prefix { $0 != (isBracketed ? "]" : ":") }) + (isBracketed ? "]" : "")
            )
        }
    }

    /// Whether a proxy probably stands in front whose word about visitors' addresses isn't taken.
    ///
    /// The program itself speaks no TLS, so behind an https address something else does. Without its word all visitors
    /// have its one address, and who floods or guesses shuts out everybody.
    package var probablyLacksTrustedProxy: Bool { self.isHTTPS && !self.trustedProxy && self.rateLimits }

    package static let proxyWords =
        "People reach it by https, so a proxy probably stands in front, but SPOTTER_TRUSTED_PROXY is off: all visitors "
        + "count as one, and anybody who guesses passwords locks everybody out."
    package static let proxyCure =
        "Set SPOTTER_TRUSTED_PROXY=on, and let the proxy alone reach Spotter and add each visitor's address to "
        + "X-Forwarded-For."

    private static func isLoopback(_ host: String) -> Bool {
        let plain = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        return plain.lowercased() == "localhost" || NumericAddress(plain)?.isLoopback == true
    }
}
