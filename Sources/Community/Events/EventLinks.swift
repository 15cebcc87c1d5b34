import Members
import Storage
import Web

/// The addresses of events.
enum EventLinks: String, LinkTable {
    static let name = "events"

    case all = "/together/events"
    case new = "/together/events/new"
    case event = "/together/events/:id"
    case editing = "/together/events/:id/editing"
    case cancellation = "/together/events/:id/cancellation"
    case restoration = "/together/events/:id/restoration"
    case picture = "/together/events/:id/picture"
    case pictureRemoval = "/together/events/:id/picture/removal"
    case pictureRestoration = "/together/events/:id/picture/restoration"
    case pictureFile = "/together/events/:id/pictures/:size"
    case joining = "/together/events/:id/joining"
    case leaving = "/together/events/:id/leaving"
    case checkIn = "/together/events/:id/check-in"
    case invitations = "/together/events/:id/invitations"
    case calendar = "/together/events/:id/calendar"
    case care = "/admin/events/:id"
    case keeper = "/admin/events/:id/keeper"
    /// Undoes handing it over: the member looks after it again.
    case keeperReturn = "/admin/events/:id/keeper/:member"

    static func event(_ id: GroupEvent.ID) -> String { Self.event.path(id) }
    static func editing(_ id: GroupEvent.ID) -> String { Self.editing.path(id) }
    static func cancellation(_ id: GroupEvent.ID) -> String { Self.cancellation.path(id) }
    static func restoration(_ id: GroupEvent.ID) -> String { Self.restoration.path(id) }
    static func picture(_ id: GroupEvent.ID) -> String { Self.picture.path(id) }
    static func pictureRemoval(_ id: GroupEvent.ID) -> String { Self.pictureRemoval.path(id) }
    static func pictureRestoration(_ id: GroupEvent.ID) -> String { Self.pictureRestoration.path(id) }
    static func joining(_ id: GroupEvent.ID) -> String { Self.joining.path(id) }
    static func leaving(_ id: GroupEvent.ID) -> String { Self.leaving.path(id) }
    static func checkIn(_ id: GroupEvent.ID) -> String { Self.checkIn.path(id) }
    static func invitations(_ id: GroupEvent.ID) -> String { Self.invitations.path(id) }
    static func calendar(_ id: GroupEvent.ID) -> String { Self.calendar.path(id) }

    static func care(_ id: GroupEvent.ID) -> String { Self.care.path(id) }
    static func care(after cursor: Cursor) -> String { "\(Places.adminEvents.path)?after=\(cursor)" }
    static func keeper(_ id: GroupEvent.ID) -> String { Self.keeper.path(id) }
    static func keeperReturn(_ id: GroupEvent.ID, to member: Member.ID) -> String {
        Self.keeperReturn.path(id, "\(member)")
    }

    /// Returns the address of a picture; a new one has a new address, so that browsers may cache it.
    static func picture(_ size: PictureSize, of id: GroupEvent.ID, version: String) -> String {
        "\(Self.pictureFile.path(id, size.rawValue))?v=\(version)"
    }
}

/// Paths that only devices ask.
enum EventAPI: String, RoutePath {
    case all = "/events"
    case event = "/events/:id"
    case cancellation = "/events/:id/cancellation"
    case picture = "/events/:id/picture"
    case pictureFile = "/events/:id/pictures/:size"
    case joining = "/events/:id/joining"
    case checkIn = "/events/:id/check-in"
    case invitations = "/events/:id/invitations"
    case calendar = "/events/:id/calendar"
}
