import Dispatch
package import Foundation

/// Decides whether an address that a member gave may be requested, and at which IP addresses.
///
/// A name is resolved once, and requests go to the resolved address, so that a name can't be public when it is checked
/// and private when it is requested.
package struct AddressPolicy: Sendable {
    /// Whether plain http and private networks, including this machine, may be requested; the operator decides.
    ///
    /// Link-local addresses never are: no calendar and no music stands there, but what a cloud tells its machines.
    package let allowsPrivate: Bool

    let look: @Sendable (_ host: String) async -> [NumericAddress]

    /// Returns the host as the address names it, and its IP addresses in the order in which to try them.
    ///
    /// Throws `OnlineProblem.forbidden` for an address that may not be requested, `.unreachable` for an unknown name.
    func resolve(_ address: String) async throws(OnlineProblem) -> (host: String, numbers: [NumericAddress]) {
        let host = try self.host(of: address)
        let numbers = await self.look(host)
        guard !numbers.isEmpty else { throw .unreachable("unknown host") }
        guard numbers.allSatisfy(self.allows) else { throw .forbidden }
        return (host, numbers)
    }

    /// Checks an address without resolving it: scheme, no password in it, no IP address of a private network.
    package func mayBeAsked(_ address: String) -> Bool {
        // The kind of problem doesn't matter here.
        guard let host = try? self.host(of: address) else { return false }
        return NumericAddress(host).map(self.allows) ?? (self.allowsPrivate || !Self.isLocalName(host))
    }

    private func allows(_ number: NumericAddress) -> Bool {
        number.isPublic || self.allowsPrivate && !number.isLinkLocal
    }

    /// Returns whether an address names this machine or its network by its very text, without resolving it.
    package static func isInside(_ address: URL) -> Bool {
        guard let host = address.host else { return false }
        let plain = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        return NumericAddress(plain).map { !$0.isPublic } ?? Self.isLocalName(plain)
    }

    private func host(of address: String) throws(OnlineProblem) -> String {
        // The HTTP client finds the host in the same way, and resolves it by this name.
        guard address.utf8.count <= 2_000, let url = URL(string: address), let host = url.host, !host.isEmpty,
            url.user == nil, url.password == nil, Self.isPortOfTheWeb(url.port)
        else { throw .forbidden }
        guard url.scheme == "https" || (url.scheme == "http" && self.allowsPrivate) else { throw .forbidden }
        return host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    }

    /// Allows only web ports, so that nobody reaches mail servers and the like through us.
    private static func isPortOfTheWeb(_ port: Int?) -> Bool {
        guard let port else { return true }
        return [80, 443].contains(port) || (1_024...65_535).contains(port)
    }

    /// Returns whether a name is only valid in a local network (RFC 6761, 6762).
    private static func isLocalName(_ host: String) -> Bool {
        let labels = host.lowercased().split(separator: ".")
        return labels.count < 2 || ["local", "localhost", "internal", "arpa"].contains(labels.last)
    }

    /// Resolving blocks its thread, so it has threads of its own.
    private static let queue = DispatchQueue(label: "names", attributes: .concurrent)

    /// The seconds that resolving may take; less than the shortest refusal of `GuardedClient`.
    private static let longestLook = 2.5

    /// Asks the system; returns nothing when it takes too long, or when the task is cancelled.
    @Sendable
    private static func numbers(of host: String) async -> [NumericAddress] {
        if let number = NumericAddress(host) { return [number] }
        let (answers, answer) = AsyncStream<[NumericAddress]>.makeStream()
        Self.queue.async { answer.yield(Self.lookUp(host)) }
        Self.queue.asyncAfter(deadline: .now() + Self.longestLook) { answer.finish() }
        for await numbers in answers { return numbers }
        return []
    }

    private static func lookUp(_ host: String) -> [NumericAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &found) == 0 else { return [] }
        defer { freeaddrinfo(found) }
        return sequence(first: found) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap { entry in
            guard let entry else { return nil }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let length = socklen_t(text.count)
            guard
                getnameinfo(entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, length, nil, 0, NI_NUMERICHOST) == 0
            else { return nil }
            return NumericAddress(
                String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            )
        }
    }
}

extension AddressPolicy {
    package init(allowsPrivate: Bool) { self.init(allowsPrivate: allowsPrivate, look: Self.numbers(of:)) }
}
