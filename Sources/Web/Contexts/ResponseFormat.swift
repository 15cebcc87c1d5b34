import HTTPTypes
package import Hummingbird

/// The format of a response: a whole page, a fragment of one, or JSON.
package enum ResponseFormat: Sendable {
    case page, fragment, json

    package init(_ request: Request, in context: some PageContext) {
        if Self.isAPI(request, context) {
            self = .json
        } else if request.headers[.hxRequest] != nil, request.headers[.hxHistoryRestoreRequest] == nil,
            request.headers[.hxBoosted] == nil
        {
            self = .fragment
        } else if request.headers[.accept]?.contains("application/json") == true {
            self = .json
        } else {
            self = .page
        }
    }

    /// Decides by the path only when no route was found.
    private static func isAPI(_ request: Request, _ context: some PageContext) -> Bool {
        context.route.isKnown ? context.route.proof == .token : request.uri.path.hasPrefix(Routes.apiPath + "/")
    }
}

extension HTTPField.Name {
    static let hxRequest = HTTPField.Name("HX-Request")!
    static let hxBoosted = HTTPField.Name("HX-Boosted")!
    static let hxHistoryRestoreRequest = HTTPField.Name("HX-History-Restore-Request")!
}
