import Foundation
import OutboundHTTP
import Synchronization

/// Answers as a server did when it was asked before; remembers what it is asked.
final class RecordedServer: Sendable {
    typealias Answer = (status: Int, headers: [(String, String)], body: String)

    private let answers: [String: Answer]
    private let remembered = Mutex<[GuardedClient.Question]>([])

    /// By method and address; all else isn't there.
    init(_ answers: [String: Answer]) { self.answers = answers }

    var questions: [GuardedClient.Question] { self.remembered.withLock(\.self) }
    var asked: [String] { self.questions.map { "\($0.method) \($0.address)" } }

    @Sendable
    func ask(_ question: GuardedClient.Question) async throws(OnlineProblem) -> GuardedClient.Reply {
        self.remembered.withLock { $0.append(question) }
        let answer = self.answers["\(question.method) \(question.address)"] ?? (404, [], "")
        return GuardedClient.Reply(status: answer.status, headers: answer.headers, body: Data(answer.body.utf8))
    }
}
