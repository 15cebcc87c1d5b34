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

    private static func isLoopback(_ host: String) -> Bool {
        let plain = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        return plain.lowercased() == "localhost" || NumericAddress(plain)?.isLoopback == true
    }
}
