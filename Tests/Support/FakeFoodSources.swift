import Foundation
package import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization

/// A server of our own that answers as Open Food Facts' API v2 and Edamam's food parser are published to answer.
///
/// A code or a word that nothing was prepared for is unknown to both (docs/online-sources.md says what was modelled
/// on what).
package final class FakeFoodSources: Sendable {
    /// What is asked for with one code or word gets.
    package enum Behaviour: Sendable {
        /// A published answer, by the name of its file.
        case published(String, status: HTTPResponse.Status = .ok)
        case text(String, status: HTTPResponse.Status = .ok, type: String = "application/json")
        case redirect(to: String)
        /// Begins to answer after this long.
        case late(Duration)
        /// A byte now and then, for two seconds.
        case dripping
        case bytes(Int)
    }

    package struct Asked: Sendable {
        package let path: String
        package let query: String
        package let agent: String
        /// Everything else it could learn about who asked.
        package let otherHeaders: Set<String>
    }

    private struct State {
        var behaviours: [String: Behaviour] = [:]
        var asked: [Asked] = []
    }

    private let state = Mutex(State())
    private let port = Mutex(0)

    package var address: String { "http://127.0.0.1:\(self.port.withLock(\.self))" }
    package var asked: [Asked] { self.state.withLock(\.asked) }

    /// Serves while `work` runs.
    package static func run(_ work: @Sendable @escaping (FakeFoodSources) async throws -> Void) async throws {
        let fake = FakeFoodSources()
        let router = Router()
        router.get("api/v2/product/:code") { request, context in
            try await fake.answer(request, about: context.parameters.get("code") ?? "", else: "openfoodfacts-missing")
        }
        router.get("api/food-database/v2/parser") { request, _ in
            let words = request.uri.queryParameters["ingr"].map(String.init)
            let code = request.uri.queryParameters["upc"].map(String.init)
            let missing = words == nil ? "edamam-missing" : "edamam-nothing"
            return try await fake.answer(request, about: words ?? code ?? "", else: missing)
        }
        try await Application(router: router).test(.live) { client in
            fake.port.withLock { $0 = client.port ?? 0 }
            try await work(fake)
        }
    }

    package func prepare(_ key: String, _ behaviour: Behaviour) {
        self.state.withLock { $0.behaviours[key] = behaviour }
    }

    private func answer(_ request: Request, about key: String, else missing: String) async throws -> Response {
        let known: Set<HTTPField.Name> = [.userAgent, .accept, .contentLength, .connection]
        let asked = Asked(
            path: request.uri.path,
            query: request.uri.query ?? "",
            agent: request.headers[.userAgent] ?? "",
            otherHeaders: Set(request.headers.map(\.name).filter { !known.contains($0) }.map(\.rawName))
        )
        let behaviour = self.state.withLock { state in
            state.asked.append(asked)
            return state.behaviours[key]
        }
        switch behaviour ?? .published(missing, status: missing == "edamam-nothing" ? .ok : .notFound) {
        case .published(let name, let status):
            return Self.json(try Self.published(name, about: key), status)
        case .text(let text, let status, let type):
            return Response(status: status, headers: [.contentType: type], body: .init(byteBuffer: .init(string: text)))
        case .redirect(let target):
            return Response(status: .movedPermanently, headers: [.location: target])
        case .late(let wait):
            try await Task.sleep(for: wait)
            return Self.json("{}", .ok)
        case .dripping:
            return Response(status: .ok, body: ResponseBody(asyncSequence: Self.drips))
        case .bytes(let count):
            let text = #"{"status": 1, "product": {"product_name": ""# + String(repeating: "a", count: count) + #""}}"#
            return Self.json(text, .ok)
        }
    }

    /// A published answer about this code or word.
    package static func published(_ name: String, about key: String) throws -> String {
        let folder = Bundle.module.resourcePath ?? "."
        let text = try String(contentsOfFile: "\(folder)/PublishedAnswers/\(name).json", encoding: .utf8)
        return text.replacing("CODE", with: key).replacing("TEXT", with: key)
    }

    private static func json(_ text: String, _ status: HTTPResponse.Status) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(string: text))
        )
    }

    private static var drips: AsyncStream<ByteBuffer> {
        AsyncStream { stream in
            Task {
                for _ in 0..<40 {
                    stream.yield(ByteBuffer(string: " "))
                    try await Task.sleep(for: .milliseconds(50))
                }
                stream.finish()
            }
        }
    }
}
