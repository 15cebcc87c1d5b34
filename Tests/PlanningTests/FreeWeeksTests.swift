import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Planning

/// Ana's week from Monday, 1 July 2024, at noon of which it is; her evenings are from 17:00 to 21:00, for an hour.
struct FreeWeeksTests {
    func weeks(_ planner: Planner, trained: [TrainedTime] = [], workouts: [OwnWorkout] = []) -> FreeWeeks {
        let side = TrainingSide(trained: { _, _ in trained }, workouts: { _ in workouts })
        return FreeWeeks(database: planner.database, seal: planner.seal, training: side) { Planner.now }
    }

    func ana(_ planner: Planner) -> Member {
        Member(id: planner.ana, screenName: "ana", firstName: "Ana", timeZone: planner.zone)
    }

    func planner(_ backend: Backend = .sqlite, chosen: Bool = true) async throws -> Planner {
        let planner = try await Planner(backend)
        if chosen {
            try await FreeTimeStore(database: planner.database, owner: planner.ana)
                .put(try planner.evenings(), at: Planner.now)
        }
        return planner
    }

    @Test(
        "who said their hours reads when they are free on a day, and who never did reads nothing",
        arguments: [true, false]
    )
    func freeWords(isChosen: Bool) async throws {
        let planner = try await self.planner(chosen: isChosen)
        let weeks = self.weeks(planner)
        let words = isChosen ? "You're free 17:00–21:00; under Train you get a workout for it." : ""
        #expect(try await weeks.freeWords(of: self.ana(planner), on: planner.monday) == words)
        #expect(try await weeks.freeWords(of: self.ana(planner), on: planner.monday.adding(days: 1)) == "")
    }

    @Test("two members' common hours are those that neither has taken, one a day", arguments: Backend.available)
    func common(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let weeks = self.weeks(planner)
        func common() async throws -> CommonHours {
            try await weeks.common(
                of: (planner.ana, planner.zone),
                and: (planner.ben, planner.zone),
                minutes: 60
            )
        }
        #expect(try await common().assumed == [planner.ben], "Ben hasn't said when he would train.")
        try await FreeTimeStore(database: planner.database, owner: planner.ben)
            .put(try planner.evenings(), at: Planner.now)
        for (owner, time) in [
            (planner.ana, try planner.time(17 * 60, 18 * 60 + 30, day: 1)),
            (planner.ben, try planner.time(17 * 60, 20 * 60 + 30, day: 2)),
        ] {
            let plans = PlannedWorkoutStore(database: planner.database, owner: owner)
            _ = try await plans.plan(planner.plan(time), at: Planner.now)
        }
        #expect(try await common().assumed.isEmpty)
        let found = try await common().times
        #expect(found.first == (try planner.time(17 * 60, 18 * 60)))
        #expect(found.dropFirst().first == (try planner.time(18 * 60 + 30, 19 * 60 + 30, day: 1)))
        // On Wednesday half an hour is left, too little for both.
        #expect(found.dropFirst(2).first == (try planner.time(17 * 60, 18 * 60, day: 3)))
        #expect(found.count == 6)
    }

    @Test(
        "who never said their hours is free while awake, at the usual hours of training first",
        arguments: Backend.available
    )
    func assumed(backend: Backend) async throws {
        let planner = try await Planner(backend)
        func common() async throws -> CommonHours {
            try await self.weeks(planner).common(
                of: (planner.ana, planner.zone),
                and: (planner.ben, planner.zone),
                minutes: 60
            )
        }
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ben)
        for (number, day, from, to) in [(1, 1, 960, 1_320), (2, 2, 360, 840), (3, 2, 840, 1_290)] {
            let plan = planner.plan(try planner.time(from, to, day: day), number: number)
            _ = try await plans.plan(plan, at: Planner.now)
        }
        let neither = try await common()
        #expect(neither.assumed == [planner.ana, planner.ben])
        #expect(neither.times.first == (try planner.time(17 * 60, 18 * 60)))
        // On Tuesday evening Ben is busy: another waking hour it is. Of Wednesday only half an hour is left.
        #expect(neither.times.dropFirst().first == (try planner.time(6 * 60, 7 * 60, day: 1)))
        #expect(neither.times.dropFirst(2).first == (try planner.time(17 * 60, 18 * 60, day: 3)))
        try await FreeTimeStore(database: planner.database, owner: planner.ana)
            .put(try planner.evenings(), at: Planner.now)
        #expect(try await common().assumed == [planner.ben])
    }

    @Test("suggests three times spread over the week, none on a day with a plan", arguments: Backend.available)
    func best(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let ana = self.ana(planner)
        let week = try await self.weeks(planner).week(around: planner.monday, of: ana)
        #expect(week.days.map { $0.best != nil } == [true, false, true, false, true, false, false])
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        _ = try await plans.plan(planner.plan(try planner.time(18 * 60, 19 * 60, day: 2)), at: Planner.now)
        let later = try await self.weeks(planner).week(around: planner.monday.adding(days: 4), of: ana)
        #expect(later.days.map { $0.best != nil } == [true, false, false, false, true, false, false])
        #expect(later.days[2].planned.map(\.state) == [.ahead])
    }

    @Test("a buddy's free hours move the best times there", arguments: Backend.available)
    func company(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let late = try #require(TimeWindow(from: 20 * 60, to: 21 * 60))
        let tuesday = FreeTimeSettings(windows: [.tuesday: [late]], workout: 30)
        try await FreeTimeStore(database: planner.database, owner: planner.ben).put(tuesday, at: Planner.now)
        let ben = Company(id: planner.ben, name: "Ben", zone: planner.zone)
        let weeks = FreeWeeks(
            database: planner.database,
            seal: planner.seal,
            training: TrainingSide(trained: { _, _ in [] }, workouts: { _ in [] }),
            company: { $0 == planner.ana ? [ben] : [] },
            now: { Planner.now }
        )
        let week = try await weeks.week(around: planner.monday, of: self.ana(planner))
        #expect(week.days[1].best?.time == (try planner.time(20 * 60, 21 * 60, day: 1)))
        #expect(week.days[1].best?.reasons.contains(.company("Ben")) == true)
        #expect(week.days[0].best == nil)
    }

    @Test("a buddy whose hours can't be read costs nobody else their week", arguments: Backend.available)
    func oddCompany(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        try await FreeTimeStore(database: planner.database, owner: planner.ben)
            .put(try planner.evenings(), at: Planner.now)
        try await planner.database.write(
            "UPDATE free_window SET weekday = 9 WHERE owner_id = \(planner.ben) AND weekday = 7",
            past: "ALTER TABLE free_window DROP CONSTRAINT free_window_weekday_check"
        )
        let ben = Company(id: planner.ben, name: "Ben", zone: planner.zone)
        let weeks = FreeWeeks(
            database: planner.database,
            seal: planner.seal,
            training: TrainingSide(trained: { _, _ in [] }, workouts: { _ in [] }),
            company: { $0 == planner.ana ? [ben] : [] },
            now: { Planner.now }
        )
        let week = try await weeks.week(around: planner.monday, of: self.ana(planner))
        #expect(week.days.compactMap(\.best).count == 3)
        #expect(planner.database.setAside.all == [RowName("free_time", owner: planner.ben)])
        let free = try await FreeWindows(planner.database).of([planner.ana, planner.ben])
        #expect(free[planner.ana]?.count == 7 && free[planner.ben]?.count == 6)
    }

    @Test("what is past is not free, though its day was")
    func past() async throws {
        let planner = try await self.planner()
        let tuesday = planner.monday.adding(days: 1)
        let evening = Planner.now.addingTimeInterval(86_400 + 7 * 3_600 + 60)
        let side = TrainingSide(trained: { _, _ in [] }, workouts: { _ in [] })
        let weeks = FreeWeeks(database: planner.database, seal: planner.seal, training: side) { evening }
        let week = try await weeks.week(around: tuesday, of: self.ana(planner))
        #expect(week.days[0].ahead.slots.isEmpty && week.days[0].free.kind == .enough)
        #expect(week.days[1].ahead.slots == [try planner.time(19 * 60 + 5, 21 * 60, day: 1)])
    }

    @Test("waits two days after a hard session, and says so")
    func recovery() async throws {
        let planner = try await self.planner()
        let sunday = try planner.time(18 * 60, 19 * 60, day: -1)
        let hard = TrainedTime(workout: nil, time: sunday, wasHard: true)
        let week = try await self.weeks(planner, trained: [hard]).week(around: planner.monday, of: self.ana(planner))
        let best = try #require(week.days.compactMap(\.best).first)
        #expect(best.day == planner.monday.adding(days: 2))
        #expect(
            FreeTimeWords.reasons(best, hasHardSession: week.hasHardSession)
                == "Nothing planned the day before or after, rested since your last hard session."
        )
    }

    @Test("who chose no hours yet sees those proposed, and no best times")
    func unchosen() async throws {
        let planner = try await self.planner(chosen: false)
        let week = try await self.weeks(planner).week(around: planner.monday, of: self.ana(planner))
        #expect(!week.isChosen && week.settings == .usual)
        #expect(week.days.allSatisfy { $0.best == nil && !$0.ahead.slots.isEmpty })
        let plan = planner.plan(try planner.time(18 * 60, 19 * 60, day: 1))
        #expect(try await self.weeks(planner).offer(for: plan, of: self.ana(planner)) == nil)
    }

    @Test("says each of the five cases in its own kind words")
    func words() async throws {
        let planner = try await self.planner()
        let calendar = BusyStore(database: planner.database, seal: planner.seal, owner: planner.ana)
        let busy = [
            BusyTime(try planner.time(18 * 60, 19 * 60, day: 1)), BusyTime(try planner.time(17 * 60, 21 * 60, day: 2)),
            BusyTime(try planner.time(0, 1_440, day: 3)), BusyTime(try planner.time(0, 20 * 60 + 30, day: 4)),
            BusyTime(try planner.time(21 * 60, 1_440, day: 4)),
        ]
        try await planner.database.write { try calendar.replace("work", with: busy, in: $0) }
        let week = try await self.weeks(planner).week(around: planner.monday, of: self.ana(planner))
        let words = week.days.map { FreeTimeWords.day($0, week.settings, today: planner.monday) }
        #expect(
            words.prefix(5) == [
                "One good slot of 1 hour or more.",
                "2 slots to choose from.",
                "Your hours are taken, but there is time outside them.",
                "A full day, with no free time. Rest is part of training.",
                "Some time, but less than 1 hour. A short walk counts too.",
            ]
        )
    }
}
