import Foundation
import HTTPTypes
import Members
import Storage
import Web

/// The form of an announcement, and what was said before.
struct AnnouncementsPage: PageModel {
    static let template = "administration/announcements"
    /// The most on one page.
    static let length = 30

    struct Item: Encodable, Sendable {
        let saidWords: String
        let saidNote: String
        /// Empty once it went out.
        let takeBackPath: String
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let words: FieldView
    let audiences: [ChoiceView]
    let audienceComplaints: [String]
    let reason: FieldView
    let items: [Item]
    let nextPath: String

    init(
        _ form: AnnouncementForm,
        _ errors: FormErrors,
        _ said: [AnnouncementStore.Announcement],
        at now: Date,
        in timeZone: TimeZone,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.words = FieldView("words", of: form, errors)
        let chosen = form.input["audience"].isEmpty ? MemberAudience.everybody.rawValue : form.input["audience"]
        self.audiences = MemberAudience.allCases.map {
            ChoiceView($0.rawValue, label: $0.title, chosen: $0.rawValue == chosen)
        }
        self.audienceComplaints = errors["audience"]
        self.reason = FieldView("reason", of: form, errors)
        self.items = said.map {
            let when = $0.sentAt == nil ? "goes out in a moment" : DayName.moment($0.createdAt, at: now, in: timeZone)
            return Item(
                saidWords: $0.words,
                saidNote: "\($0.audience.title) · \(when)",
                takeBackPath: $0.sentAt == nil ? AdministrationLinks.announcementRemoval($0.id) : ""
            )
        }
        let last = said.count == Self.length ? said.last : nil
        let path = AdministrationLinks.announcements.path
        self.nextPath = last.map { "\(path)?after=\(Cursor(at: $0.createdAt.milliseconds, id: $0.id))" } ?? ""
    }
}
