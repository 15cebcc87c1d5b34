import NIOCore
import OutboundHTTP

/// Identifies the client of a connection, so that its connections are counted together.
enum ClientAddress {
    /// Returns an IPv4 address, or the /64 network of an IPv6 address, in which a client has any number of addresses.
    ///
    /// Nil for this machine, which only the operator's programs use, and for a socket without an address.
    static func key(_ address: SocketAddress) -> String? {
        guard let number = address.ipAddress.flatMap(NumericAddress.init), !number.isLoopback else { return nil }
        // An IPv6 address may contain an IPv4 address (RFC 4291, 2.5.5.2).
        let isFour = number.bytes.count == 4 || number.bytes.starts(with: Self.beforeFour)
        let part = isFour ? number.bytes.suffix(4) : number.bytes.prefix(8)
        return part.map { String($0, radix: isFour ? 10 : 16) }.joined(separator: isFour ? "." : ":")
    }

    private static let beforeFour = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
}
