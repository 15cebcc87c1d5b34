package import Audit
package import Deeds
package import Jobs
package import Notices
package import Portability
package import ServiceLifecycle
package import Storage
package import Web

/// One wing of the house as one value: all that it brings, which `App` mounts.
///
/// What it must know of other wings it is given in its initialiser, as one struct of ports.
package protocol Wing: Sendable {
    /// Its tables, which may refer to those of the wings before it.
    static var migrations: [Migration] { get }
    static var pages: PageBundle { get }
    /// What becomes of its tables when a member takes their data along.
    static var portability: PortabilityRules { get }
    /// What personal access tokens may be made for.
    static var scopes: [Scope.Area] { get }
    /// What its members are told.
    static var noticeKinds: [Notice.Kind] { get }
    /// What its members do that is counted; also what other wings read of it.
    static var deedKinds: [Deed.Kind] { get }
    /// What of it can be switched off.
    static var parts: [HousePart] { get }
    /// What administrators do in it.
    static var auditActions: [AuditRecord.Action] { get }
    /// Whom or what the payload of each of its jobs names, by the job's kind; not of those that are always waiting.
    static var jobPayloads: [String: JobPayload] { get }
    /// Whether its pages show what other members wrote.
    static var showsOthersWords: Bool { get }

    var controllers: [any Controller] { get }
    var jobs: [JobKind] { get }
    var dailyTasks: [DailyTask] { get }
    /// What runs as long as the program serves.
    var services: [any Service] { get }
}

extension Wing {
    package static var portability: PortabilityRules { PortabilityRules() }
    package static var scopes: [Scope.Area] { [] }
    package static var noticeKinds: [Notice.Kind] { [] }
    package static var deedKinds: [Deed.Kind] { [] }
    package static var parts: [HousePart] { [] }
    package static var auditActions: [AuditRecord.Action] { [] }
    package static var jobPayloads: [String: JobPayload] { [:] }
    package static var showsOthersWords: Bool { false }
    package var jobs: [JobKind] { [] }
    package var dailyTasks: [DailyTask] { [] }
    package var services: [any Service] { [] }
}
