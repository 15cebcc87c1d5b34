import Foundation
import Jobs
import Notices
import Storage
import Support
import Testing

@testable import Planning

struct WorkoutWritingTests {
    private static let now = Date(milliseconds: 1_790_000_000_000)
    private static let plan = "11111111-1111-4111-8111-111111111111"

    /// A member with two calendars that can be written to.
    private struct Fixture {
        let database: any Database
        let calendars: CalendarStore
        let plans: PlannedWorkoutStore
        let work = NotedCalendar()
        let home = NotedCalendar()
        let writing: WorkoutWriting

        init(_ backend: Backend) async throws {
            let database = try await backend.open(
                StandInMember.migrations + JobMigrations.all + NoticeMigrations.all + PlanningWing.migrations
            )
            let seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
            let owner = try await StandInMember.add("Ana", to: database)
            self.database = database
            self.calendars = CalendarStore(database: database, seal: seal, owner: owner)
            self.plans = PlannedWorkoutStore(database: database, owner: owner)
            let (work, home) = (self.work, self.home)
            self.writing = WorkoutWriting(
                database: database,
                seal: seal,
                writers: [.caldav: { settings, _ in settings == "work" ? work : home }],
                address: { "https://spotter.example.org/plans/\($0.id)" },
                now: { WorkoutWritingTests.now }
            )
            for name in ["work", "home"] {
                let new = NewCalendar(id: name, kind: .caldav, name: name, showsTitles: false, settings: name)
                let reading = CalendarContents(busy: [], state: "")
                _ = try await self.calendars.add(new, reading, zone: .gmt, due: now, at: now)
            }
            try await self.calendars.writeWorkouts(to: "work", at: now)
        }

        func plan(_ title: String = "Legs", inCalendar: Bool = true) async throws {
            let start = WorkoutWritingTests.now.milliseconds + 86_400_000
            let time = try #require(Stretch(from: start, to: start + 3_600_000))
            let plan = PlannedWorkout(id: WorkoutWritingTests.plan, title: title, time: time, inCalendar: inCalendar)
            _ = try await self.plans.plan(plan, at: WorkoutWritingTests.now)
        }

        func jobs() async throws -> [Job] {
            try await JobStore(database: self.database).take(50, now: WorkoutWritingTests.now, lease: 60)
                .filter { $0.kind == WritePlanned.kind }
        }

        /// Works on what waits, each job twice: a program may end before it says that it did.
        func work() async throws {
            let jobs = try await self.jobs()
            for _ in 0..<2 {
                for job in jobs { _ = try await self.writing.run(job) }
            }
            try await self.database.write { _ = try $0.execute("DELETE FROM job") }
        }
    }

    @Test("writes a plan once, moves it with its tag, and takes it away", arguments: Backend.available)
    func course(backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        try await fixture.plan()
        try await fixture.work()
        #expect(fixture.work.titles == [Self.plan: "Legs"])
        #expect(fixture.work.keptTags == [nil, "1"])
        let later = Self.now.milliseconds + 2 * 86_400_000
        _ = try await fixture.plans.move(
            Self.plan,
            to: try #require(Stretch(from: later, to: later + 60_000)),
            at: Self.now
        )
        try await fixture.work()
        #expect(fixture.work.keptTags == [nil, "1", "2", "3"])
        _ = try await fixture.plans.remove(Self.plan, at: Self.now)
        try await fixture.work()
        #expect(fixture.work.titles.isEmpty && fixture.home.titles.isEmpty)
    }

    @Test("moves plans to the calendar that is chosen now, and out where none is", arguments: Backend.available)
    func choice(backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        try await fixture.plan()
        try await fixture.work()
        try await fixture.calendars.writeWorkouts(to: "home", at: Self.now)
        try await fixture.work()
        #expect(fixture.work.titles.isEmpty && fixture.home.titles == [Self.plan: "Legs"])
        try await fixture.calendars.writeWorkouts(to: nil, at: Self.now)
        try await fixture.work()
        #expect(fixture.home.titles.isEmpty)
    }

    @Test("takes plans that were made before a calendar was chosen", arguments: Backend.available)
    func first(backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        try await fixture.calendars.writeWorkouts(to: nil, at: Self.now)
        try await fixture.plan(inCalendar: false)
        try await fixture.calendars.writeWorkouts(to: "home", at: Self.now)
        try await fixture.work()
        #expect(fixture.home.titles == [Self.plan: "Legs"])
    }

    @Test("leaves out what its member keeps out, whatever calendar is chosen then", arguments: Backend.available)
    func keptOut(backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        try await fixture.plan()
        try await fixture.work()
        let kept = try #require(try await fixture.plans.keep(Self.plan, inCalendar: false, at: Self.now))
        #expect(kept.done && !kept.planned.inCalendar && kept.planned.keptOutAt == Self.now.milliseconds)
        try await fixture.work()
        #expect(fixture.work.titles.isEmpty)
        try await fixture.calendars.writeWorkouts(to: nil, at: Self.now)
        try await fixture.calendars.writeWorkouts(to: "home", at: Self.now)
        try await fixture.work()
        #expect(fixture.work.titles.isEmpty && fixture.home.titles.isEmpty)
        let stale = try await fixture.plans.keep(Self.plan, inCalendar: true, version: 1, at: Self.now)
        #expect(stale?.done == false)
        let back = try #require(try await fixture.plans.keep(Self.plan, inCalendar: true, at: Self.now))
        #expect(back.planned.inCalendar && back.planned.keptOutAt == nil)
        try await fixture.work()
        #expect(fixture.home.titles == [Self.plan: "Legs"])
        let other = PlannedWorkoutStore(database: fixture.database, owner: fixture.plans.owner + 1)
        #expect(try await other.keep(Self.plan, inCalendar: false, at: Self.now) == nil, "It is nobody else's.")
    }

    @Test("leaves plans here that are to stay here", arguments: Backend.available)
    func here(backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        try await fixture.plan(inCalendar: false)
        let owner = fixture.plans.owner
        try await fixture.database.write { try WritePlanned.add(Self.plan, of: owner, at: Self.now, in: $0) }
        try await fixture.work()
        #expect(fixture.work.titles.isEmpty)
    }

    @Test(
        "tries again what may pass, and tells its member once of what only they can mend",
        arguments: Backend.available
    )
    func trouble(backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        try await fixture.plan()
        let job = try #require(try await fixture.jobs().first)
        fixture.work.refuse(with: .unreachable)
        await #expect(throws: CalendarTrouble.unreachable) { try await fixture.writing.run(job) }
        fixture.work.refuse(with: .readOnly)
        for _ in 0..<2 { _ = try await fixture.writing.run(job) }
        let told = try await fixture.database.rows("SELECT body FROM notice") { try $0.text(0) }
        #expect(told.count == 1 && told.first?.contains("Choose another one for your workouts") == true)
    }

    @Test("forgets what stood in a calendar that is disconnected", arguments: Backend.available)
    func disconnected(backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        try await fixture.plan()
        try await fixture.work()
        let written = WrittenStore(database: fixture.database, owner: fixture.plans.owner)
        #expect(try await written.find(Self.plan) == WrittenStore.Written(calendar: "work", tag: "2"))
        let other = WrittenStore(database: fixture.database, owner: fixture.plans.owner + 1)
        #expect(try await other.find(Self.plan) == nil, "It is nobody else's.")
        _ = try await fixture.calendars.remove("work", at: Self.now)
        #expect(try await written.find(Self.plan) == nil)
        try await fixture.work()
        #expect(fixture.home.titles.isEmpty)
    }
}
