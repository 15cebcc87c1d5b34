import Foundation
import HTTPTypes
import Members
import Web

/// The page of a report, with the possible decisions.
struct OneReportPage: PageModel {
    static let template = "safety/one"

    let status: HTTPResponse.Status
    let frame: Frame
    let aboutName: String
    let aboutSuspended: Bool
    let reason: String
    let told: String
    let words: String
    let messages: [MessageView]
    /// The decisions about earlier reports of the same member; empty for the first.
    let history: String
    let dismissalPath: String
    let warningPath: String
    let suspensionPath: String
    let note: FieldView
    /// Why this administrator can't decide it; empty when they can.
    let notYours: String

    struct MessageView: Encodable, Sendable {
        let messageText: String
        let messageNote: String
    }

    init(
        _ report: Report,
        _ form: DecisionForm,
        _ errors: FormErrors,
        _ people: [Member.ID: Person],
        _ history: [Report.State: Int],
        for administrator: Member,
        at now: Date,
        frame: Frame
    ) {
        let timeZone = administrator.timeZone
        func name(_ id: Member.ID?) -> String { id.flatMap { people[$0]?.screenName } ?? "a former member" }
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.aboutName = name(report.about)
        self.aboutSuspended = people[report.about]?.isSuspended ?? false
        self.reason = report.reason.label
        func moment(_ at: Date) -> String { DayName.momentInSentence(at, at: now, in: timeZone) }
        self.told = "\(name(report.reporter)), \(moment(report.at))"
        self.words = report.account.words
        self.messages = report.account.messages.map {
            MessageView(
                messageText: $0.text,
                messageNote: "\(name($0.sender)), \(moment($0.at))"
            )
        }
        self.history = Self.words(history)
        self.dismissalPath = CommunitySafetyLinks.decision(.dismissal, report.id)
        self.warningPath = CommunitySafetyLinks.decision(.warning, report.id)
        self.suspensionPath = CommunitySafetyLinks.decision(.suspension, report.id)
        self.note = FieldView("note", of: form, errors)
        self.notYours = report.reporter == administrator.id ? Self.ownReport : ""
    }

    static let ownReport = """
        You sent this report, so another administrator decides it. If there is none, ask whoever runs this Spotter to name \
        one: spotter admin make NAME.
        """

    private static func words(_ history: [Report.State: Int]) -> String {
        let names: [(Report.State, String)] = [
            (.open, "waiting"), (.dismissed, "dismissed"), (.warned, "with a warning"),
            (.suspended, "with a suspension"),
        ]
        return names.compactMap { state, name in history[state].map { "\($0) \(name)" } }.joined(separator: ", ")
    }
}
