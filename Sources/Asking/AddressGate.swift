import Dispatch
import Foundation

/// Decides whether an address that a member gave may be asked, and at which machine.
///
/// A name is looked up once and asked at the address that was found, so that it can't mean a public machine while it
/// is judged and a private one while it is asked.
package struct AddressGate: Sendable {
    /// Whether plain http and machines of private networks may be asked, this one included: the operator decides.
    package let allowsPrivate: Bool

    package init(allowsPrivate: Bool) { self.allowsPrivate = allowsPrivate }

    /// Where to ask: the host as it is written in the address, and its number.
    ///
    /// Throws `OnlineProblem.forbidden` for what may not be asked, `.unreachable` for a name that nobody knows.
    func door(of address: String) async throws(OnlineProblem) -> (host: String, number: NumericAddress) {
        let host = try self.host(of: address)
        let numbers = await Self.numbers(of: host)
        guard !numbers.isEmpty else { throw .unreachable("unknown host") }
        guard self.allowsPrivate || numbers.allSatisfy(\.isPublic), let number = numbers.first else {
            throw .forbidden
        }
        return (host, number)
    }

    /// What can be said without looking anything up: the scheme, no password in the address, no number of a private
    /// network.
    package func mayBeAsked(_ address: String) -> Bool {
        // What is wrong with it doesn't matter here.
        guard let host = try? self.host(of: address) else { return false }
        return self.allowsPrivate || NumericAddress(host)?.isPublic ?? !Self.isLocalName(host)
    }

    private func host(of address: String) throws(OnlineProblem) -> String {
        guard address.utf8.count <= 2_000, let parts = URLComponents(string: address), let host = parts.host,
            !host.isEmpty, parts.user == nil, parts.password == nil
        else { throw .forbidden }
        guard parts.scheme == "https" || (parts.scheme == "http" && self.allowsPrivate) else { throw .forbidden }
        return host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    }

    /// Names that never leave a house (RFC 6761, 6762).
    private static func isLocalName(_ host: String) -> Bool {
        let labels = host.lowercased().split(separator: ".")
        return labels.count < 2 || ["local", "localhost", "internal", "arpa"].contains(labels.last)
    }

    /// Asks the system, on a thread that may wait.
    private static func numbers(of host: String) async -> [NumericAddress] {
        if let number = NumericAddress(host) { return [number] }
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Self.lookUp(host)) }
        }
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
