package import Deeds
import Foundation
package import Jobs
import Members
package import Notices
package import Portability
package import ServiceLifecycle
package import Storage
package import Web
package import Wings

/// The wing of calendars, free time, planned workouts, and reminders to train.
package struct PlanningWing: Wing {
    package static let migrations: [Migration] =
        CalendarMigrations.all + FreeTimeMigrations.all + PlannedMigrations.all + WrittenMigrations.all
        + WorkoutReminderMigrations.all

    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            CalendarsPage.self, UploadPage.self, AddressPage.self, AccountPage.self, AccountChoicePage.self,
            RemovalPage.self, CalendarNamePage.self, FreeTimePage.self, FreeWeekPage.self, FreeDayPage.self,
            NewPlanPage.self, PlanPage.self,
            WorkoutRemindersPage.self, WorkoutReminderPage.self,
        ],
        links: [CalendarLinks.self, FreeTimeLinks.self, PlanLinks.self, ReminderLinks.self],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )

    package static let portability = PortabilityRules(
        tables: Self.tables,
        told: ["workout_reminder": "What you were reminded of belongs to then."],
        left: [
            "busy_time": "what your calendars keep busy, read again from them",
            "calendar": "how to open your calendars: passwords stay in the house, so connect them again",
            "removed_calendar": "a calendar's file that you disconnected, for as long as that can be undone",
            "written_workout":
                "which planned workouts stand in your calendars, written anew where you connect them again",
            "reminder_plan": "when your reminders are worked out again",
        ],
        afterwards: [{ owner, now, db in try PlanAgain.add(for: owner, at: now, in: db) }]
    )

    package static let noticeKinds: [Notice.Kind] = [.training, .calendar]
    package static let jobPayloads: [String: JobPayload] = [
        PlanAgain.kind: .member, WritePlanned.kind: .member, WorkoutReminderJob.planning: .other,
        ConsentEnd.kind: .other,
    ]
    package static let deedKinds: [Deed.Kind] = [.checkedIn]

    private let floor: Floor
    private let ports: PlanningPorts
    private let lines: MotivatingLines
    private let calendars: CalendarAccess

    /// Throws when the program's file of motivating lines can't be read.
    package init(_ floor: Floor, ports: PlanningPorts) throws {
        self.floor = floor
        self.ports = ports
        self.lines = try MotivatingLines.shipped()
        self.calendars = CalendarAccess(floor, ports)
    }

    package var controllers: [any Controller] {
        let (views, now) = (self.floor.views, self.floor.now)
        let calendars = CalendarController(
            connector: self.calendars.connector,
            views: views,
            offersGoogle: self.ports.google != nil,
            now: now
        )
        let reminders = WorkoutReminderController(
            database: self.floor.database,
            views: views,
            lines: self.lines,
            people: self.ports.people,
            agreed: self.ports.agreed,
            songs: self.ports.training.songs,
            nextFree: self.weeks.nextFree(of:after:),
            isDone: PlanMaker(self.weeks).isDone(_:of:),
            plan: self.planner.plan(_:),
            otherReminders: self.ports.otherReminders,
            now: now
        )
        let google = self.ports.google.map {
            GoogleController(
                $0.application,
                reader: self.calendars.reader,
                ask: $0.ask,
                seal: self.floor.seal,
                isHTTPS: self.floor.site.isHTTPS,
                now: now
            )
        }
        return [
            FreeTimeController(weeks: self.weeks, views: views),
            FreeWeekController(weeks: self.weeks, views: views),
            PlanController(maker: PlanMaker(self.weeks), views: views),
            calendars,
            reminders,
        ] + [google].compactMap(\.self)
    }

    package var jobs: [JobKind] {
        let (database, reminders) = (self.floor.database, self.reminderJob)
        let consent = self.ports.google.map { ConsentEnd($0.application, ask: $0.ask, seal: self.floor.seal) }
        return [
            JobKind(WritePlanned.kind, run: self.calendars.writing.run),
            JobKind(WorkoutReminderJob.kind, plan: { try await reminders.plan() }, run: reminders.run),
            JobKind(WorkoutReminderJob.planning, run: reminders.planDue),
            JobKind(PlanAgain.kind, run: PlanAgainJob(database: database, planner: self.planner).run),
        ] + [consent].compactMap(\.self).map { JobKind(ConsentEnd.kind, run: $0.run) }
    }

    package var dailyTasks: [DailyTask] {
        let (database, now) = (self.floor.database, self.floor.now)
        return [
            DailyTask("planned_workout") {
                try await PlannedWorkoutStore.purge(removedBefore: now().addingTimeInterval(-30 * 86_400), in: database)
            },
            DailyTask("removed_calendar") {
                try await CalendarStore.purge(removedBefore: UndoSpan.limit(at: now()), in: database)
            },
        ]
    }

    package var services: [any Service] { [CalendarRounds(self.calendars.reader, logger: self.floor.logger)] }

    private var weeks: FreeWeeks {
        FreeWeeks(
            database: self.floor.database,
            seal: self.floor.seal,
            training: self.ports.training,
            company: self.ports.company,
            events: self.ports.events,
            agreed: self.ports.agreed,
            now: self.floor.now
        )
    }

    private var reminderJob: WorkoutReminderJob {
        WorkoutReminderJob(
            database: self.floor.database,
            people: self.ports.people,
            planner: self.planner,
            lines: self.lines,
            offer: self.weeks.missed(_:of:),
            isDone: PlanMaker(self.weeks).isDone(_:of:),
            now: self.floor.now
        )
    }

    private var planner: ReminderPlanner {
        ReminderPlanner(
            database: self.floor.database,
            seal: self.floor.seal,
            members: self.ports.people.members,
            events: self.ports.events,
            now: self.floor.now
        )
    }
}
