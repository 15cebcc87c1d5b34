import Foundation
import HTTPTypes
import Members
import Web

/// The page for reporting a member.
struct ReportPage: PageModel {
    static let template = "safety/report"

    let status: HTTPResponse.Status
    let frame: Frame
    let sendPath = CommunitySafetyLinks.reports.path
    let about: String
    let aboutName: String
    let chat: String
    let reasons: [ChoiceView]
    let reasonComplaints: [String]
    let words: FieldView
    let longestWords = String(Report.longestWords)
    let messages: [MessageView]
    let messageComplaints: [String]
    let blocks: Bool

    struct MessageView: Encodable, Sendable {
        let messageField: String
        let messageNumber: String
        let messageText: String
        let messageNote: String
        let messageChosen: Bool
    }

    init(
        _ form: ReportForm,
        _ errors: FormErrors,
        about person: Person,
        messages: [ChatLine],
        of member: Member,
        at now: Date,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.about = String(person.id)
        self.aboutName = person.firstName
        self.chat = form.chat ?? ""
        self.reasons = Report.Reason.choices(chosen: [form.input["reason"]])
        self.reasonComplaints = errors["reason"]
        self.words = FieldView("words", of: form, errors)
        let chosen = Set(form.input.items("messages").map { $0.input["number"] })
        self.messages = messages.enumerated().map { place, line in
            MessageView(
                messageField: "messages.\(place).number",
                messageNumber: String(line.number),
                messageText: line.text,
                messageNote: "\(line.sender == member.id ? "You" : person.firstName), "
                    + DayName.momentInSentence(line.at, at: now, in: member.timeZone),
                messageChosen: chosen.contains(String(line.number))
            )
        }
        self.messageComplaints = errors["messages"] + errors["chatId"]
        self.blocks = form.input.isOn("block")
    }
}
