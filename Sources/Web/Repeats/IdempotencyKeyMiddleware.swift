package import Foundation
import HTTPTypes
package import Hummingbird
import Members
package import Storage

/// Handles a member's form once, however often it is sent with the same `Idempotency-Key`.
///
/// A browser that didn't hear the answer sends the form again from its offline queue, and gets the first answer. What was
/// refused or failed changed nothing, and is handled anew. When the program ends between the change and its answer, the
/// form is handled again: what adds something carries an id of its own against that (`FormInput.requestID`).
package struct IdempotencyKeyMiddleware: RouterMiddleware {
    private let database: any Database
    private let now: @Sendable () -> Date

    package init(database: any Database, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .post, case .cookie = context.route.proof, let member = context.member,
            let key = request.headers[.idempotencyKey].flatMap(RowID.read)
        else {
            return try await next(request, context)
        }
        let keys = IdempotencyKeyStore(database: self.database, owner: member.id)
        switch try await keys.claim(key, now: self.now()) {
        case .underWay:
            throw HTTPError(.tooEarly, message: "The same form is still being handled. Send it again in a moment.")
        case .answered(let status, let location):
            return Self.again(status: status, location: location)
        case .new:
            return try await self.answering(key, keys) { try await next(request, context) }
        }
    }

    private static func again(status: Int, location: String) -> Response {
        location.isEmpty ? Response(status: .init(code: status)) : .onward(to: location)
    }

    private func answering(
        _ key: String,
        _ keys: IdempotencyKeyStore,
        _ next: () async throws -> Response
    ) async throws -> Response {
        let response: Response
        do {
            response = try await next()
        } catch {
            try await keys.release(key)
            throw error
        }
        guard response.status.code < 400 else {
            try await keys.release(key)
            return response
        }
        try await keys.answer(key, status: response.status.code, location: response.headers[.location] ?? "")
        return response
    }
}

extension HTTPField.Name {
    static let idempotencyKey = HTTPField.Name("Idempotency-Key")!
}
