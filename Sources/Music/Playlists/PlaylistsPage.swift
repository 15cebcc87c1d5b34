import Members
import Web

/// The page of a member's playlists.
struct PlaylistsPage: PageModel {
    static let template = "playlists/list"
    var isKept: Bool { true }

    struct Item: Encodable, Sendable {
        let listPath: String
        let listName: String
        let listNote: String
        let listLoved: Bool
    }

    let frame: Frame
    let items: [Item]
    let planned: [Planned]

    /// A workout of today, and the way to its list.
    struct Planned: Encodable, Sendable {
        let plannedTitle: String
        let dailyPath: String
    }

    init(_ lists: [Playlist], planned: [(workout: String, title: String)], frame: Frame) {
        self.frame = frame
        self.planned = planned.map {
            Planned(plannedTitle: $0.title, dailyPath: PlaylistLinks.daily.path($0.workout))
        }
        self.items = lists.map { list in
            let note = PlaylistText.note(list.count, milliseconds: list.milliseconds)
            return Item(
                listPath: PlaylistLinks.playlist(list.id),
                listName: list.name,
                listNote: [note, list.madeFor].filter { !$0.isEmpty }.joined(separator: " · "),
                listLoved: list.isLoved
            )
        }
    }
}
