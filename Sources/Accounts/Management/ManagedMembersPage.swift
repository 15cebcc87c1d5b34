import Foundation
import Members
import Web

/// The list of members, the newest first.
struct ManagedMembersPage: PageModel {
    static let template = "management/members"
    /// The most on one page.
    static let length = 50

    struct Item: Encodable, Sendable {
        let memberPath: String
        let memberName: String
        let memberNote: String
        /// A role, a suspension or the like; empty for a member as most are.
        let memberState: String
    }

    let frame: Frame
    let query: String
    let items: [Item]
    let nextPath: String

    init(_ accounts: [Account], madeUp: Set<Member.ID>, query: String, frame: Frame) {
        self.frame = frame
        self.query = query
        self.items = accounts.map { account in
            let role = account.role == .member ? [] : [account.role.rawValue.capitalized]
            let state =
                role + (account.suspendedAt == nil ? [] : ["Suspended"])
                + (madeUp.contains(account.id) ? ["Made-up"] : [])
            return Item(
                memberPath: ManagementLinks.member(account.id),
                memberName: account.screenName,
                memberNote: "\(account.firstName) \(account.lastName) · \(account.email)",
                memberState: state.joined(separator: ", ")
            )
        }
        let last = accounts.count == Self.length ? accounts.last : nil
        self.nextPath = last.map { ManagementLinks.found(query, after: $0.id) } ?? ""
    }
}
