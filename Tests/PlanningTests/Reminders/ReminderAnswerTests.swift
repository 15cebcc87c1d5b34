import Foundation
import Notices
import Storage
import Support
import Testing

@testable import Planning

/// What follows from answers to reminders, beside the reminders themselves.
struct ReminderAnswerTests {
    /// Summer, on a Monday.
    private static let morning = "2026-06-01T08:00:00Z"

    @Test("a check-in to free time puts its workout on the plan until it is taken back", arguments: Backend.available)
    func onPlan(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let calendars = CalendarStore(database: nudger.database, seal: nudger.seal, owner: nudger.ana)
        let home = NewCalendar(kind: .caldav, name: "Home", showsTitles: false, settings: "secret")
        let reading = CalendarContents(busy: [], state: "")
        _ = try await calendars.add(home, reading, zone: .gmt, due: nudger.now, at: nudger.now)
        try await calendars.writeWorkouts(to: home.id, at: nudger.now)
        try await nudger.look(until: "2026-06-01T17:12:00Z")
        let sent = try #require(try await nudger.reminders(of: nudger.ana).first)
        let store = nudger.store(nudger.ana)
        let plans = PlannedWorkoutStore(database: nudger.database, owner: nudger.ana)
        for version in [1, 3] as [Int64] {
            for _ in 0..<2 {
                _ = try await store.answer(sent.id, .checkIn, proposal: Nudger.squats(), at: nudger.now)
            }
            let plan = try #require(try await plans.find(sent.id))
            let start = try Date("2026-06-01T17:10:00Z", strategy: .iso8601).milliseconds
            #expect(plan.title == "Squats at home" && plan.workout == Nudger.squats().id)
            #expect(plan.time == Stretch(from: start, to: start + 3_600_000))
            #expect(plan.inCalendar && plan.settled == .done && plan.version == version)
            #expect(plan.awaitsStart(at: nudger.now.milliseconds, []))
            #expect(!plan.awaitsStart(at: plan.time.end, []))
            #expect(plan.state(at: nudger.now.milliseconds, []) == .ahead)
            // Nobody trained: its member is asked once whether they did, and let alone after two days.
            #expect(plan.state(at: plan.time.end, []) == .missed)
            #expect(plan.state(at: plan.time.end + PlannedWorkout.waits, []) == .letGo)
            let trained = TrainedTime(workout: nil, time: plan.time, wasHard: false)
            #expect(plan.state(at: plan.time.end, [trained]) == .done)
            _ = try await store.takeBack(sent.id, at: nudger.now)
            #expect(try await plans.find(sent.id) == nil)
        }
        let jobs = try await nudger.database.rows("SELECT payload FROM job WHERE kind = \(WritePlanned.kind)") {
            try $0.text(0)
        }
        #expect(jobs == Array(repeating: "\(nudger.ana) \(sent.id)", count: 4))
        // Somebody without a workout that fits still trains, and without a calendar it stands here only.
        let bens = try #require(try await nudger.reminders(of: nudger.ben).first)
        _ = try await nudger.store(nudger.ben).answer(bens.id, .checkIn, at: nudger.now)
        let his = PlannedWorkoutStore(database: nudger.database, owner: nudger.ben)
        let plan = try #require(try await his.find(bens.id))
        #expect(plan.title == "Workout" && plan.workout == nil && !plan.inCalendar)
    }

    @Test("who is busy for a while is asked again when that is over", arguments: Backend.available)
    func busyForAWhile(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        let sent = try #require(try await nudger.reminders(of: nudger.ana).first)
        let store = nudger.store(nudger.ana)
        _ = try await store.answer(sent.id, .busy, at: nudger.now)
        let end = try Date("2026-06-01T18:30:00Z", strategy: .iso8601).milliseconds
        for _ in 0..<2 { _ = try await store.answer(sent.id, .busy, until: end, at: nudger.now) }
        let kept = try await KeptBusyStore(database: nudger.database, owner: nudger.ana)
            .busy(in: sent.slot.start..<sent.slot.end)
        #expect(kept == [try #require(Stretch(from: sent.slot.start + 600_000, to: end))])
        try await nudger.look(until: "2026-06-01T18:20:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        try await nudger.look(until: "2026-06-01T18:30:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 2)
        #expect(try await nudger.states(of: nudger.ana) == ["busy", "sent", "due"])
    }

    @Test(
        "an answer taken back while a plan is made of the time before it is open, not gone",
        arguments: Backend.available
    )
    func takenBackMeanwhile(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        let sent = try #require(try await nudger.reminders(of: nudger.ana).first)
        let store = nudger.store(nudger.ana)
        let end = try Date("2026-06-01T17:40:00Z", strategy: .iso8601).milliseconds
        for answer in [.busy, .checkIn] as [WorkoutReminder.Answer] {
            _ = try await store.answer(sent.id, answer, until: answer == .busy ? end : nil, at: nudger.now)
            try await nudger.plan(nudger.ana) { _ = try await store.takeBack(sent.id, at: nudger.now) }
            let after = try #require(try await store.find(sent.id))
            #expect(after.reminder.state == .sent && after.slot == sent.slot, "\(answer)")
        }
    }

    @Test(
        "who is busy, or not training today, is not asked about the planned workout again",
        arguments: Backend.available,
        [WorkoutReminder.Answer.busy, .notToday]
    )
    func endsThePlan(backend: Backend, answer: WorkoutReminder.Answer) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let plans = PlannedWorkoutStore(database: nudger.database, owner: nudger.ana)
        let start = try Date("2026-06-01T17:00:00Z", strategy: .iso8601).milliseconds
        let time = try #require(Stretch(from: start, to: start + 3_600_000))
        let plan = PlannedWorkout(id: RowID.new(), title: "Legs", time: time, inCalendar: true)
        _ = try await plans.plan(plan, at: nudger.now)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        let sent = try #require(try await nudger.reminders(of: nudger.ana).first { $0.planned == plan.id })
        let store = nudger.store(nudger.ana)
        _ = try await store.answer(sent.id, answer, at: nudger.now)
        let letGo = try #require(try await plans.find(plan.id))
        #expect(letGo.settled == .letGo)
        // A plan that takes no time is taken out of the calendar by its job.
        #expect(!letGo.takesTime)
        try await nudger.look(until: "2026-06-01T18:10:00Z")
        #expect(try await nudger.notices(of: nudger.ana).allSatisfy { $0.path != PlanLinks.plan(plan.id) })
        let told = try await nudger.notices(of: nudger.ana).first { $0.path == ReminderLinks.reminder(sent.id) }
        #expect(told?.isRead == true)
        #expect(told?.answer == (answer == .busy ? "You said: I'm busy." : "You said: Not today."))
    }

    @Test("an answer that is taken back is open again, and so is its plan", arguments: Backend.available)
    func opensThePlan(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let plans = PlannedWorkoutStore(database: nudger.database, owner: nudger.ana)
        let start = try Date("2026-06-01T17:00:00Z", strategy: .iso8601).milliseconds
        let time = try #require(Stretch(from: start, to: start + 3_600_000))
        let plan = PlannedWorkout(id: RowID.new(), title: "Legs", time: time)
        _ = try await plans.plan(plan, at: nudger.now)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        let sent = try #require(try await nudger.reminders(of: nudger.ana).first { $0.planned == plan.id })
        _ = try await nudger.store(nudger.ana).answer(sent.id, .busy, at: nudger.now)
        _ = try await nudger.store(nudger.ana).takeBack(sent.id, at: nudger.now)
        #expect(try await plans.find(plan.id)?.settled == nil)
        #expect(try await nudger.notices(of: nudger.ana).map(\.answer).allSatisfy(\.isEmpty))
    }

    @Test("who wants no other reminders is reminded of plans alone, if they said so", arguments: Backend.available)
    func plansOnly(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        for owner in [nudger.ana, nudger.ben] {
            try await nudger.choose({ $0.reminds = false }, for: owner)
            let start = try Date("2026-06-01T17:00:00Z", strategy: .iso8601).milliseconds
            let time = try #require(Stretch(from: start, to: start + 3_600_000))
            let plan = PlannedWorkout(id: RowID.new(), title: "Legs", time: time)
            let plans = PlannedWorkoutStore(database: nudger.database, owner: owner)
            _ = try await plans.plan(plan, at: nudger.now)
        }
        let reminding = PlanReminding(database: nudger.database, owner: nudger.ana)
        #expect(try await reminding.answer() == nil)
        try await reminding.put(true, at: nudger.now)
        #expect(try await reminding.answer() == true)
        // The next day has free time, of which nobody wants to hear.
        try await nudger.look(until: "2026-06-02T20:00:00Z", every: 30)
        let told = try await nudger.notices(of: nudger.ana).map(\.text)
        #expect(told.count == 2 && told.allSatisfy { $0.contains("Legs") }, "\(told)")
        #expect(try await nudger.notices(of: nudger.ben).isEmpty)
    }

    @Test(arguments: Backend.available)
    func `who agreed to train with somebody is reminded of it, though other reminders are off`(
        backend: Backend
    ) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let (ana, database, now) = (nudger.ana, nudger.database, nudger.now)
        try await nudger.choose({ $0.reminds = false }, for: ana)
        let start = try Date("2026-06-01T17:00:00Z", strategy: .iso8601)
        let obstacle = try await database.write { db in
            try JointPlan.add(
                RowID.new(),
                "Training with Ben",
                at: start..<start.addingTimeInterval(3_600),
                of: ana,
                database: database,
                now: now,
                in: db
            )
        }
        #expect(obstacle == nil)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        let told = try await nudger.notices(of: ana).map(\.text)
        #expect(told.count == 1 && told.allSatisfy { $0.hasPrefix("“Training with Ben”") }, "\(told)")
        // Turned off, it stays off for the next one.
        try await PlanReminding(database: database, owner: ana).put(false, at: now)
        try await database.write { db in try PlanReminding.begin(of: ana, in: db) }
        #expect(try await PlanReminding(database: database, owner: ana).answer() == false)
    }
}
