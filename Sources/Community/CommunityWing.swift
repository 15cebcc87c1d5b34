package import Audit
package import Deeds
import Foundation
package import Jobs
package import Notices
import Pictures
package import Storage
package import Web
package import Wings

/// The wing of profiles, suggestions, buddies and chats, with blocking and reporting.
package struct CommunityWing: Wing {
    let floor: Floor
    let ports: CommunityPorts
    let imageProcessor = ImageProcessor()
    let chats: Chats
    let reports: ReportQueue
    let appeal: Appeal

    package init(_ floor: Floor, ports: CommunityPorts) {
        self.floor = floor
        self.ports = ports
        self.chats = Chats(
            database: floor.database,
            seal: floor.seal,
            live: floor.live,
            people: ports.people,
            limiter: floor.site.limitsRates ? RateLimiter() : nil,
            now: floor.now
        )
        self.appeal = Appeal(contact: floor.site.contact, sender: floor.site.mailFrom)
        self.reports = ReportQueue(
            database: floor.database,
            seal: floor.seal,
            suspending: ports.suspending,
            appeal: self.appeal,
            administrators: ports.administrators
        )
    }

    package static let migrations =
        ProfileMigrations.all + BuddyAnswerMigrations.all + ChatMigrations.all + SafetyMigrations.all
        + SharingMigrations.all + PeopleMigrations.all + RemovalMigrations.all + StepMigrations.all
        + RemovedBlockMigrations.all + EventMigrations.all + PresenceMigrations.all
        + JointWorkoutMigrations.all + EndedTieMigrations.all

    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            TogetherPage.self, GuidelinesPage.self, BuddyProfilePage.self, ProfileRemovalPage.self, PhotoPage.self,
            FirstPhotoPage.self,
            PersonPage.self, ChatsPage.self, ChatPage.self, MessagesPage.self, ShareChoicePage.self, ShareAskPage.self,
            ShareablesPage.self, PeoplePage.self, CardPage.self, BuddyRequestsPage.self, BuddiesPage.self,
            MatchPage.self,
            BuddyRemovalPage.self, BlockPage.self, BlocksPage.self, ReportPage.self, QueuePage.self, OneReportPage.self,
            SuspensionsPage.self, RestorationPage.self, SuspendedPage.self,
            EventsPage.self, EventPage.self, EventFormPage.self,
            EventCancellationPage.self, EventRestorationPage.self, EventPicturePage.self, EventInvitationsPage.self,
            PresencePage.self,
            EventCareListPage.self, EventCarePage.self,
            NewJointWorkoutPage.self,
        ],
        links: [
            TogetherLinks.self, PeopleLinks.self, BuddyLinks.self, ChatLinks.self, CommunitySafetyLinks.self,
            EventLinks.self, PresenceLinks.self, JointWorkoutLinks.self,
        ],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )

    package static let noticeKinds: [Notice.Kind] = [
        .buddies, .messages, .buddyEvents, .buddyHere, .eventNear, .eventSoon, .eventChanged, .eventRoom, .house,
        .duties,
    ]
    package static let deedKinds: [Deed.Kind] = [.buddyGained, .workoutShared, .eventAttended]
    package static let parts: [HousePart] = [.matching, .chat, .events]
    package static let showsOthersWords = true
    package static let auditActions: [AuditRecord.Action] = [
        .reportOpened, .reportDismissed, .reportReopened, .memberWarned, .eventMade, .eventChanged, .eventCancelled,
        .eventRestored,
        .eventHandedOver,
    ]

    package var controllers: [any Controller] {
        self.profiles + self.finding + self.buddies + self.conversing + self.safety + self.outings
    }

    package var jobs: [JobKind] {
        let (database, people, now) = (self.floor.database, self.ports.people, self.floor.now)
        let planAgain = self.ports.planAgain
        let places = EventPlacesJob(database: database, people: people, planAgain: planAgain, now: now)
        let news = EventNewsJob(database: database, people: people, planAgain: planAgain, now: now)
        let switches = self.floor.switches
        let rounds = EventRounds(database: database, places: places, switches: switches, now: now)
        let unread = UnreadMessagesJob(database: database, people: people, switches: switches, now: now)
        let operatorReports = OperatorReportJob(
            database: database,
            mail: self.floor.mail,
            contact: self.floor.site.contact,
            logger: self.floor.logger,
            now: now
        )
        return [
            JobKind(OperatorReportJob.kind, run: operatorReports.run),
            JobKind(EventPlacesJob.kind, run: places.run),
            JobKind(EventNewsJob.kind, run: news.run),
            JobKind(BuddyNewsJob.kind, run: BuddyNewsJob(database: database, people: people, now: now).run),
            JobKind(EventRounds.kind, plan: { try await rounds.plan() }, run: rounds.run),
            JobKind(UnreadMessagesJob.kind, run: unread.run),
            JobKind(self.ports.personChanged, run: PersonChangedJob(database: database, people: people).run),
        ]
    }

    package var dailyTasks: [DailyTask] {
        let (database, now) = (self.floor.database, self.floor.now)
        @Sendable func ago(days: Double) -> Date { now().addingTimeInterval(-days * 86_400) }
        return [
            DailyTask("removed_profile") { try await ProfileStore.purge(removedBefore: ago(days: 1), in: database) },
            DailyTask("removed_photo") { try await PhotoStore.purge(removedBefore: ago(days: 1), in: database) },
            DailyTask("event_picture") {
                try await EventPictureStore.purge(removedBefore: ago(days: 1), in: database)
            },
            DailyTask("removed_block") { try await BlockStore.purge(removedBefore: ago(days: 1), in: database) },
            DailyTask("ended_tie") { try await EndedTie.purge(before: ago(days: 1), in: database) },
            DailyTask("joint_workout") { try await JointWorkoutStore.purge(overBefore: ago(days: 30), in: database) },
            DailyTask("presence") { try await PresenceStore.purge(before: now(), in: database) },
            DailyTask("chat") { _ = try await ChatStore.purge(leftBefore: ago(days: 30), at: now(), in: database) },
        ]
    }
}
