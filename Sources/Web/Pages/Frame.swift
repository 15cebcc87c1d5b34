import Members

/// What surrounds every page: the title bar, the places, what just happened.
package struct Frame: Encodable, Sendable {
    let title: String
    /// Where "back" leads; empty on the places of the bottom bar themselves.
    let back: String
    let help: String
    let assets: String
    let theme: String
    let signedIn: Bool
    /// Opaque to the page: tells the offline queue whose writes it keeps.
    let member: String
    /// Unread notices as text; empty for none.
    let unread: String
    /// Whether the house is theirs to look after.
    let administers: Bool
    let tabs: [TabLink]
    let toast: String
    let undo: String
    /// Whether the page leaves out calories, weights, streaks and ranks.
    package internal(set) var noPressure = false
    /// Whether the member may only read for now.
    var suspended = false

    /// Where "back" leads, for a page's own way out.
    package var backPath: String { self.back }

    struct TabLink: Encodable, Sendable {
        let tabPath: String
        let tabName: String
        let tabIcon: String
        let tabCurrent: Bool
        /// What waits there, as a number; empty for nothing.
        let tabUnread: String
    }
}

/// A place of the bottom bar.
///
/// A closed list, unlike what wings declare: a phone's width has room for five, and a place belongs to no wing. Under Me
/// stand pages of every wing, under Train those of two, and Nutrition has both Today and Food. Each page says where it stands.
package enum Tab: String, Sendable, CaseIterable {
    case today, food
    case training = "train"
    case together, me

    var path: String {
        switch self {
        case .today: return Places.today.path
        case .food: return Places.food.path
        case .training: return Places.training.path
        case .together: return Places.together.path
        case .me: return Places.me.path
        }
    }

    var name: String {
        switch self {
        case .today: return "Today"
        case .food: return "Food"
        case .training: return "Train"
        case .together: return "Together"
        case .me: return "Me"
        }
    }
}

extension Views {
    /// The frame of a page in this request.
    package func frame(
        _ title: String,
        back: String = "",
        tab: Tab? = nil,
        help: String = Places.help.path,
        in context: some PageContext
    ) -> Frame {
        let member = context.member
        return Frame(
            title: title,
            back: back,
            help: help,
            assets: self.assets.path,
            theme: (member?.theme ?? .system).rawValue,
            signedIn: member != nil,
            member: member.map { String($0.id) } ?? "",
            unread: Self.count(member?.unread ?? 0),
            administers: member?.role == .administrator && member?.isSuspended == false,
            tabs: member.map { Self.tabs(current: tab, of: $0) } ?? [],
            toast: context.toast?.text ?? "",
            undo: context.toast?.undo ?? "",
            noPressure: member?.noPressure ?? false,
            suspended: member?.isSuspended ?? false
        )
    }

    private static func tabs(current: Tab?, of member: Member) -> [Frame.TabLink] {
        // Who may not meet anybody has nothing to open there.
        let mayMeet = !member.isSuspended && !member.awaitsConfirmation
        return Tab.allCases.map { tab in
            Frame.TabLink(
                tabPath: tab.path,
                tabName: tab.name,
                tabIcon: tab.rawValue,
                tabCurrent: tab == current,
                tabUnread: tab == .together && mayMeet ? Self.count(member.unreadChats) : ""
            )
        }
    }

    private static func count(_ unread: Int) -> String { unread == 0 ? "" : unread > 99 ? "99+" : String(unread) }
}
