import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// Requests other servers with short deadlines and little trust.
///
/// Certificates are verified, redirects aren't followed, compression isn't offered (so that nothing can expand), and
/// the deadline includes the last byte, so that a slow body holds nobody up. It must be closed.
package final class OnlineClient: Sendable {
    package struct Reply: Sendable {
        package let status: Int
        package let body: Data
    }

    private let http: HTTPClient
    private let limits: OnlineLimits

    package init(_ limits: OnlineLimits) {
        self.limits = limits
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        configuration.httpVersion = .http1Only
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 4
        self.http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Throws `OnlineProblem` when there is no response; a response may have any status but 429 and 503.
    package func get(_ address: String, as agent: String) async throws -> Reply {
        var request = HTTPClientRequest(url: address)
        request.headers.add(name: "User-Agent", value: agent)
        request.headers.add(name: "Accept", value: "application/json")
        let reply: Reply
        do {
            reply = try await self.withinTime { [request, limits, http] in
                let response = try await http.execute(request, timeout: TimeAmount(limits.answer))
                let body = try await response.body.collect(upTo: limits.largest)
                return Reply(status: Int(response.status.code), body: Data(buffer: body))
            }
        } catch let problem as OnlineProblem {
            throw problem
        } catch is NIOTooManyBytesError {
            throw OnlineProblem.unreadable("more than \(self.limits.largest) bytes")
        } catch let error as HTTPClientError where error == .deadlineExceeded {
            throw OnlineProblem.slow
        } catch {
            throw OnlineProblem.unreachable(String(describing: type(of: error)))
        }
        if [429, 503].contains(reply.status) { throw OnlineProblem.turnedAway(reply.status) }
        return reply
    }

    package func close() async throws { try await self.http.shutdown() }

    private func withinTime<Value: Sendable>(
        _ work: @Sendable @escaping () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { [limits] group in
            group.addTask(operation: work)
            group.addTask {
                try await Task.sleep(for: limits.answer)
                throw OnlineProblem.slow
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw OnlineProblem.slow }
            return first
        }
    }
}
