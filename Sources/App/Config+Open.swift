import Foundation
import OutboundHTTP

extension Config {
    /// Whether others than who sits at this machine may reach it: it listens beyond loopback, or is known by an address
    /// that is https or not this machine's own.
    ///
    /// An address that isn't plainly a loopback one counts as open: a name may mean any machine.
    package var isOpen: Bool {
        if self.isHTTPS || !Self.isLoopback(self.host) { return true }
        guard let host = URL(string: self.publicAddress)?.host else { return true }
        return !Self.isLoopback(host)
    }

    private static func isLoopback(_ host: String) -> Bool {
        let plain = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        return plain.lowercased() == "localhost" || NumericAddress(plain)?.isLoopback == true
    }
}
