import Audit
import Members
import Notices
import Portability
import Web

/// What the floor's pages and jobs need of the wings.
struct FloorPorts: Sendable {
    /// Throws `FormErrors` for "password" unless it is the member's.
    let proof: PortabilityRoom.Proof
    /// Returns the recipient of mail; nil for a member who left.
    let recipient: @Sendable (Member.ID) async throws -> NoticeRecipient?
    /// Whether a session of a member hasn't ended.
    let isOpen: @Sendable (Member.ID, _ session: String) async throws -> Bool
    /// Returns how many chats of a member have unread messages.
    let unreadChats: @Sendable (Member.ID) async throws -> Int
    /// The kinds of notices of all mounted wings.
    let noticeKinds: [Notice.Kind]
    /// The audited actions of all mounted wings.
    let auditActions: [AuditRecord.Action]
    /// What becomes of every wing's tables in exports and imports.
    let rules: PortabilityRules
    /// What is exported of chats, which are in no table with an owner.
    let conversations: PortabilityRules
    /// Returns the known tables of other apps, for a member's settings.
    let foreignTables: PortabilityRoom.Foreign
    /// Returns the day on which a member was born.
    let birthday: PortabilityRoom.Birthday
    /// How long a member who uploads a file waits for its preview.
    let readingPatience: Duration
    /// Imports a file of training; nil for a file of another kind.
    let trainingFile: @Sendable (_ path: String, Member) async throws -> JSONResponse?
}
