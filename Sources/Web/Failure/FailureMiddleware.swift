import HTTPTypes
package import Hummingbird
import Logging

/// Turns everything that handlers throw into a response, and is the only place that does.
///
/// An unknown error is our fault: it is logged with the request's id, and the response says nothing about it.
package struct FailureMiddleware: RouterMiddleware {
    private let views: Views

    package init(views: Views) { self.views = views }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let failure = Failure(error)
            if failure.isUnknown {
                context.logger.error("Request failed", metadata: ["error": "\(String(reflecting: error))"])
            }
            return try self.answer(failure, to: request, in: context)
        }
    }

    private func answer(_ failure: Failure, to request: Request, in context: AppContext) throws -> Response {
        let format = ResponseFormat(request, in: context)
        var response: Response
        if failure.status == .unauthorized, format == .page, request.headers[.accept] == "text/event-stream" {
            // 204 ends the reconnects of an event stream whose session has ended (the HTML standard, section 9.2.3).
            return Response(status: .noContent)
        } else if failure.status == .unauthorized, format == .page, request.method == .get || request.method == .head {
            return .onward(to: Places.logIn.path + "?next=" + request.uri.path.escapedForAddress(keeping: "/"))
        } else if format == .json {
            response = try Problem(failure).response(failure.status)
        } else {
            let frame = self.views.frame(failure.headline, back: Places.start.path, in: context)
            response = try self.views.render(FailurePage(failure, frame: frame)).response()
        }
        response.headers.append(contentsOf: failure.headers)
        return response
    }
}
