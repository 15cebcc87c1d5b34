import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOFoundationCompat
package import NIOHTTP1

/// Requests addresses that members gave: only those that the `AddressPolicy` allows, at the IP address that it checked.
///
/// As with `OnlineClient`, certificates are verified, redirects aren't followed (the caller may request them, and the
/// policy checks them again), compression isn't offered, and the deadline includes the last byte.
package struct GuardedClient: Sendable {
    package struct Question: Sendable {
        package var method = "GET"
        package var address: String
        package var headers: [(name: String, value: String)] = []
        package var body: Data?
        /// The largest response in bytes.
        package var largest = 1 << 20
        /// The time from the request to the last byte, for all IP addresses together.
        package var within = Duration.seconds(10)

        package init(_ address: String) { self.address = address }
    }

    package struct Reply: Sendable {
        package let status: Int
        package let headers: HTTPHeaders
        package let body: Data

        package init(status: Int, headers: [(String, String)] = [], body: Data = Data()) {
            self.status = status
            self.headers = HTTPHeaders(headers)
            self.body = body
        }

        package subscript(header: String) -> String? { self.headers.first(name: header) }
    }

    package let policy: AddressPolicy
    private let shortestRefusal: Duration

    /// Takes the shortest time after which an address is refused.
    ///
    /// It is longer than resolving a name may take, so that whoever gave the address can't tell by the time whether a
    /// name is private, unknown, or of a machine without a server. It may be zero where nobody who gave the address
    /// waits for the response.
    package init(_ policy: AddressPolicy, shortestRefusal: Duration = .seconds(3)) {
        self.policy = policy
        self.shortestRefusal = shortestRefusal
    }

    /// Throws `OnlineProblem` when there is no response; a response may have any status.
    package func ask(_ question: Question) async throws(OnlineProblem) -> Reply {
        try await self.answer(question, Self.ask(_:of:at:))
    }

    /// Returns a response as soon as its head is there; `within` is the time until then, and `largest` isn't looked at.
    package func open(_ question: Question) async throws(OnlineProblem) -> OpenReply {
        try await self.answer(question, Self.open(_:of:at:))
    }

    /// Sends a request by one of the host's IP addresses.
    private typealias Sending<Answer> = @Sendable (Question, _ host: String, NumericAddress) async throws -> Answer

    private func answer<Answer: Sendable>(
        _ question: Question,
        _ send: Sending<Answer>
    ) async throws(OnlineProblem) -> Answer {
        let begun = ContinuousClock.now
        do throws(OnlineProblem) {
            return try await self.firstAnswer(question, send)
        } catch {
            // A cancelled caller needs no delay.
            if error.isOfTheWay { try? await Task.sleep(until: begun + self.shortestRefusal, clock: .continuous) }
            throw error
        }
    }

    private func firstAnswer<Answer: Sendable>(
        _ question: Question,
        _ send: Sending<Answer>
    ) async throws(OnlineProblem) -> Answer {
        let end = ContinuousClock.now + question.within
        let endpoint = try await self.policy.resolve(question.address)
        var question = question
        var last = OnlineProblem.unreachable("no address")
        // One of several machines may be down, or in a kind of network that we can't reach.
        for number in endpoint.numbers.prefix(3) {
            question.within = end - .now
            guard question.within > .zero else { throw .slow }
            do {
                return try await send(question, endpoint.host, number)
            } catch let error where Self.isUnconnected(error) {
                last = .unreachable(String(describing: type(of: error)))
            } catch let problem as OnlineProblem {
                throw problem
            } catch is NIOTooManyBytesError {
                throw .unreadable("more than \(question.largest) bytes")
            } catch let error as HTTPClientError where error == .deadlineExceeded {
                throw .slow
            } catch {
                throw .unreachable(String(describing: type(of: error)))
            }
        }
        throw last
    }

    /// Returns whether the error happened before the request was sent.
    private static func isUnconnected(_ error: any Error) -> Bool {
        if let error = error as? IOError {
            return [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL, ETIMEDOUT].contains(error.errnoCode)
        }
        return (error as? HTTPClientError) == .connectTimeout
    }

    @Sendable
    private static func ask(_ question: Question, of host: String, at number: NumericAddress) async throws -> Reply {
        let http = Self.client(for: host, at: number)
        do {
            let reply = try await Self.within(question.within) {
                let response = try await http.execute(Self.request(question), timeout: TimeAmount(question.within))
                let body = try await response.body.collect(upTo: question.largest)
                let headers = response.headers.map { ($0.name, $0.value) }
                return Reply(status: Int(response.status.code), headers: headers, body: Data(buffer: body))
            }
            try? await http.shutdown()  // Nothing can be lost by closing.
            return reply
        } catch {
            try? await http.shutdown()  // As above.
            throw error
        }
    }

    @Sendable
    private static func open(
        _ question: Question,
        of host: String,
        at number: NumericAddress
    ) async throws -> OpenReply {
        let http = Self.client(for: host, at: number)
        do {
            // The time ends with the head; the body has none.
            let response = try await http.execute(Self.request(question), timeout: TimeAmount(question.within))
            return OpenReply(response, by: http)
        } catch {
            try? await http.shutdown()  // As above.
            throw error
        }
    }

    /// Makes a client for one request, because a client holds the address to which a name resolves.
    private static func client(for host: String, at number: NumericAddress) -> HTTPClient {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(4)),
            decompression: .disabled
        )
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        if host != number.description { configuration.dnsOverride = [host: number.description] }
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    private static func within<Value: Sendable>(
        _ time: Duration,
        _ work: @Sendable @escaping () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask(operation: work)
            group.addTask {
                try await Task.sleep(for: time)
                throw OnlineProblem.slow
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw OnlineProblem.slow }
            return first
        }
    }

    private static func request(_ question: Question) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: question.address)
        request.method = HTTPMethod(rawValue: question.method)
        for (name, value) in question.headers { request.headers.add(name: name, value: value) }
        if let body = question.body { request.body = .bytes(ByteBuffer(data: body)) }
        return request
    }
}
