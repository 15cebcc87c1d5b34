import Crypto
package import Foundation
import HTTPTypes
package import Hummingbird
import Members
package import Storage

/// Handles a member's write once, however often it is sent with the same key, and refuses another one under that key.
///
/// The key is the `Idempotency-Key` of the header, or the id of what a write makes: the `requestId` of a form or JSON
/// object, of an address, or the id in the path of a file (`IdempotencyKeyPlace`). A browser that didn't hear the answer
/// sends the form again from its offline queue, and gets the first answer, or is told that it was done (`Repetition`);
/// what carries an id of its own goes on to its route, which answers with what it made. A device is told so by 409 where
/// what is made has no id of its own (`RouteTrait.remembered`). What was refused or failed
/// changed nothing, and may be sent again with its mistakes mended. When the program ends between the change and its
/// answer, the form is handled again: what adds something carries an id of its own against that
/// (`FormInput.requestID`).
package struct IdempotencyKeyMiddleware: RouterMiddleware {
    private static let writes: Set<HTTPRequest.Method> = [.post, .put, .patch, .delete]

    private let database: any Database
    /// The key of the digests of what was sent.
    private let key: SymmetricKey
    private let now: @Sendable () -> Date

    package init(database: any Database, seal: Seal, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.key = seal.key(ofMarks: "idempotency_key.digest")
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard Self.writes.contains(request.method), let member = context.member else {
            return try await next(request, context)
        }
        guard case .isTold(let told) = context.route.repetition else { return try await next(request, context) }
        let keyed = try await KeyedRequest(request, by: member.id, digestedWith: self.key, in: context)
        guard !keyed.keys.isEmpty else { return try await next(keyed.request, context) }
        let store = IdempotencyKeyStore(database: self.database, owner: member.id)
        // A device's answer has a body, which is not kept; that there was one is, where its route can't know.
        let isByBrowser = if case .cookie = context.route.proof { true } else { false }
        let done: any Error = isByBrowser ? told : Self.done
        let knowsAnswer = isByBrowser || context.route.isRemembered
        func keepsAnswer(_ key: IdempotencyKey) -> Bool { knowsAnswer && key.isInHeader }
        let open = keyed.digest == nil ? keyed.keys : keyed.keys.filter(keepsAnswer)
        let claim = try await store.claim(keyed.keys, keyed.digest, open: open, now: self.now())
        do {
            if let again = try await Self.answer(to: keyed, claim.known, orElse: done) { return again }
            let response = try await next(keyed.request, context)
            if keyed.isAnother { throw Self.another }
            guard response.status.code < 400 else {
                try await store.release(claim)
                return response
            }
            let answer = IdempotencyKeyStore.Answer.given(
                status: response.status.code,
                location: isByBrowser ? response.headers[.location] ?? "" : ""
            )
            let answers = open.filter(claim.taken.contains).map {
                (key: $0, answer: keepsAnswer($0) ? answer : .unkept)
            }
            try await store.settle(answers, of: claim, keyed.digest)
            return response
        } catch {
            try await store.release(claim)
            if keyed.isAnother { throw Self.another }
            throw error
        }
    }

    /// Returns the first answer where it is kept, nil where the route is to answer; throws where the request is another,
    /// or the first one is still under way.
    private static func answer(
        to keyed: KeyedRequest,
        _ known: [IdempotencyKeyStore.Known],
        orElse done: any Error
    ) async throws -> Response? {
        for digest in known.compactMap(\.digest) {
            switch keyed.content {
            case .read(let own): if own != digest { throw Self.another }
            case .body(let body): body.expect(digest)
            }
        }
        for one in known {
            switch one.answer {
            case .underWay:
                throw HTTPError(.tooEarly, message: "The same form is still being handled. Send it again in a moment.")
            case .given(let status, let location):
                if case .body(let body) = keyed.content { try await body.readToEnd() }
                if !location.isEmpty { return .onward(to: location) }
                let answer = HTTPResponse.Status(code: status)
                guard answer == .noContent else { throw done }
                return Response(status: answer)
            case .unkept: continue
            }
        }
        return nil
    }

    private static let done = Conflict(
        "This was done before under the same key. What came of it is shown once: read the list to see what is there."
    )

    private static let another = FormErrors(
        "requestId",
        "This was sent before, and said something else then. One key is for one body: send a new key with what is new."
    )
}

extension KeyedRequest {
    /// Whether its body was found to be another than came under its key.
    fileprivate var isAnother: Bool {
        if case .body(let body) = self.content { body.isAnother } else { false }
    }
}
