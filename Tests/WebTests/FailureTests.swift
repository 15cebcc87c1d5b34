import HTTPTypes
import Hummingbird
import Testing

@testable import Web

/// What rules throw in words of their own, without a status of HTTP.
struct FailureTests {
    @Test(
        "a rule's refusal is answered with its status and its words",
        arguments: [
            (NotFound("Said so."), 404), (NotAllowed("Said so."), 403), (Conflict("Said so."), 409),
            (TooMuch("Said so."), 413), (TooOften(seconds: 30, words: "Said so."), 429),
            (TryAgainLater(words: "Said so.", seconds: 20), 503),
        ] as [(any Error, Int)]
    )
    func words(error: any Error, status: Int) {
        let failure = Failure(error)
        #expect(failure.status.code == status)
        #expect(failure.advice == "Said so.")
        #expect(!failure.isUnknown)
    }

    @Test("who asks too often is told how long to wait, in the usual words where the rule has none")
    func wait() {
        let failure = Failure(TooOften(seconds: 7))
        #expect(failure.status == .tooManyRequests)
        #expect(failure.advice == Failure(HTTPError(.tooManyRequests)).advice)
        #expect(failure.headers[.retryAfter] == "7")
    }
}
