import HTTPTypes
import Hummingbird
import Storage
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
            (FileRefusal("Said so.", .tooHeavy), 413), (FileRefusal("Said so.", .busy), 503),
        ] as [(any Error, Int)]
    )
    func words(error: any Error, status: Int) {
        let failure = Failure(error)
        #expect(failure.status.code == status)
        #expect(failure.advice == "Said so.")
        #expect(!failure.isUnknown)
    }

    @Test(
        "a refusal without words of its own is answered in the usual words of its status",
        arguments: [
            (NotFound(), .notFound), (NotAllowed(), .forbidden), (Conflict(), .conflict),
            (TooMuch(), .contentTooLarge),
        ] as [(any Error, HTTPResponse.Status)]
    )
    func usualWords(error: any Error, status: HTTPResponse.Status) {
        let failure = Failure(error)
        let usual = Failure(HTTPError(status))
        #expect(failure.status == status && failure.headline == usual.headline && failure.advice == usual.advice)
        #expect(failure.headers.isEmpty)
    }

    @Test("what was written to a member who was deleted at that moment is no fault of the server, and logged")
    func gone() {
        let failure = Failure(DatabaseError.foreignKeyViolation("diary_entry.owner_id"))
        #expect(failure.status == .conflict && failure.headline == "Somebody was faster" && failure.isUnknown)
    }

    @Test("a refused file is complained of beside its field; in a busy moment one is told when to try again")
    func files() {
        let failure = Failure(FileRefusal("Said so."))
        #expect(failure.status == .unprocessableContent && failure.errors["file"] == ["Said so."])
        #expect(Failure(FileRefusal("Said so.", .busy)).headers[.retryAfter] == "20")
    }

    @Test("complaints come in the order of their fields, so that the same mistakes are the same answer")
    func order() throws {
        var errors = FormErrors()
        for field in ["weight", "day", "name", "at", "birthday", "gender"] { errors.add(field, "Mend this.") }
        let text = try JSONResponse.text(of: Problem(Failure(errors)))
        let places = ["at", "birthday", "day", "gender", "name", "weight"].map { text.firstRange(of: "\"\($0)\":[") }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.?.lowerBound) == places.compactMap(\.?.lowerBound).sorted(), "\(text)")
    }

    @Test("a form that was done already is no mistake, and says where to look")
    func done() {
        let way = (path: "/me/tokens", name: "Look at your tokens")
        let failure = Failure(DoneBefore(words: "It was made.", way: way))
        #expect(failure.status == .ok && failure.advice == "It was made.")
        #expect(failure.way?.path == "/me/tokens" && failure.way?.name == "Look at your tokens")
    }

    @Test("who asks too often is told how long to wait, in the usual words where the rule has none")
    func wait() {
        let failure = Failure(TooOften(seconds: 7))
        #expect(failure.status == .tooManyRequests)
        #expect(failure.advice == Failure(HTTPError(.tooManyRequests)).advice)
        #expect(failure.headers[.retryAfter] == "7")
    }
}
