import Hummingbird
import Web

/// What came of an answer or a request, as a device reads it.
struct OutcomeAnswer: Encodable, Sendable {
    let areBuddies: Bool
    /// Nil until they are.
    let chatId: String?

    /// Throws 404 for somebody who isn't there, 429 for a day's requests used up.
    init(_ outcome: AnswerStore.Outcome?) throws {
        switch outcome {
        case nil: throw HTTPError(.notFound)
        case .tooMany: throw HTTPError(.tooManyRequests, message: RequestWords.tooMany)
        case .kept, .asked: (self.areBuddies, self.chatId) = (false, nil)
        case .buddies(let chat, _): (self.areBuddies, self.chatId) = (true, chat)
        }
    }
}

enum RequestWords {
    static let tooMany =
        "You asked \(AnswerStore.mostRequests) people today. Give them time to answer, and ask more tomorrow."
}
