import HTTPTypes
import Hummingbird
import NIOCore

/// A failure as a device reads it, as RFC 9457 problem details.
struct Problem: Encodable, Sendable {
    /// "about:blank" means that the status says everything about the kind (RFC 9457 section 4.2.1).
    let type = "about:blank"
    let title: String
    let status: Int
    let detail: String
    /// Complaints by field; only for 422.
    let errors: FieldMessages?

    init(_ failure: Failure) {
        self.title = failure.status.reasonPhrase
        self.status = failure.status.code
        self.detail = failure.advice
        self.errors = failure.errors.isEmpty ? nil : FieldMessages(failure.errors)
    }

    func response(_ status: HTTPResponse.Status) throws -> Response {
        var response = try JSONResponse(self, status: status).response()
        response.headers[.contentType] = "application/problem+json"
        return response
    }
}
