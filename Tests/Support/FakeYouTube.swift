import Foundation
package import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization

/// A server of our own that answers as YouTube's Data API v3 is published to answer a search.
///
/// Words that nothing was prepared for find nothing (docs/online-sources.md says what was modelled on what).
package final class FakeYouTube: Sendable {
    /// What a search with a word in it gets.
    package enum Behaviour: Sendable {
        /// A published answer, by the name of its file.
        case published(String, status: HTTPResponse.Status = .ok)
        case text(String, status: HTTPResponse.Status = .ok)
        case late(Duration)
        case bytes(Int)
    }

    package struct Asked: Sendable {
        package let parameters: [String: String]
        /// Everything it could learn about who asked.
        package let headers: Set<String>
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
    package static func run(_ work: @Sendable @escaping (FakeYouTube) async throws -> Void) async throws {
        let fake = FakeYouTube()
        let router = Router()
        router.get("youtube/v3/search") { request, _ in try await fake.answer(request) }
        try await Application(router: router).test(.live) { client in
            fake.port.withLock { $0 = client.port ?? 0 }
            try await work(fake)
        }
    }

    package func prepare(_ word: String, _ behaviour: Behaviour) {
        self.state.withLock { $0.behaviours[word] = behaviour }
    }

    private func answer(_ request: Request) async throws -> Response {
        var parameters: [String: String] = [:]
        for (name, value) in request.uri.queryParameters { parameters[String(name)] = String(value) }
        let query = parameters["q"] ?? ""
        let asked = Asked(parameters: parameters, headers: Set(request.headers.map(\.name.rawName)))
        let behaviour = self.state.withLock { state in
            state.asked.append(asked)
            return state.behaviours.first { query.contains($0.key) }?.value
        }
        switch behaviour ?? .published("youtube-nothing") {
        case .published(let name, let status):
            let folder = Bundle.module.resourcePath ?? "."
            return Self.json(
                try String(contentsOfFile: "\(folder)/PublishedAnswers/\(name).json", encoding: .utf8),
                status
            )
        case .text(let text, let status): return Self.json(text, status)
        case .late(let wait):
            try await Task.sleep(for: wait)
            return Self.json("{}", .ok)
        case .bytes(let count): return Self.json(String(repeating: " ", count: count) + "{}", .ok)
        }
    }

    private static func json(_ text: String, _ status: HTTPResponse.Status) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json; charset=UTF-8"],
            body: .init(byteBuffer: ByteBuffer(string: text))
        )
    }
}
