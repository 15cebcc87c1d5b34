import Foundation
import OutboundHTTP
import Synchronization

@testable import Music

/// Another server, as a source asks it: each request is noted, and answered by a function.
final class FakeServer: Sendable {
    typealias Answer = @Sendable (_ path: String, _ query: [String: String]) throws -> (status: Int, body: String)

    private let answer: Mutex<Answer>
    private let questions = Mutex<[GuardedClient.Question]>([])

    init(_ answer: @escaping Answer) { self.answer = Mutex(answer) }

    func answers(_ answer: @escaping Answer) { self.answer.withLock { $0 = answer } }

    /// The requests so far, as "GET /rest/ping.view".
    var asked: [String] {
        self.questions.withLock { questions in
            questions.map { "\($0.method) \(URL(string: $0.address)?.path ?? "")" }
        }
    }

    /// The query of the last request.
    var lastQuery: [String: String] {
        self.questions.withLock { $0.last.map { Self.query(of: $0) } ?? [:] }
    }

    /// The last request that carried a body.
    var lastBody: String {
        self.questions.withLock { $0.last { $0.body != nil }?.body.map { String(decoding: $0, as: UTF8.self) } ?? "" }
    }

    var ask: OutboundFetch {
        { [self] question throws(OnlineProblem) in
            self.questions.withLock { $0.append(question) }
            let answer = self.answer.withLock { $0 }
            do {
                let (status, body) = try answer(URL(string: question.address)?.path ?? "", Self.query(of: question))
                return GuardedClient.Reply(status: status, body: Data(body.utf8))
            } catch {
                throw error as? OnlineProblem ?? .unreachable("test")
            }
        }
    }

    var http: SourceHTTP {
        SourceHTTP(ask: self.ask) { _ throws(OnlineProblem) in throw .unreachable("no sound in this test") }
    }

    private static func query(of question: GuardedClient.Question) -> [String: String] {
        let items = URLComponents(string: question.address)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }
}
