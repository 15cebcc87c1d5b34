import Members

/// The frame of every page: title bar, bottom bar, toast.
package struct Frame: Encodable, Sendable {
    let title: String
    /// The page behind the back button; empty on the pages of the bottom bar.
    let back: String
    let help: String
    let assets: String
    let theme: String
    let signedIn: Bool
    /// An opaque id of the member, by which the offline queue knows whose writes it has.
    let member: String
    /// The number of unread notices as text; empty for none.
    let unread: String
    /// The same as it stands on the bell, where there is room for two signs: "9+".
    let unreadMark: String
    /// Whether the member looks after something for others.
    let administers: Bool
    /// The bottom bar; empty for who isn't logged in.
    var tabs: [TabLink]
    let toast: String
    let undo: String
    /// What one may want to do next, and its path; both empty without a toast that says so.
    var nextWords = ""
    var nextPath = ""
    /// The id of the part of the page that changed; empty for none.
    var toastPlace = ""
    /// Whether the page hides calories, weights, streaks and ranks.
    package internal(set) var noPressure = false
    /// Whether the member is suspended and can only read.
    var suspended = false
    /// The place of the bottom bar, which gives signs their colour; empty for who isn't logged in.
    var place = ""
    /// Whether pages may lead to chats.
    package internal(set) var hasChat = true
    /// Whether the title takes more than two lines of a phone in letters of the usual size, and so stands smaller there.
    var titleIsLong = false
    /// The page behind the back button, for a page's own links.
    package var backPath: String { self.back }

    struct TabLink: Encodable, Sendable {
        let tabPath: String
        let tabName: String
        let tabIcon: String
        let tabCurrent: Bool
        /// The number of things that wait there; empty for none.
        let tabUnread: String
        /// The same as it stands on the place.
        let tabMark: String
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

extension Frame.TabLink {
    init(_ tab: Tab, isCurrent: Bool = false, unread: String = "") {
        self.init(
            tabPath: tab.path,
            tabName: tab.name,
            tabIcon: tab.rawValue,
            tabCurrent: isCurrent,
            tabUnread: unread,
            tabMark: unread.count > 1 ? "9+" : unread
        )
    }
}

extension Views {
    /// Makes the frame of a page in this request.
    ///
    /// Every page stands in a place of the bottom bar; what is of no other place is the member's own.
    package func frame(
        _ title: String,
        back: String = "",
        tab: Tab = .me,
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
            unreadMark: Self.mark(member?.unread ?? 0),
            administers: member.map { !$0.role.duties.isEmpty && !$0.isSuspended } ?? false,
            tabs: member.map { Self.tabs(current: tab, of: $0) } ?? [],
            toast: context.toast?.text ?? "",
            undo: context.toast?.undo ?? "",
            nextWords: context.toast?.next?.words ?? "",
            nextPath: context.toast?.next?.path ?? "",
            toastPlace: context.toast?.place ?? "",
            noPressure: member?.noPressure ?? false,
            suspended: member?.isSuspended ?? false,
            place: member == nil ? "" : tab.rawValue,
            hasChat: self.switches?.isOn(.chat) ?? true,
            titleIsLong: title.count > Self.longTitle
        )
    }

    /// The letters that stand in two lines beside the signs of a bar 390 px wide, however its words break.
    private static let longTitle = 24

    private static func tabs(current: Tab, of member: Member) -> [Frame.TabLink] {
        // Members who may not meet others have nothing to open there.
        let mayMeet = !member.isSuspended && !member.awaitsConfirmation
        return Tab.allCases.map { tab in
            let unread = tab == .together && mayMeet ? Self.count(member.unreadChats) : ""
            return Frame.TabLink(tab, isCurrent: tab == current, unread: unread)
        }
    }

    private static func mark(_ unread: Int) -> String { unread > 9 ? "9+" : Self.count(unread) }

    private static func count(_ unread: Int) -> String { unread == 0 ? "" : unread > 99 ? "99+" : String(unread) }
}
