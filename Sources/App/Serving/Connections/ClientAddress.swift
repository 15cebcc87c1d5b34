import NIOCore
import OutboundHTTP

/// By what the connections of one client are counted together.
enum ClientAddress {
    /// An address of version 4, or the /64 of one of version 6, of which a client has as many as it likes; nil for this
    /// machine itself, where only its operator's programs are, and for what has no address.
    static func key(_ address: SocketAddress) -> String? {
        guard let number = address.ipAddress.flatMap(NumericAddress.init), !number.isLoopback else { return nil }
        // Version 4 may be written inside of version 6 (RFC 4291, section 2.5.5.2).
        let isFour = number.bytes.count == 4 || number.bytes.starts(with: Self.beforeFour)
        let part = isFour ? number.bytes.suffix(4) : number.bytes.prefix(8)
        return part.map { String($0, radix: isFour ? 10 : 16) }.joined(separator: isFour ? "." : ":")
    }

    private static let beforeFour = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
}
