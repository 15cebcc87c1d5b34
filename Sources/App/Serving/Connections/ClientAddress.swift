import Asking
import NIOCore

/// By what the connections of one client are counted together.
enum ClientAddress {
    /// An address of version 4, or the /64 of one of version 6, of which a client has as many as it likes; nil for this
    /// machine itself, where only its operator's programs are, and for what has no address.
    static func key(_ address: SocketAddress) -> String? {
        address.ipAddress.flatMap(NumericAddress.init).flatMap { Self.key($0.bytes) }
    }

    /// Version 4 may be written inside of version 6 (RFC 4291, section 2.5.5.2).
    private static func key(_ bytes: [UInt8]) -> String? {
        if bytes.count == 4 { return bytes[0] == 127 ? nil : bytes.map { String($0) }.joined(separator: ".") }
        if bytes.starts(with: Self.fourInside) { return Self.key(Array(bytes.suffix(4))) }
        if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes.last == 1 { return nil }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }

    private static let fourInside = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
}
