import Web

/// The page for choosing what to share in a chat.
struct ShareablesPage: PageModel {
    static let template = "sharing/shareables"

    let frame: Frame
    let groups: [Group]
    let chatPath: String
    /// The page that makes a workout and leads back to share it.
    let makePath: String
    /// The page on which an hour to train together is proposed.
    let jointPath: String

    /// A member's things of one kind.
    struct Group: Encodable, Sendable {
        let groupId: String
        let groupTitle: String
        let groupIcon: String
        let groupRows: [Row]
    }

    struct Row: Encodable, Sendable {
        let rowPath: String
        let rowTitle: String
        let rowNote: String
    }
}

extension ShareablesPage.Group {
    init(_ kind: ShareKind, _ things: [(id: String, thing: SharedThing)], in chat: String) {
        self.groupId = kind.rawValue + "s"
        (self.groupTitle, self.groupIcon) =
            switch kind {
            case .workout: ("Workouts", "train")
            case .meal: ("Meals", "food")
            }
        self.groupRows = things.map { id, thing in
            ShareablesPage.Row(
                rowPath: ChatLinks.newShare(chat, kind, id) + "&\(ShareAskPage.fromChat)",
                rowTitle: thing.title,
                rowNote: thing.note
            )
        }
    }
}
