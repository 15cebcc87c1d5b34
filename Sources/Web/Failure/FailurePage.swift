import HTTPTypes
import Hummingbird
import Logging

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
    /// Whether a new link to confirm one's address helps; Together says to which it was mailed.
    let asksToConfirm: Bool

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
        self.asksToConfirm = failure.asksToConfirm
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
