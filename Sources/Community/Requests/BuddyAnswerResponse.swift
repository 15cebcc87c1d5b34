/// The outcome of an answer or a request, as a device reads it.
struct BuddyAnswerResponse: Encodable, Sendable {
    let areBuddies: Bool
    /// Nil until they are buddies.
    let chatId: String?
}

enum BuddyRequestWords {
    static let tooMany =
        "You asked \(BuddyAnswerStore.mostRequests) people today. Give them time to answer, and ask more tomorrow."
}
