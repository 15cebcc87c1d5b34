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
    }
}

/// A place of the bottom bar; those not built yet are not there.
package enum Tab: String, Sendable, CaseIterable {
    case today, food
    case training = "train"
    case together, me

    var path: String {
        switch self {
        case .today: return "/diary"
        case .food: return "/foods"
        case .training: return "/training"
        case .together: return "/together"
        case .me: return "/me"
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
        help: String = "/help",
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
            unread: member.map { $0.unread == 0 ? "" : $0.unread > 99 ? "99+" : String($0.unread) } ?? "",
            administers: member?.role == .administrator && member?.isSuspended == false,
            tabs: member == nil ? [] : Self.tabs(current: tab),
            toast: context.toast?.text ?? "",
            undo: context.toast?.undo ?? "",
            noPressure: member?.noPressure ?? false,
            suspended: member?.isSuspended ?? false
        )
    }

    private static func tabs(current: Tab?) -> [Frame.TabLink] {
        Tab.allCases.map {
            Frame.TabLink(tabPath: $0.path, tabName: $0.name, tabIcon: $0.rawValue, tabCurrent: $0 == current)
        }
    }
}
