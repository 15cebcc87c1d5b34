import Foundation
import Members
import Storage
import Web

/// An announcement as a device reads it.
struct AnnouncementResponse: Encodable, Sendable {
    let id: String
    let words: String
    let audience: String
    /// In UTC.
    let createdAt: String
    /// Null while it is about to go out.
    let sentAt: OrNull<String>

    init(_ announcement: AnnouncementStore.Announcement) {
        self.id = announcement.id
        self.words = announcement.words
        self.audience = announcement.audience.rawValue
        self.createdAt = announcement.createdAt.formatted(.iso8601)
        self.sentAt = OrNull(announcement.sentAt?.formatted(.iso8601))
    }
}

/// What was said, the latest first.
struct AnnouncementsResponse: Encodable, Sendable {
    let announcements: [AnnouncementResponse]
    /// The value of `after` for the next page; null on the last.
    let next: OrNull<String>

    init(_ said: [AnnouncementStore.Announcement]) {
        self.announcements = said.map(AnnouncementResponse.init)
        let last = said.count == AnnouncementsPage.length ? said.last : nil
        self.next = OrNull(last.map { Cursor(at: $0.createdAt.milliseconds, id: $0.id).description })
    }
}

/// How many members an audience has.
struct AudienceResponse: Encodable, Sendable {
    let audience: String
    let members: Int
}
