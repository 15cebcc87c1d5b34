import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOFoundationCompat
package import NIOHTTP1

/// Asks addresses that members gave: only what the `AddressPolicy` allows, at the very machine it judged.
///
/// As with `OnlineClient` certificates are verified, no redirect is followed (who wants to follow one asks again, and
/// the policy judges again), nothing compressed is asked for, and the time counts to the last byte.
package struct GuardedClient: Sendable {
    package struct Question: Sendable {
        package var method = "GET"
        package var address: String
        package var headers: [(name: String, value: String)] = []
        package var body: Data?
        /// The most an answer may weigh, in bytes.
        package var largest = 1 << 20
        /// From asking to the last byte, whichever of its machines answers.
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

    /// `shortestRefusal` is the least time after which it is said that an address can't be asked.
    ///
    /// It is longer than a name may take to be looked up, so that whoever gave the address can't tell by the clock a
    /// name that leads inside from one that nobody knows, or from a machine that takes no connection. Where nobody
    /// waits for the answer who gave the address, it may be zero.
    package init(_ policy: AddressPolicy, shortestRefusal: Duration = .seconds(3)) {
        self.policy = policy
        self.shortestRefusal = shortestRefusal
    }

    /// Throws `OnlineProblem` for whatever is no answer; any status is one.
    package func ask(_ question: Question) async throws(OnlineProblem) -> Reply {
        let begun = ContinuousClock.now
        do throws(OnlineProblem) {
            return try await self.answer(question)
        } catch {
            // Who no longer waits for it needs no delay.
            if error.isOfTheWay { try? await Task.sleep(until: begun + self.shortestRefusal, clock: .continuous) }
            throw error
        }
    }

    private func answer(_ question: Question) async throws(OnlineProblem) -> Reply {
        let end = ContinuousClock.now + question.within
        let endpoint = try await self.policy.resolve(question.address)
        var question = question
        var last = OnlineProblem.unreachable("no address")
        // Of several machines one may be down, or of a kind of network that we have no way to.
        for number in endpoint.numbers.prefix(3) {
            question.within = end - .now
            guard question.within > .zero else { throw .slow }
            do {
                return try await Self.ask(question, of: endpoint.host, at: number)
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

    /// Whether nothing was asked yet when it happened.
    private static func isUnconnected(_ error: any Error) -> Bool {
        if let error = error as? IOError {
            return [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL, ETIMEDOUT].contains(error.errnoCode)
        }
        return (error as? HTTPClientError) == .connectTimeout
    }

    /// With a client for this question alone: where a name leads belongs to the client.
    private static func ask(
        _ question: Question,
        of host: String,
        at number: NumericAddress
    ) async throws -> Reply {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(4)),
            decompression: .disabled
        )
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        if host != number.description { configuration.dnsOverride = [host: number.description] }
        let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        do {
            let reply = try await Self.ask(question, by: http)
            try? await http.shutdown()  // there is nothing left that closing could lose
            return reply
        } catch {
            try? await http.shutdown()  // nor here
            throw error
        }
    }

    private static func ask(_ question: Question, by http: HTTPClient) async throws -> Reply {
        try await withThrowingTaskGroup(of: Reply.self) { group in
            group.addTask {
                let response = try await http.execute(Self.request(question), timeout: TimeAmount(question.within))
                let body = try await response.body.collect(upTo: question.largest)
                let headers = response.headers.map { ($0.name, $0.value) }
                return Reply(status: Int(response.status.code), headers: headers, body: Data(buffer: body))
            }
            group.addTask {
                try await Task.sleep(for: question.within)
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
