package import Foundation
package import HealthMath
package import Jobs
package import Members
package import Storage
package import Web

/// What the room of members' data brings to the floor's wing: export, import, and the job that reads on.
package struct PortabilityRoom: Sendable {
    /// Whom the payloads of its jobs name.
    package static let jobPayloads: [String: JobPayload] = [MemberDataImportJob.kind: .member]

    /// Checks a member's password; throws `FormErrors` on "password" when it is wrong.
    package typealias Proof = @Sendable (_ password: String, _ member: Member.ID) async throws -> Void
    /// Returns the known tables of other apps, for a member's settings.
    package typealias Foreign = @Sendable (Member) async throws -> ForeignTables
    /// Returns the day on which a member was born; nil for a member who left.
    package typealias Birthday = @Sendable (Member) async throws -> CalendarDay?

    package let controllers: [any Controller]
    package let jobs: [JobKind]
    package let dailyTasks: [DailyTask]

    /// `conversations` are exported beside what `rules` say; `other` handles a file of another kind, nil for a file
    /// that is imported here.
    package init(
        database: any Database,
        seal: Seal,
        views: Views,
        rules: PortabilityRules,
        conversations: PortabilityRules,
        foreign: @escaping Foreign,
        birthday: @escaping Birthday,
        other: @Sendable @escaping (_ path: String, Member) async throws -> JSONResponse?,
        proof: @escaping Proof,
        readingPatience: Duration,
        now: @Sendable @escaping () -> Date
    ) {
        let slots = ImportSlots()
        let page = DataPages(database: database, views: views)
        let export = MemberExport(database: database, seal: seal, rules: rules + conversations)
        let reader = MemberDataReader(
            database: database,
            seal: seal,
            rules: rules,
            foreign: foreign,
            birthday: birthday,
            slots: slots,
            thread: ReadingThread(),
            now: now
        )
        self.controllers = [
            ExportController(export: export, page: page, proof: proof, now: now),
            MemberDataImportController(
                database: database,
                reader: reader,
                page: page,
                other: other,
                slots: slots,
                readingPatience: readingPatience,
                now: now
            ),
        ]
        let writing = MemberDataImportJob(database: database, rules: rules, slots: slots, now: now)
        self.jobs = [JobKind(MemberDataImportJob.kind, run: writing.run)]
        self.dailyTasks = [
            DailyTask("import") {
                try await MemberDataImportJob.prune(before: now().addingTimeInterval(-31 * 86_400), in: database)
            }
        ]
    }
}
