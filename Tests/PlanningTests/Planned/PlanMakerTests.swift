import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Planning

/// What Ana, in Berlin, plans on Monday, 1 July 2024, at noon; her workouts take an hour with the shower.
struct PlanMakerTests {
    private static let legs = "00000000-0000-4000-8000-00000000000a"

    private func maker(_ planner: Planner) async throws -> PlanMaker {
        try await FreeTimeStore(database: planner.database, owner: planner.ana)
            .put(try planner.evenings(), at: Planner.now)
        let legs = OwnWorkout(id: Self.legs, title: "Legs", minutes: 30, takes: 33, isWaiting: true)
        let side = TrainingSide(trained: { _, _ in [] }, workouts: { $0 == planner.ana ? [legs] : [] })
        return PlanMaker(FreeWeeks(database: planner.database, seal: planner.seal, training: side) { Planner.now })
    }

    private func member(_ id: Int64, _ planner: Planner) -> Member {
        Member(id: id, screenName: "ana", firstName: "Ana", timeZone: planner.zone)
    }

    private func values(_ day: String, _ at: String, _ more: [String: String] = [:]) throws -> PlanForm.Values {
        try PlanForm(FormInput(["day": day, "at": at].merging(more) { $1 })).values()
    }

    @Test("takes as long as the workout with what belongs to it, or as long as is said", arguments: Backend.available)
    func lengths(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let (maker, ana) = (try await self.maker(planner), self.member(planner.ana, planner))
        let own = try await maker.plan(try self.values("2024-07-01", "17:00", ["workoutId": Self.legs]), for: ana)
            .planned
        #expect(own.title == "Legs" && own.workout == Self.legs)
        #expect(own.time == (try planner.time(17 * 60, 17 * 60 + 48)), "33 minutes and the shower")
        let any = try await maker.plan(try self.values("2024-07-02", "17:00"), for: ana).planned
        #expect(any.title == "Workout" && any.time.minutes == 60)
        let said = try await maker.plan(try self.values("2024-07-03", "17:00", ["minutes": "90"]), for: ana).planned
        #expect(said.time.minutes == 90)
        let hers = try self.values("2024-07-04", "17:00", ["workoutId": Self.legs])
        await #expect(throws: FormErrors.self) { try await maker.plan(hers, for: self.member(planner.ben, planner)) }
    }

    @Test(
        "a time that clocks leave out is the moment of the change, one that comes twice the first",
        arguments: [("2025-03-30", "02:30", 1_743_296_400_000), ("2024-10-27", "02:30", 1_729_989_000_000)]
    )
    func clocks(day: String, at: String, start: Int64) async throws {
        let planner = try await Planner(.sqlite)
        let (maker, ana) = (try await self.maker(planner), self.member(planner.ana, planner))
        let plan = try await maker.plan(try self.values(day, at), for: ana).planned
        #expect(plan.time.start == start && plan.time.minutes == 60)
    }

    @Test("is written to a calendar only where one takes workouts", arguments: Backend.available)
    func calendar(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let (maker, ana) = (try await self.maker(planner), self.member(planner.ana, planner))
        let values = try self.values("2024-07-01", "17:00", ["inCalendar": "on", "requestId": Self.legs])
        await #expect(throws: FormErrors("inCalendar", "Connect a calendar that takes workouts first.")) {
            try await maker.plan(values, for: ana)
        }
        let calendars = CalendarStore(database: planner.database, seal: planner.seal, owner: planner.ana)
        let new = NewCalendar(kind: .caldav, name: "Home", showsTitles: false, settings: "secret")
        let reading = CalendarContents(busy: [], state: "")
        _ = try await calendars.add(new, reading, zone: planner.zone, due: Planner.now, at: Planner.now)
        try await calendars.writeWorkouts(to: new.id, at: Planner.now)
        let plan = try await maker.plan(values, for: ana).planned
        #expect(plan.inCalendar)
        #expect(try await planner.jobs().contains("write-planned-workout \(planner.ana) \(plan.id)"))
        let unasked = try await maker.plan(try self.values("2024-07-02", "17:00"), for: ana).planned
        #expect(unasked.inCalendar, "a calendar that was chosen takes what is planned")
        let unticked = try self.values("2024-07-03", "17:00", ["inCalendar": "off"])
        let out = try await maker.plan(unticked, for: ana).planned
        #expect(!out.inCalendar && out.keptOutAt == Planner.now.milliseconds)
        try await calendars.writeWorkouts(to: nil, at: Planner.now)
        try await calendars.writeWorkouts(to: new.id, at: Planner.now)
        #expect(try await maker.store(of: planner.ana).find(out.id)?.inCalendar == false, "It was unticked.")
        let tick = try PlanChangeForm(FormInput(["inCalendar": "on"])).values()
        #expect(try await maker.change(out.id, by: tick, of: ana)?.planned.inCalendar == true)
        let ben = try await maker.plan(try self.values("2024-07-02", "17:00"), for: self.member(planner.ben, planner))
        #expect(ben.planned.inCalendar == false, "there is no calendar to write to")
        await #expect(throws: FormErrors("inCalendar", "Connect a calendar that takes workouts first.")) {
            try await maker.change(ben.planned.id, by: tick, of: self.member(planner.ben, planner))
        }
    }

    @Test("is moved with its length kept, and not into the past", arguments: Backend.available)
    func moves(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let (maker, ana) = (try await self.maker(planner), self.member(planner.ana, planner))
        let plan = try await maker.plan(try self.values("2024-07-01", "17:00"), for: ana).planned
        let change = { (fields: [String: String]) in try PlanChangeForm(FormInput(fields)).values() }
        let moved = try await maker.change(plan.id, by: try change(["day": "2024-07-03"]), of: ana)
        #expect(moved?.planned.time == (try planner.time(17 * 60, 18 * 60, day: 2)))
        let begun = try change(["day": "2024-07-01", "at": "11:54"])
        await #expect(
            throws: FormErrors("at", "This time has begun already. There is time today, 17:00–18:00.")
        ) { try await maker.change(plan.id, by: begun, of: ana) }
        let past = try change(["day": "2024-06-30"])
        await #expect(throws: FormErrors.self) { try await maker.change(plan.id, by: past, of: ana) }
        #expect(throws: FormErrors.self) { try change(["day": "2024-07-03", "settled": "done"]) }
        #expect(try await maker.change(plan.id, by: try change(["version": "1"]), of: ana)?.done == false)
        // What began within the last five minutes was offered a moment ago.
        let now = try change(["day": "2024-07-01", "at": "11:55"])
        #expect(try await maker.change(plan.id, by: now, of: ana)?.planned.time.minutes == 60)
    }
}
