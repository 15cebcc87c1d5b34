import Audit
import Members
import Notices
import Portability
import Web

/// What the rooms of the floor that have pages and jobs must know of the wings.
struct FloorPorts: Sendable {
    /// Throws `FormErrors` on "password" unless it is the member's.
    let proof: DataPages.Proof
    /// To whom letters go; nil for who is gone.
    let recipient: @Sendable (Member.ID) async throws -> NoticeRecipient?
    /// Whether a session of a member's hasn't ended.
    let isOpen: @Sendable (Member.ID, _ session: String) async throws -> Bool
    /// How many conversations of a member have something unread.
    let unreadChats: @Sendable (Member.ID) async throws -> Int
    /// What the mounted wings tell.
    let noticeKinds: [Notice.Kind]
    /// What administrators do in the mounted wings.
    let auditActions: [AuditRecord.Action]
    /// What becomes of every wing's tables.
    let rules: PortabilityRules
    /// What is exported of conversations, which are in no table with an owner.
    let conversations: PortabilityRules
    /// What other apps' tables are known, for a member as they are.
    let foreignTables: MemberDataReader.Foreign
    /// Takes a file of training; nil for one of another kind.
    let trainingFile: @Sendable (_ path: String, Member) async throws -> JSONResponse?
}
