import Accounts
import Foundation
import Jobs
import Notices
import Nutrition
import Planning
import Portability
import Storage
import Training

/// What is done later or again and again, by kind of job.
extension AppEnvironment {
    func jobRunner() -> JobRunner {
        JobRunner(jobs: JobStore(database: self.database), handlers: self.handlers, logger: self.logger, now: self.now)
    }

    /// Writes the repeating jobs that aren't waiting already.
    func planJobs() async throws {
        let jobs = JobStore(database: self.database)
        for kind in [Pruning.kind, Self.forgetting, Self.tidying] {
            try await jobs.add(kind, due: self.now(), key: kind)
        }
        try await DiaryPurge(database: self.database, now: self.now).plan()
        try await self.reminderJob.plan()
        try await self.cohortJob.plan()
        try await self.workoutReminderJob.plan()
    }

    private static let forgetting = "forget-notices"
    private static let tidying = "tidy-online-foods"
    private static let day: TimeInterval = 86_400

    private var handlers: [String: JobRunner.Handler] {
        [
            MailJob.kind: self.mail.run,
            RecoveryJob.kind: RecoveryJob(
                database: self.database,
                mail: self.mail,
                publicAddress: self.config.publicAddress,
                now: self.now
            ).run,
            MemberDataImportJob.kind: MemberDataImportJob(database: self.database, rules: .all, now: self.now).run,
            DeletionJob.kind: DeletionJob(
                database: self.database,
                mail: self.mail,
                observer: Departure.observer,
                now: self.now
            ).run,
            Pruning.kind: Pruning(database: self.database, now: self.now).run,
            DiaryPurge.kind: DiaryPurge(database: self.database, now: self.now).work,
            DaySettling.kind: DaySettling(database: self.database, timeZone: self.timeZone(of:), now: self.now).work,
            CohortJob.kind: self.cohortJob.run,
            RestBell.kind: self.restBell.run,
            ReminderJob.kind: self.reminderJob.run,
            ZoneChange.kind: self.followZone,
            WritePlanned.kind: self.workoutWriting.run,
            WorkoutReminderJob.kind: self.workoutReminderJob.run,
            WorkoutReminderJob.planning: self.workoutReminderJob.planDue,
            PlanAgain.kind: PlanAgainJob(database: self.database, planner: self.reminderPlanner).run,
            Self.forgetting: self.forgetNotices,
            Self.tidying: self.tidyOnlineFoods,
        ].merging(self.noticeHandlers) { $1 }.merging(self.consentHandlers) { $1 }
    }

    /// A member's own; nil for who is gone.
    @Sendable
    private func timeZone(of member: Int64) async throws -> TimeZone? {
        try await MemberStore(database: self.database).find(member).map { TimeZone(identifier: $0.timeZone) ?? .gmt }
    }

    /// What has no zone of its own in calendars is at another time now, and so are days and free time.
    @Sendable
    private func followZone(_ job: Job) async throws -> JobOutcome {
        guard let member = Int64(job.payload) else { return .hopeless("no member") }
        guard let zone = try await self.timeZone(of: member) else { return .done }
        try await self.reminderJob.follow(member, to: zone)
        try await self.calendarReader.store(of: member).readAllAgain(at: self.now())
        let now = self.now()
        try await self.database.write { try PlanAgain.add(for: member, at: now, in: $0) }
        return .done
    }

    /// Forgets notices a year old, and what was brought in or removed, and chats that were left, a month ago.
    @Sendable
    private func forgetNotices(_ job: Job) async throws -> JobOutcome {
        let (now, database) = (self.now(), self.database)
        @Sendable func ago(_ days: Double) -> Date { now.addingTimeInterval(-days * Self.day) }
        try await database.eachSettingAside([
            ("import", { try await MemberDataImportJob.prune(before: ago(31), in: database) }),
            ("planned_workout", { try await PlannedWorkoutStore.purge(removedBefore: ago(30), in: database) }),
            ("workout", { try await WorkoutStore.purge(removedBefore: ago(30), in: database) }),
            ("activity", { _ = try await ActivityStore.purge(removedBefore: ago(30), in: database) }),
            ("own_exercise", { try await OwnExerciseStore.purge(removedBefore: ago(30), in: database) }),
            ("notice", { _ = try await NoticeStore.prune(before: ago(365), in: database) }),
        ])
        return .again(at: now.addingTimeInterval(Self.day))
    }

    /// Forgets day-old misses, and videos that may not be kept any longer.
    @Sendable
    private func tidyOnlineFoods(_ job: Job) async throws -> JobOutcome {
        try await self.online.tidy()
        try await self.videos.tidy()
        return .again(at: self.now().addingTimeInterval(Self.day))
    }
}
