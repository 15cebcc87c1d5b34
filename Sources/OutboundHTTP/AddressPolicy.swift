import Dispatch
import Foundation

/// Decides whether an address that a member gave may be asked, and at which machine.
///
/// A name is looked up once and asked at the address that was found, so that it can't mean a public machine while it
/// is judged and a private one while it is asked.
package struct AddressPolicy: Sendable {
    /// Whether plain http and machines of private networks may be asked, this one included: the operator decides.
    package let allowsPrivate: Bool

    private let look: @Sendable (_ host: String) async -> [NumericAddress]

    package init(allowsPrivate: Bool) { self.init(allowsPrivate: allowsPrivate, look: Self.numbers(of:)) }

    init(allowsPrivate: Bool, look: @Sendable @escaping (_ host: String) async -> [NumericAddress]) {
        self.allowsPrivate = allowsPrivate
        self.look = look
    }

    /// Where to ask: the host as it is written in the address, and its numbers in the order in which to try them.
    ///
    /// Throws `OnlineProblem.forbidden` for what may not be asked, `.unreachable` for a name that nobody knows.
    func resolve(_ address: String) async throws(OnlineProblem) -> (host: String, numbers: [NumericAddress]) {
        let host = try self.host(of: address)
        let numbers = await self.look(host)
        guard !numbers.isEmpty else { throw .unreachable("unknown host") }
        guard self.allowsPrivate || numbers.allSatisfy(\.isPublic) else { throw .forbidden }
        return (host, numbers)
    }

    /// What can be said without looking anything up: the scheme, no password in the address, no number of a private
    /// network.
    package func mayBeAsked(_ address: String) -> Bool {
        // What is wrong with it doesn't matter here.
        guard let host = try? self.host(of: address) else { return false }
        return self.allowsPrivate || NumericAddress(host)?.isPublic ?? !Self.isLocalName(host)
    }

    private func host(of address: String) throws(OnlineProblem) -> String {
        // The HTTP client takes the host out of the address in this very way, and looks it up by it.
        guard address.utf8.count <= 2_000, let url = URL(string: address), let host = url.host, !host.isEmpty,
            url.user == nil, url.password == nil, Self.isPortOfTheWeb(url.port)
        else { throw .forbidden }
        guard url.scheme == "https" || (url.scheme == "http" && self.allowsPrivate) else { throw .forbidden }
        return host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    }

    /// Nobody speaks to mail servers and the like by way of us.
    private static func isPortOfTheWeb(_ port: Int?) -> Bool {
        guard let port else { return true }
        return [80, 443].contains(port) || (1_024...65_535).contains(port)
    }

    /// Names that never leave a house (RFC 6761, 6762).
    private static func isLocalName(_ host: String) -> Bool {
        let labels = host.lowercased().split(separator: ".")
        return labels.count < 2 || ["local", "localhost", "internal", "arpa"].contains(labels.last)
    }

    /// Looking up waits for other machines, so it has threads of its own.
    private static let queue = DispatchQueue(label: "names", attributes: .concurrent)

    /// How long a name may take; less than `GuardedClient`'s shortest refusal.
    private static let longestLook = 2.5

    /// Asks the system; none when it doesn't know in time, or nobody waits any more.
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
