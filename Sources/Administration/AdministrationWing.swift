package import Audit
import Foundation
package import Jobs
package import ServiceLifecycle
package import Storage
package import Web
package import Wings

/// The wing of those who look after the house as a whole; what belongs to one wing is looked after there.
package struct AdministrationWing: Wing {
    package static let migrations: [Migration] = HouseMigrations.all + AnnouncementMigrations.all + SwitchMigrations.all
    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            AdministrationPage.self, HousePage.self, JobAgainPage.self,
            AnnouncementsPage.self,
            AnnouncementPreviewPage.self,
            SwitchesPage.self, VouchersPage.self, VoucherFilePage.self, VoucherWithdrawalPage.self,
        ],
        links: [AdministrationLinks.self]
    )
    package static let jobPayloads: [String: JobPayload] = [AnnouncementJob.kind: .other]
    package static let showsOthersWords = true
    package static let auditActions: [AuditRecord.Action] = [
        .jobTriedAgain, .jobGivenUp, .announced, .announcementTakenBack, .announcementRestored, .partSwitchedOff,
        .partSwitchedOn,
    ]

    package let controllers: [any Controller]
    package let jobs: [JobKind]
    package let dailyTasks: [DailyTask]
    package let services: [any Service]

    package init(_ floor: Floor, ports: AdministrationPorts) {
        let (database, now) = (floor.database, floor.now)
        let switches = SwitchStore(database: database, switches: floor.switches)
        self.services = [SwitchWatch(store: switches, logger: floor.logger)]
        self.controllers = [
            SwitchController(store: switches, parts: ports.parts, views: floor.views, now: now),
            AdministrationController(
                queues: ports.queues,
                undoable: ports.undoable,
                switches: floor.switches,
                views: floor.views,
                now: now
            ),
            AnnouncementController(
                database: database,
                count: ports.audienceCount,
                views: floor.views,
                now: now
            ),
            VoucherController(ports: ports.vouchers, views: floor.views, now: now),
            HouseController(
                database: database,
                version: floor.views.assets.version,
                failures: ports.failures,
                views: floor.views,
                now: now
            ),
        ]
        let announcing = AnnouncementJob(database: database, members: ports.audienceMembers, now: now)
        self.jobs = [JobKind(AnnouncementJob.kind, run: announcing.run)]
        self.dailyTasks = [
            DailyTask("house_day") {
                let counts = try await ports.activity(now().addingTimeInterval(-86_400))
                try await HouseDays(database: database)
                    .write(signedUp: counts.signedUp, active: counts.active, at: now())
            }
        ]
    }
}
