package import Foundation
import HTTPTypes
package import Hummingbird
import Members
package import Storage

/// Refuses an id that a member already sent with something else: one key, one body.
///
/// A form or JSON object carries an id, as `Idempotency-Key` or as the `requestId` of what it makes, so that sending it again is
/// harmless. Whoever sends another one under the same id must hear that it wasn't taken. What was refused or failed changed
/// nothing, and may be sent again with its mistakes mended.
package struct SentFormMiddleware: RouterMiddleware {
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
        guard request.method == .post, let member = context.member, !context.route.tellsRepeats, request.isForm else {
            return try await next(request, context)
        }
        guard let body = try await request.wholeBody(upTo: Request.largestForm) else {
            throw HTTPError(.contentTooLarge, message: "That is more than we can take at once.")
        }
        var request = request
        request.body = .init(buffer: body)
        guard let form = SentForm(request, body) else { return try await next(request, context) }
        let forms = SentFormStore(database: self.database, owner: member.id)
        switch try await forms.take(form, now: self.now()) {
        case .another: throw FormErrors("requestId", Self.complaint)
        case .same: return try await next(request, context)
        case .new: return try await Self.releasing(form, forms) { try await next(request, context) }
        }
    }

    private static let complaint =
        "This was sent before, and said something else then. One key is for one body: send a new key with what is new."

    private static func releasing(
        _ form: SentForm,
        _ forms: SentFormStore,
        _ next: () async throws -> Response
    ) async throws -> Response {
        let response: Response
        do {
            response = try await next()
        } catch {
            try await forms.release(form)
            throw error
        }
        if response.status.code >= 400 { try await forms.release(form) }
        return response
    }
}

extension Request {
    /// Whether the body is a form's; a file may have any type and is read by its own route.
    fileprivate var isForm: Bool {
        let type = self.headers[.contentType].flatMap(MediaType.init(from:))
        return type?.isType(.applicationJson) == true || type?.isType(.applicationUrlEncoded) == true
    }
}
