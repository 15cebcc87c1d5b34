import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Planning

extension FreeWeeksTests {
    @Test("offers what was missed the best time for it, each a day of its own", arguments: Backend.available)
    func missed(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let then = Planner.now.addingTimeInterval(-5 * 86_400)
        for (number, day, hour) in [(1, -2, 15), (2, -2, 18), (3, -1, 18)] {
            let time = try planner.time(hour * 60, (hour + 2) * 60, day: day)
            _ = try await plans.plan(planner.plan(time, number: number), at: then)
        }
        let done = TrainedTime(workout: nil, time: try planner.time(18 * 60, 20 * 60, day: -1), wasHard: false)
        let week = try await self.weeks(planner, trained: [done]).week(around: planner.monday, of: self.ana(planner))
        // A day lies between each of them and what was trained on Sunday.
        let (tuesday, thursday) = (
            try planner.time(17 * 60, 19 * 60, day: 1), try planner.time(17 * 60, 19 * 60, day: 3)
        )
        #expect(week.missed.map(\.offer) == [tuesday, thursday])
        // The notice and the plan's own page offer the same.
        for missed in week.missed {
            let weeks = self.weeks(planner, trained: [done])
            #expect(try await weeks.missed(missed.workout, of: self.ana(planner)).offer == missed.offer)
            #expect(try await weeks.offer(for: missed.workout, of: self.ana(planner)) == missed.offer)
        }
        _ = try await plans.settle(week.missed[0].workout.id, as: .letGo, at: Planner.now)
        let again = try await self.weeks(planner, trained: [done]).week(around: planner.monday, of: self.ana(planner))
        #expect(again.missed.map(\.offer) == [tuesday])
        let next = try await self.weeks(planner).week(around: planner.monday.adding(days: 7), of: self.ana(planner))
        #expect(next.missed.isEmpty)
    }

    @Test("a time is offered as long as what planning it proposes, and none beside the one for a missed plan")
    func oneLength() async throws {
        let planner = try await self.planner()
        let half = OwnWorkout(
            id: "00000000-0000-4000-8000-000000000009",
            title: "Legs",
            minutes: 30,
            takes: 34,
            isWaiting: true,
            made: nil
        )
        let weeks = self.weeks(planner, workouts: [half])
        let offered = try await weeks.week(around: planner.monday, of: self.ana(planner)).days.compactMap(\.best)
        #expect(offered.first?.time == (try planner.time(17 * 60, 17 * 60 + 49)), "What it takes, and the shower.")
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let missed = planner.plan(try planner.time(18 * 60, 18 * 60 + 45, day: -1))
        _ = try await plans.plan(missed, at: Planner.now.addingTimeInterval(-5 * 86_400))
        let week = try await weeks.week(around: planner.monday, of: self.ana(planner))
        let offer = try #require(week.missed.first?.offer)
        #expect(offer == (try planner.time(17 * 60, 17 * 60 + 45)))
        #expect(week.days[0].best == nil)
    }

    @Test("today's plans begin with what was missed before and waits for an answer")
    func missedToday() async throws {
        let planner = try await self.planner()
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let missed = planner.plan(try planner.time(18 * 60, 19 * 60, day: -1))
        _ = try await plans.plan(missed, at: Planner.now.addingTimeInterval(-5 * 86_400))
        let (ana, lines) = (self.ana(planner), PlanLines(self.weeks(planner)))
        let today = try await lines.lines(of: ana, on: planner.monday...planner.monday)
        #expect(today.map(\.planNote) == ["Yesterday, 18:00–19:00 · didn't happen"])
        #expect(today.map(\.planQuestions.count) == [1])
        let tomorrow = planner.monday.adding(days: 1)
        #expect(try await lines.lines(of: ana, on: tomorrow...tomorrow).isEmpty)
        _ = try await plans.settle(missed.id, as: .letGo, at: Planner.now)
        #expect(try await lines.lines(of: ana, on: planner.monday...planner.monday).isEmpty)
    }

    @Test("what was missed and not answered for two days is let go, and the week says so", arguments: Backend.available)
    func letGo(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let then = Planner.now.addingTimeInterval(-5 * 86_400)
        for (number, day) in [(1, -3), (2, -1)] {
            let time = try planner.time(18 * 60, 19 * 60, day: day)
            _ = try await plans.plan(planner.plan(time, number: number), at: then)
        }
        let ana = self.ana(planner)
        let week = try await self.weeks(planner).week(around: planner.monday, of: ana)
        #expect(week.missed.map(\.workout.id).map(\.last) == ["2"])
        #expect(week.letGo.map(\.id).map(\.last) == ["1"])
        let words = MissedView.letGo(week.letGo, today: planner.monday, in: planner.zone)
        #expect(words == "“Legs” on Fri 28 June didn't happen, and that's fine.")
        #expect(MissedView.letGo([], today: planner.monday, in: planner.zone).isEmpty)
        let next = try await self.weeks(planner).week(around: planner.monday.adding(days: 7), of: ana)
        #expect(next.letGo.isEmpty)
    }

    @Test("a check-in that nobody trained is asked of once and offered no other time", arguments: Backend.available)
    func neverTrained(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let plan = planner.plan(try planner.time(18 * 60, 19 * 60, day: -1))
        _ = try await plans.plan(plan, at: Planner.now.addingTimeInterval(-86_400))
        let then = Date(milliseconds: plan.time.start)
        _ = try await plans.settle(plan.id, as: .done, isCheckIn: true, at: then)
        let ana = self.ana(planner)
        let week = try await self.weeks(planner).week(around: planner.monday, of: ana)
        #expect(week.missed.map(\.workout.id) == [plan.id] && week.missed.map(\.offer) == [nil])
        let words = try #require(week.missed.first.map { MissedWords($0, today: planner.monday, in: planner.zone) })
        #expect(words.title == "Did you train yesterday?")
        #expect(words.offer == "You were in for “Legs”, 18:00–19:00.")
        // What was said afterwards is no promise any more.
        _ = try await plans.settle(plan.id, as: .done, at: Planner.now)
        #expect(try await self.weeks(planner).week(around: planner.monday, of: ana).missed.isEmpty)
        #expect(try await plans.find(plan.id)?.isCheckedIn == false)
        let side = TrainedTime(workout: nil, time: plan.time, wasHard: false)
        _ = try await plans.settle(plan.id, as: .done, isCheckIn: true, at: then)
        let trained = try await self.weeks(planner, trained: [side]).week(around: planner.monday, of: ana)
        #expect(trained.missed.isEmpty && trained.letGo.isEmpty)
    }

    @Test("a plan over midnight is drawn on both its days, and what keeps busy over it told as of each")
    func overMidnight() async throws {
        let planner = try await self.planner()
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let evening = try planner.time(23 * 60 + 30, 1_440, day: 1)
        let night = try #require(Stretch(from: evening.start, to: evening.end + 1_800_000))
        _ = try await plans.plan(planner.plan(night), at: Planner.now)
        let week = try await self.weeks(planner).week(around: planner.monday, of: self.ana(planner))
        let drawn = week.days.map { day in
            DayBar(day, week.settings, shown: 0...1_440, in: planner.zone).pieces.filter { $0.pieceKind == "planned" }
                .map { "\($0.pieceLeft) \($0.pieceWidth)" }
        }
        #expect(drawn == [[], ["97.92 2.08"], ["0 2.08"], [], [], [], []])
        #expect(week.days.map(\.planned.count) == [0, 1, 0, 0, 0, 0, 0])
        let shifts = try [0, 1].map { day in
            let start = try planner.time(22 * 60, 1_440, day: day).start
            return try #require(Stretch(from: start, to: start + 8 * 3_600_000 + 1_800_000))
        }
        let words = (0..<3).map { day in
            let on = planner.monday.adding(days: day)
            let span = on.span(1, in: planner.zone)
            let here = shifts.filter { $0.start < span.upperBound && span.lowerBound < $0.end }
            return FreeTimeWords.times(here, on: on, in: planner.zone)
        }
        #expect(words == ["from 22:00", "until 06:30, from 22:00", "until 06:30"])
        let whole = try #require(Stretch(from: shifts[0].start, to: shifts[1].end))
        #expect(FreeTimeWords.time(whole, on: planner.monday.adding(days: 1), in: planner.zone) == "all day")
        #expect(FreeTimeWords.times([night], in: planner.zone) == "23:30–00:30")
    }

    @Test("offers nothing today to who said not today, and the same wherever it is asked", arguments: Backend.available)
    func notToday(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let ana = self.ana(planner)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let plan = planner.plan(try planner.time(18 * 60, 20 * 60, day: -1))
        _ = try await plans.plan(plan, at: Planner.now.addingTimeInterval(-5 * 86_400))
        let weeks = self.weeks(planner)
        #expect(try await weeks.offer(for: plan, of: ana) == (try planner.time(17 * 60, 19 * 60)))
        try await planner.database.write { db in
            try db.execute(
                """
                INSERT INTO workout_reminder (owner_id, id, day, start_at, end_at, needed, lead, snooze, state)
                VALUES (\(planner.ana), \(plan.id), \(planner.monday.description), 1, 2, 0, 0, 1, 'not-today')
                """
            )
        }
        let tomorrow = try planner.time(17 * 60, 19 * 60, day: 1)
        #expect(try await weeks.offer(for: plan, of: ana) == tomorrow)
        let week = try await weeks.week(around: planner.monday, of: ana)
        #expect(week.missed.map(\.offer) == [tomorrow])
        #expect(week.days[0].best == nil && week.days[0].isOff && !week.days[1].isOff)
        let words = FreeTimeWords.day(week.days[0], week.settings, today: planner.monday)
        #expect(words == "You said not today, and that's fine.")
        #expect(
            DayBar(week.days[0], week.settings, shown: 0...1_440, in: planner.zone).pieces.map(\.pieceKind) == [
                "window"
            ]
        )
        #expect(try await weeks.rests(ana, on: planner.monday))
        #expect(try await !weeks.rests(ana, on: planner.monday.adding(days: 1)))
        let common = try await weeks.common(of: (ana.id, planner.zone), and: (planner.ben, planner.zone), minutes: 60)
        #expect(common.times.allSatisfy { $0.start >= tomorrow.start })
        let next = try await weeks.nextFree(of: ana, after: Planner.now)
        #expect(next?.start == tomorrow.start)
    }
}
