import Foundation

/// An IP address, and whether it is public.
package struct NumericAddress: Sendable, Hashable, CustomStringConvertible {
    /// Four bytes for IPv4, sixteen for IPv6.
    package let bytes: [UInt8]

    package init?(_ text: String) {
        // An address with a zone ("fe80::1%eth0") belongs to a link of this machine; it is never public.
        let plain = text.split(separator: "%", maxSplits: 1).first.map(String.init) ?? ""
        var four = in_addr()
        var sixteen = in6_addr()
        if inet_pton(AF_INET, plain, &four) == 1 {
            self.bytes = withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, plain, &sixteen) == 1 {
            self.bytes = withUnsafeBytes(of: &sixteen) { Array($0) }
        } else {
            return nil
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = self.bytes.count == 4 ? AF_INET : AF_INET6
        guard inet_ntop(family, self.bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether the address means the same machine everywhere on the Internet.
    ///
    /// The networks for which it doesn't are those of IANA's special-purpose registries (RFC 6890 and its successors).
    package var isPublic: Bool {
        if let embedded = self.embedded { return embedded.isPublic }
        if self.bytes.count == 4 { return !Self.special4.contains { $0.contains(self) } }
        return Self.global6.contains(self) && !Self.special6.contains { $0.contains(self) }
    }

    /// Whether the address means the machine that uses it (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3).
    ///
    /// It also recognises an IPv4 address inside an IPv6 address.
    package var isLoopback: Bool {
        if self.bytes.count == 4 { return self.bytes[0] == 127 }
        if Self.mapped.contains(self) { return self.bytes[12] == 127 }
        return self.bytes.dropLast().allSatisfy { $0 == 0 } && self.bytes.last == 1
    }

    /// Whether the address is valid on one link only (RFC 3927; RFC 4291, 2.5.6), where clouds tell a machine its secrets.
    ///
    /// It also recognises an IPv4 address inside an IPv6 address.
    var isLinkLocal: Bool {
        if let embedded = self.embedded { return embedded.isLinkLocal }
        return Self.linkLocal.contains { $0.contains(self) }
    }

    /// The IPv4 address in an IPv6 address to which packets are sent (RFC 4291, 6052).
    private var embedded: NumericAddress? {
        guard self.bytes.count == 16 else { return nil }
        let isMapped = Self.mapped.contains(self) || Self.translated.contains(self)
        return isMapped ? NumericAddress(bytes: Array(self.bytes.suffix(4))) : nil
    }

    private static let linkLocal = [Network("169.254.0.0", 16), Network("fe80::", 10)]
    private static let mapped = Network("::ffff:0:0", 96)
    private static let translated = Network("64:ff9b::", 96)
    private static let global6 = Network("2000::", 3)

    private static let special4 = [
        Network("0.0.0.0", 8), Network("10.0.0.0", 8), Network("100.64.0.0", 10), Network("127.0.0.0", 8),
        Network("169.254.0.0", 16), Network("172.16.0.0", 12), Network("192.0.0.0", 24), Network("192.0.2.0", 24),
        Network("192.88.99.0", 24), Network("192.168.0.0", 16), Network("198.18.0.0", 15),
        Network("198.51.100.0", 24), Network("203.0.113.0", 24), Network("224.0.0.0", 3),
    ]
    /// 2002::/16 contains all IPv4 addresses, including private ones.
    private static let special6 = [
        Network("2001::", 23), Network("2001:db8::", 32), Network("2002::", 16), Network("3fff::", 20),
    ]

    /// Addresses that begin with the same bits.
    private struct Network: Sendable {
        let first: [UInt8]
        let bits: Int

        init(_ first: String, _ bits: Int) {
            self.first = NumericAddress(first)?.bytes ?? []
            self.bits = bits
        }

        func contains(_ address: NumericAddress) -> Bool {
            guard address.bytes.count == self.first.count else { return false }
            let whole = self.bits / 8
            guard address.bytes.prefix(whole) == self.first.prefix(whole) else { return false }
            let rest = self.bits % 8
            return rest == 0 || (address.bytes[whole] ^ self.first[whole]) >> (8 - rest) == 0
        }
    }
}
