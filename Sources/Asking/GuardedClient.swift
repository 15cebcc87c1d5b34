import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOFoundationCompat
package import NIOHTTP1

/// Asks addresses that members gave: only what the gate lets through, at the very machine it judged.
///
/// As with `OnlineClient` certificates are verified, no redirect is followed (who wants to follow one asks again, and
/// the gate judges again), nothing compressed is asked for, and the time counts to the last byte.
package struct GuardedClient: Sendable {
    package struct Question: Sendable {
        package var method = "GET"
        package var address: String
        package var headers: [(name: String, value: String)] = []
        package var body: Data?
        /// The most an answer may weigh, in bytes.
        package var largest = 1 << 20
        /// From asking to the last byte.
        package var within = Duration.seconds(10)

        package init(_ address: String) { self.address = address }
    }

    package struct Reply: Sendable {
        package let status: Int
        package let headers: HTTPHeaders
        package let body: Data

        package subscript(header: String) -> String? { self.headers.first(name: header) }
    }

    package let gate: AddressGate

    package init(_ gate: AddressGate) { self.gate = gate }

    /// Throws `OnlineProblem` for whatever is no answer; any status is one.
    package func ask(_ question: Question) async throws(OnlineProblem) -> Reply {
        let door = try await self.gate.door(of: question.address)
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        configuration.httpVersion = .http1Only
        if door.host != door.number.description { configuration.dnsOverride = [door.host: door.number.description] }
        // One for each question: where a name leads belongs to the client.
        let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Result<Reply, OnlineProblem>
        do {
            result = .success(try await Self.ask(question, by: http))
        } catch let problem as OnlineProblem {
            result = .failure(problem)
        } catch is NIOTooManyBytesError {
            result = .failure(.unreadable("more than \(question.largest) bytes"))
        } catch let error as HTTPClientError where error == .deadlineExceeded || error == .connectTimeout {
            result = .failure(.slow)
        } catch {
            result = .failure(.unreachable(String(describing: type(of: error))))
        }
        try? await http.shutdown()  // there is nothing left that closing could lose
        return try result.get()
    }

    private static func ask(_ question: Question, by http: HTTPClient) async throws -> Reply {
        try await withThrowingTaskGroup(of: Reply.self) { group in
            group.addTask {
                let response = try await http.execute(Self.request(question), timeout: TimeAmount(question.within))
                let body = try await response.body.collect(upTo: question.largest)
                return Reply(status: Int(response.status.code), headers: response.headers, body: Data(buffer: body))
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
