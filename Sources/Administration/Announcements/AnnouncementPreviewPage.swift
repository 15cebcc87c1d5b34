import Members
import Web

/// An announcement as its readers will see it, before it goes.
struct AnnouncementPreviewPage: PageModel {
    static let template = "administration/announcement-preview"

    let frame: Frame
    let words: String
    let audience: String
    let reason: String
    /// How many members it reaches, and by which ways.
    let reach: String

    init(_ values: AnnouncementForm.Values, count: Int, frame: Frame) {
        self.frame = frame
        self.words = values.words
        self.audience = values.audience.rawValue
        self.reason = values.reason
        let members = count == 1 ? "1 member" : "\(count) members"
        self.reach =
            "\(values.audience.title): \(members), once each, by the ways they chose for words from this Spotter."
    }
}
