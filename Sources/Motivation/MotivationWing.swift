package import Audit
package import Deeds
import Foundation
package import Jobs
package import Notices
import Pictures
package import Portability
package import ServiceLifecycle
package import Storage
package import Web
package import Wings

/// The wing of points, achievements, missions, boards and rivals: what keeps people going, read off their deeds.
package struct MotivationWing: Wing {
    package static let migrations =
        PointMigrations.all + AchievementMigrations.all + BoardMigrations.all
        + CheerMigrations.all + MissionMigrations.all + RivalMigrations.all + RewardMigrations.all
        + ProgressPhotoMigrations.all

    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            MotivationPage.self, PointsPage.self, AchievementsPage.self, CelebrationPage.self, BoardPage.self,
            CheersPage.self, MissionsPage.self, MissionPage.self, NewMissionPage.self, MissionProposingPage.self,
            RivalsPage.self,
            RivalsHiddenPage.self, RivalGroupFormPage.self, RivalJoinPage.self, RivalPage.self, RewardsPage.self,
            ProgressPhotosPage.self, ProgressPhotoPage.self, NewProgressPhotoPage.self, PhotoComparisonPage.self,
        ],
        links: [
            PointLinks.self, AchievementLinks.self, BoardLinks.self, CheerLinks.self, MissionLinks.self,
            RivalLinks.self, RewardLinks.self, ProgressPhotoLinks.self,
        ],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )

    package static let portability = PortabilityRules(
        tables: [MissionPortability.mission, RewardPortability.goal, ProgressPhotoPortability.photo],
        told: [
            "point": "Points are worked out anew from what you did, which is among your deeds.",
            "achievement": "What you earned is worked out anew from what you did.",
            "achievement_share": "Others see it: say anew what buddies may see of you.",
            "cheer": "Kind words were said there and then.",
            "mission_proposal": "What you proposed to buddies is between you and them there.",
            "reward": "A voucher is given once: its code is in the file.",
            "board_seat": "Others see you on a board: join it anew where you are.",
            "rival_seat": "A group of rivals is shared with others: join one where you are.",
            "rival_score": "Scores of a group are worked out anew from what you did, in the group.",
        ],
        left: [
            "board_score": "sums of your points, by which boards are sorted",
            "rival_line": "what the feed of a group says of you to the others in it",
        ],
        sealed: [RewardPortability.code] + ProgressPhotoPortability.sealed,
        afterwards: [MissionPortability.afterwards],
        health: [HealthPart("progress_photo")]
    )

    package static let scopes: [Scope.Area] = [.motivation]
    package static let noticeKinds: [Notice.Kind] = [
        .cheers, .missions, .monthlyGoal, .buddyEarned, .rivalKeeper, .rivalRemoval, .rivalEnd,
    ]
    package static let deedKinds: [Deed.Kind] = [.missionStarted, .missionReached]
    package static let jobPayloads: [String: JobPayload] = [
        BuddyEarnedJob.kind: .member, RivalEnding.kind: .thing, VoucherJob.kind: .other,
    ]
    package static let showsOthersWords = true
    package static let auditActions: [AuditRecord.Action] = [.vouchersLoaded, .vouchersWithdrawn, .vouchersRestored]

    package static let parts: [HousePart] = [
        .missions, .leaderboards, .achievements, .cheers, .rivals, .rewards,
    ]

    private let floor: Floor
    private let ports: MotivationPorts
    private let imageProcessor = ImageProcessor()

    package init(_ floor: Floor, ports: MotivationPorts) {
        self.floor = floor
        self.ports = ports
    }

    package var controllers: [any Controller] {
        let views = self.floor.views
        return [
            MotivationController(
                counter: self.counter,
                missions: self.missions,
                proposals: self.proposals,
                goals: self.goals,
                switches: self.floor.switches,
                views: views
            ),
            PointController(counter: self.counter, switches: self.floor.switches, views: views),
            AchievementController(counter: self.counter, switches: self.floor.switches, views: views),
            BoardController(boards: Boards(counter: self.counter, ports: self.ports.boards), views: views),
            CheerController(
                counter: self.counter,
                ports: self.ports.cheers,
                switches: self.floor.switches,
                views: views
            ),
            MissionController(missions: self.missions, proposals: self.proposals, views: views),
            MissionProposalController(proposals: self.proposals, views: views),
            MissionProposingController(proposals: self.proposals, views: views),
            RewardController(goals: self.goals, views: views),
            ProgressPhotoController(photos: self.photos, views: views),
        ] + self.rivals
    }

    package var dailyTasks: [DailyTask] {
        let (database, now) = (self.floor.database, self.floor.now)
        return [
            DailyTask("board_score") { try await BoardScores.purge(at: now(), in: database) },
            DailyTask("mission_proposal") { try await MissionProposalStore.purge(at: now(), in: database) },
            DailyTask("progress_photo") {
                let limit = now().addingTimeInterval(-ProgressPhoto.regret)
                try await ProgressPhotoPurge.purge(removedBefore: limit, in: database)
            },
            DailyTask("rival_group") { try await RivalPurge.purge(at: now(), in: database) },
            DailyTask("reward_address") { try await RewardAddress.purge(at: now(), in: database) },
            DailyTask("voucher") {
                let limit = now().addingTimeInterval(-VoucherStock.restorable)
                try await VoucherStock.purge(withdrawnBefore: limit, in: database)
            },
        ]
    }

    package var jobs: [JobKind] {
        let (database, ports, now) = (self.floor.database, self.ports.rewards, self.floor.now)
        let switches = self.floor.switches
        let asking = GoalAskingJob(database: database, ports: ports, isOn: { switches.isOn(.rewards) }, now: now)
        let giving = VoucherJob(database: database, seal: self.floor.seal, present: ports.present, now: now)
        let earned = BuddyEarnedJob(database: database, ports: self.ports.cheers, switches: switches, now: now)
        return [
            JobKind(RivalEnding.kind, run: RivalEnding(database: database, now: now).run),
            JobKind(GoalAskingJob.kind, plan: asking.plan, run: asking.run),
            JobKind(VoucherJob.kind, run: giving.run),
            JobKind(BuddyEarnedJob.kind, run: earned.run),
        ]
    }

    package var services: [any Service] { [CountingRounds(self.counter, logger: self.floor.logger)] }

    private var missions: Missions { Missions(counter: self.counter, ports: self.ports.missions, photos: self.photos) }

    private var photos: ProgressPhotos {
        ProgressPhotos(
            database: self.floor.database,
            seal: self.floor.seal,
            ports: self.ports.photos,
            weighings: self.ports.missions.weighings,
            imageProcessor: self.imageProcessor,
            now: self.floor.now
        )
    }

    private var proposals: MissionProposals {
        MissionProposals(missions: self.missions, buddies: self.ports.cheers.buddies)
    }

    private var goals: MonthlyGoals {
        MonthlyGoals(
            database: self.floor.database,
            seal: self.floor.seal,
            ports: self.ports.rewards,
            switches: self.floor.switches,
            now: self.floor.now
        )
    }

    private var rivals: [any Controller] {
        let rivals = Rivals(counter: self.counter, ports: self.ports.rivals)
        let pages = RivalPages(
            rivals: rivals,
            views: self.floor.views,
            publicAddress: self.floor.site.publicAddress,
            cheering: RivalCheering(database: self.floor.database, switches: self.floor.switches)
        )
        return [
            RivalController(rivals: rivals, pages: pages), RivalMakingController(rivals: rivals, pages: pages),
            RivalJoinController(rivals: rivals, pages: pages), RivalKeepingController(rivals: rivals, pages: pages),
            RivalCheerController(rivals: rivals, pages: pages),
        ]
    }

    private var counter: DeedCounter {
        DeedCounter(
            database: self.floor.database,
            now: self.floor.now,
            missions: self.ports.missions,
            days: self.ports.days
        )
    }
}
