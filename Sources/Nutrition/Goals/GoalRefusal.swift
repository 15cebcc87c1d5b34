import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// The response to a goal that is not safe: RFC 9457 problem details with the extension `proposal`.
struct GoalRefusal: Encodable, Sendable {
    let type = "about:blank"
    let title = HTTPResponse.Status.unprocessableContent.reasonPhrase
    let status = HTTPResponse.Status.unprocessableContent.code
    let detail: String
    let errors: [String: [String]]
    /// The nearest safe goal, which can be sent as it is; absent when there is none.
    let proposal: GoalResponse?

    init(_ dangers: [GoalDanger], proposal: GoalPlan?) {
        let reasons = dangers.map { ($0.field, [$0.words(in: .metric)]) }
        self.detail = "That goal is not safe for you. " + reasons.flatMap(\.1).joined(separator: " ")
        self.errors = Dictionary(reasons, uniquingKeysWith: +)
        self.proposal = proposal.map { GoalResponse(proposing: GoalTerms($0)) }
    }

    func response() throws -> Response {
        var response = try JSONResponse(self, status: .unprocessableContent).response()
        response.headers[.contentType] = "application/problem+json"
        return response
    }
}
