import Foundation
import HealthMath
import Members
import Web

/// The state of one account, and what can be done about it.
struct ManagedMemberPage: PageModel {
    static let template = "management/member"

    struct Fact: Encodable, Sendable {
        let factName: String
        let factValue: String
    }

    struct Line: Encodable, Sendable {
        let linePath: String
        let lineIcon: String
        let lineTitle: String
    }

    let frame: Frame
    let name: String
    let isSuspended: Bool
    let facts: [Fact]
    let actions: [Line]
    /// Whether it is the administrator's own account, about which another decides.
    let isOneself: Bool

    init(_ member: ManagedMember, for administrator: Member, frame: Frame) {
        let account = member.account
        func day(_ instant: Date?) -> String? { instant.map { DayName.long($0, in: administrator.timeZone) } }
        self.frame = frame
        self.name = "\(account.firstName) \(account.lastName)"
        self.isSuspended = account.suspendedAt != nil
        let until = member.suspension.map { terms in terms.end.map { "until \(day($0) ?? "")" } ?? "without an end" }
        self.facts = [
            Fact(factName: "Email", factValue: account.email),
            Fact(factName: "Confirmed", factValue: day(account.emailConfirmedAt) ?? "Not yet"),
            Fact(factName: "Role", factValue: account.role.rawValue.capitalized),
            Fact(factName: "Joined", factValue: day(account.createdAt) ?? ""),
            Fact(factName: "Last seen", factValue: day(member.seenAt) ?? "No open session"),
            Fact(factName: "Devices", factValue: String(member.devices)),
            day(account.suspendedAt).map {
                Fact(
                    factName: "Suspended",
                    factValue: ["since \($0)", until ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
                )
            },
            member.suspension.map { Fact(factName: "Why", factValue: $0.reason) },
            day(member.leavesAt).map { Fact(factName: "Deleted on", factValue: $0) },
            member.isMadeUp ? Fact(factName: "Made-up", factValue: "By spotter demo; no person") : nil,
        ].compactMap(\.self)
        self.isOneself = account.id == administrator.id
        self.actions = member.actions.map {
            Line(
                linePath: ManagementPath(action: $0).path("\(account.id)"),
                lineIcon: $0.icon,
                lineTitle: $0.title
            )
        }
    }
}
