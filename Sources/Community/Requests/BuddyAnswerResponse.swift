import Hummingbird

/// What came of an answer or a request, as a device reads it.
struct BuddyAnswerResponse: Encodable, Sendable {
    let areBuddies: Bool
    /// Nil until they are.
    let chatId: String?

    /// Throws 404 for somebody who isn't there, 429 for a day's requests used up.
    init(_ outcome: BuddyAnswerStore.Outcome?) throws {
        switch outcome {
        case nil: throw HTTPError(.notFound)
        case .tooMany: throw HTTPError(.tooManyRequests, message: BuddyRequestWords.tooMany)
        case .kept, .asked: (self.areBuddies, self.chatId) = (false, nil)
        case .buddies(let chat, _): (self.areBuddies, self.chatId) = (true, chat)
        }
    }
}

enum BuddyRequestWords {
    static let tooMany =
        "You asked \(BuddyAnswerStore.mostRequests) people today. Give them time to answer, and ask more tomorrow."
}
