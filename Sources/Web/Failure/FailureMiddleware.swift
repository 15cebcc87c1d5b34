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
            response = try self.views.render(
                FailurePage(failure, frame: self.views.frame(failure.headline, back: Places.start.path, in: context))
            ).response()
        }
        response.headers.append(contentsOf: failure.headers)
        return response
    }
}

/// Says what went wrong.
struct FailurePage: PageModel {
    static let template = "failure"

    let frame: Frame
    let status: HTTPResponse.Status
    /// The name of a drawing of what went wrong.
    let failureDrawing: String
    let heading: String
    let advice: String
    /// Complaints about the input, where there is no form beside which to show them.
    let complaints: [String]
    let actionPath: String
    let actionName: String

    init(_ failure: Failure, frame: Frame) {
        self.frame = frame
        self.status = failure.status
        self.failureDrawing = Self.drawing(of: failure)
        self.heading = failure.headline
        self.complaints = failure.errors.inOrder
        self.advice = self.complaints.isEmpty ? failure.advice : ""
        let isStranger = failure.status == .unauthorized
        self.actionPath = failure.way?.path ?? (isStranger ? Places.logIn : Places.start).path
        self.actionName = failure.way?.name ?? (isStranger ? "Log in" : "Go to the start")
    }

    /// Returns a closed door, a breather, a file that isn't taken, a stumble of ours, or looking around for what isn't there.
    private static func drawing(of failure: Failure) -> String {
        switch failure.status.code {
        case 403: "closed-door"
        case 429: "breather"
        case 413, 415: "file-refused"
        case 500...: "stumble"
        default: failure.errors["file"].isEmpty ? "nothing-found" : "file-refused"
        }
    }
}

/// The page that the service worker shows when there is no network: the same for all, with the ways to what is kept.
package struct OfflinePage: PageModel {
    package static let template = "offline"
    let frame: Frame

    package init(frame: Frame) {
        var frame = frame
        frame.tabs = Tab.allCases.map { Frame.TabLink($0) }
        self.frame = frame
    }
}
