import Deeds
import Foundation
import HealthMath
import Logging
import Members
import Notices
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs
@testable import Planning

/// Ana and Ben, a clock that can be moved, and the jobs that remind them to train; free every day from five to nine.
final class Nudger: Sendable {
    let database: any Database
    let seal: Seal
    let ana: Int64
    let ben: Int64
    private let moment: Mutex<Date>
    private let members: Mutex<[Int64: Member]>
    private let trained = Mutex<[TrainedTime]>([])

    init(_ backend: Backend, at moment: String, zone: String = "UTC") async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
                + PlanningWing.migrations
        )
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
        self.moment = Mutex(try Date(moment, strategy: .iso8601))
        self.members = Mutex([:])
        for id in [self.ana, self.ben] {
            try await self.live(id, in: zone)
            try await self.choose(for: id)
        }
    }

    var now: Date { self.moment.withLock { $0 } }

    func live(_ id: Int64, in zone: String, noPressure: Bool = false) async throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let now = self.now
        try await self.database.write { try PlanAgain.add(for: id, at: now, in: $0) }
        self.members.withLock {
            $0[id] = Member(
                id: id,
                screenName: "\(id)",
                firstName: "\(id)",
                timeZone: timeZone,
                noPressure: noPressure
            )
        }
    }

    func leave(_ id: Int64) { self.members.withLock { $0[id] = nil } }

    func choose(_ change: (inout FreeTimeSettings) -> Void = { _ in }, for owner: Member.ID) async throws {
        let window = try #require(TimeWindow(from: 17 * 60, to: 21 * 60))
        let windows = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [window]) })
        var settings = FreeTimeSettings(windows: windows, workout: 60, reminds: true)
        change(&settings)
        try await FreeTimeStore(database: self.database, owner: owner).put(settings, at: self.now)
    }

    static func squats(_ minutes: Int = 45) -> ProposedWorkout {
        let id = "00000000-0000-4000-8000-00000000000b"
        return ProposedWorkout(id: id, title: "Squats at home", minutes: minutes, path: "/workouts/1")
    }

    private var people: ReminderPeople {
        ReminderPeople(
            members: { ids in self.members.withLock { $0.filter { ids.contains($0.key) } } },
            aims: { ids in Dictionary(uniqueKeysWithValues: ids.map { ($0, .getStronger) }) },
            proposal: { _, minutes in Self.squats(minutes) }
        )
    }

    private var planner: ReminderPlanner {
        ReminderPlanner(database: self.database, seal: self.seal, members: self.people.members, now: { self.now })
    }

    /// Plans a member's reminders; what happens meanwhile does so once, after their time was read and before the plan is
    /// written.
    func plan(_ owner: Member.ID, meanwhile: @Sendable @escaping () async throws -> Void) async throws {
        let hasHappened = Mutex(false)
        let planner = ReminderPlanner(
            database: self.database,
            members: self.people.members,
            time: { [database, seal] member, day in
                let time = try await MemberTime.read(
                    database,
                    seal,
                    of: member.id,
                    in: member.timeZone,
                    from: day,
                    count: ReminderPlanner.days
                )
                let isFirst = hasHappened.withLock { happened in
                    defer { happened = true }
                    return !happened
                }
                if isFirst { try await meanwhile() }
                return time
            },
            now: { self.now }
        )
        try await planner.plan(owner)
    }

    private var weeks: FreeWeeks {
        FreeWeeks(
            database: self.database,
            seal: self.seal,
            training: TrainingSide(trained: { _, _ in self.trained.withLock { $0 } }, workouts: { _ in [] }),
            now: { self.now }
        )
    }

    func train(_ times: [TrainedTime]) { self.trained.withLock { $0 = times } }

    /// The jobs as a program that has just started makes them.
    private func runner() throws -> JobRunner {
        let job = WorkoutReminderJob(
            database: self.database,
            people: self.people,
            planner: self.planner,
            lines: try MotivatingLines.shipped(),
            offer: self.weeks.missed(_:of:),
            isDone: PlanMaker(self.weeks).isDone(_:of:),
            now: { self.now }
        )
        return JobRunner(
            jobs: JobStore(database: self.database),
            handlers: [
                WorkoutReminderJob.kind: job.run,
                WorkoutReminderJob.planning: job.planDue,
                PlanAgain.kind: PlanAgainJob(database: self.database, planner: self.planner).run,
            ],
            logger: Logger(label: "test"),
            now: { self.now }
        )
    }

    /// Works on all that is due, as after a start.
    func look() async throws {
        let jobs = JobStore(database: self.database)
        for kind in [WorkoutReminderJob.planning, WorkoutReminderJob.kind] {
            try await jobs.add(kind, due: self.now, key: kind)
        }
        let runner = try self.runner()
        // What is planned in one round is told in the next.
        for _ in 0..<6 where try await runner.workOnce() == 0 { break }
    }

    /// Looks again and again until a moment, starting anew each time; with `nodes` at once.
    func look(until end: String, every minutes: Int = 10, nodes: Int = 1) async throws {
        let end = try Date(end, strategy: .iso8601)
        while self.now < end {
            self.move(to: min(self.now.addingTimeInterval(Double(minutes) * 60), end))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<nodes { group.addTask { try await self.look() } }
                try await group.waitForAll()
            }
        }
    }

    func move(to moment: Date) { self.moment.withLock { $0 = moment } }

    func answer(_ answer: WorkoutReminder.Answer, _ owner: Member.ID) async throws {
        let sent = try #require(try await self.reminders(of: owner).last { $0.reminder.state == .sent })
        _ = try await self.store(owner).answer(sent.id, answer, at: self.now)
    }

    func store(_ owner: Member.ID) -> WorkoutReminderStore {
        WorkoutReminderStore(database: self.database, owner: owner)
    }

    /// In the order of their time.
    func reminders(of owner: Member.ID) async throws -> [StoredReminder] {
        try await self.store(owner).all().reversed()
    }

    func states(of owner: Member.ID) async throws -> [String] {
        try await self.reminders(of: owner).map(\.reminder.state.name)
    }

    /// The earliest first.
    func notices(of owner: Member.ID) async throws -> [Notice] {
        try await NoticeStore(database: self.database, owner: owner, kinds: PlanningWing.noticeKinds).latest()
            .reversed()
    }

    func busy(_ owner: Member.ID, from: String, to: String) async throws {
        let (from, to) = (try Date(from, strategy: .iso8601), try Date(to, strategy: .iso8601))
        let time = try #require(Stretch(from: from.milliseconds, to: to.milliseconds))
        let store = BusyStore(database: self.database, seal: self.seal, owner: owner)
        let now = self.now
        try await self.database.write { db in
            try store.replace("work", with: [BusyTime(time)], in: db)
            try PlanAgain.add(for: owner, at: now, in: db)
        }
    }
}
