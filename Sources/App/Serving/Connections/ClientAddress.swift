import NIOCore
import OutboundHTTP

/// Identifies a client, so that its connections and its requests are counted together: an IPv4 address, or the /64 network
/// of an IPv6 address, in which a client has any number of addresses.
enum ClientAddress {
    /// Returns nil for this machine, which only the operator's programs use, and for a socket without an address.
    static func key(_ address: SocketAddress) -> String? {
        guard let number = address.ipAddress.flatMap(NumericAddress.init), !number.isLoopback else { return nil }
        return Self.key(number)
    }

    /// Reads an address as proxies write it, with or without a port or brackets; what is none stands for itself.
    static func key(_ text: String) -> String {
        let text = text.trimmingPrefix { $0.isWhitespace }.prefix(64)
        let address: Substring
        if text.first == "[" {
            address = text.dropFirst().prefix { $0 != "]" }
        } else if text.count(where: { $0 == ":" }) == 1 {
            address = text.prefix { $0 != ":" }
        } else {
            address = text.prefix { !$0.isWhitespace }
        }
        return NumericAddress(String(address)).map(Self.key) ?? String(text)
    }

    private static func key(_ number: NumericAddress) -> String {
        // An IPv6 address may contain an IPv4 address (RFC 4291, 2.5.5.2).
        let isFour = number.bytes.count == 4 || number.bytes.starts(with: Self.beforeFour)
        let part = isFour ? number.bytes.suffix(4) : number.bytes.prefix(8)
        return part.map { String($0, radix: isFour ? 10 : 16) }.joined(separator: isFour ? "." : ":")
    }

    private static let beforeFour = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
}
