import Foundation
import HealthMath
import Testing

@testable import Training

struct ProgressionTests {
    private static let range = 8...12

    private func efforts(
        _ sets: [(reps: Int, kilograms: Double?)],
        on day: String,
        exertion: Double? = nil,
        planned: Int? = nil,
        reserve: Int? = nil
    ) throws -> [Effort] {
        let day = try #require(CalendarDay(day))
        return sets.enumerated().map { place, set in
            Effort(
                activity: "\(day)",
                day: day,
                at: Date(timeIntervalSince1970: Double(day.number) * 86_400 + Double(place)),
                reps: set.reps,
                kilograms: set.kilograms,
                exertion: exertion,
                plannedReps: planned,
                plannedReserve: reserve
            )
        }
    }

    private func next(
        _ efforts: [Effort],
        on day: String = "2026-11-23",
        isPlated: Bool = false
    ) throws -> Progression.Target? {
        Progression.next(efforts, reps: Self.range, on: try #require(CalendarDay(day)), isPlated: isPlated)
    }

    @Test("every set at the top of the range: a twentieth more weight, from the range's start")
    func moreWeight() throws {
        let target = try #require(try self.next(self.efforts([(12, 80), (12, 80)], on: "2026-11-20")))
        #expect(target == .init(kilograms: 85, reps: 8, seconds: nil, step: .moreWeight))
        let light = try #require(try self.next(self.efforts([(12, 6)], on: "2026-11-20")))
        #expect(light.kilograms == 7)
    }

    @Test("weight grows by 2 to 10 % wherever the weights allow it", arguments: (10...120).map { Double($0) * 2.5 })
    func growth(kilograms: Double) throws {
        let target = try #require(try self.next(self.efforts([(12, kilograms)], on: "2026-11-20")))
        let growth = try #require(target.kilograms) / kilograms - 1
        #expect(growth > 0.016 && growth <= 0.1001)
    }

    @Test("within the range: one rep more")
    func moreReps() throws {
        let target = try #require(try self.next(self.efforts([(10, 80), (9, 80)], on: "2026-11-20")))
        #expect(target == .init(kilograms: 80, reps: 10, seconds: nil, step: .moreReps))
    }

    @Test("what goes from side to side has as many repetitions for either")
    func alternating() throws {
        let more = try #require(try self.next(self.efforts([(10, nil)], on: "2026-11-20", planned: 10)))
        #expect(more.reps == 11 && more.counted(in: "push-up").reps == 11)
        #expect(more.counted(in: "walking-lunge") == .init(kilograms: nil, reps: 12, seconds: nil, step: .moreReps))
        let hard = try #require(try self.next(self.efforts([(11, nil)], on: "2026-11-20", exertion: 10)))
        #expect(hard.step == .again && hard.counted(in: "walking-lunge").reps == 10)
    }

    @Test("every exercise that goes from side to side is one of the catalogue, counted in repetitions of both")
    func alternatingExercises() throws {
        let catalogue = try MadePlans.catalogue.get()
        for id in Training.Exercise.alternating {
            let exercise = try #require(catalogue[id], "\(id)")
            #expect(exercise.measure == .reps && !exercise.sides, "\(id)")
        }
    }

    @Test("when nothing was left in the tank, the same again")
    func again() throws {
        let target = try #require(try self.next(self.efforts([(12, 80)], on: "2026-11-20", exertion: 10)))
        #expect(target.kilograms == 80 && target.step == .again)
    }

    @Test("below the range once: again; twice: a tenth less")
    func lessWeight() throws {
        let first = try self.efforts([(6, 80)], on: "2026-11-17")
        #expect(try self.next(first)?.step == .again)
        let both = first + (try self.efforts([(6, 80)], on: "2026-11-20"))
        #expect(try self.next(both) == .init(kilograms: 70, reps: 8, seconds: nil, step: .lessWeight))
    }

    @Test("after three weeks off a weight is a tenth less, instead of growing")
    func afterBreak() throws {
        let efforts = try self.efforts([(12, 80)], on: "2026-10-20")
        #expect(try self.next(efforts, on: "2026-11-09")?.step == .moreWeight)
        let less = try #require(try self.next(efforts, on: "2026-11-10"))
        #expect(less.kilograms == 70 && less.step == .afterBreak)
    }

    @Test("after two weeks off, no more than then without a weight, as the first workout begins easier")
    func afterPause() throws {
        let pushUps = try self.efforts([(12, nil), (9, nil)], on: "2026-11-01")
        #expect(try self.next(pushUps, on: "2026-11-14")?.step == .moreReps)
        let target = try #require(try self.next(pushUps, on: "2026-11-15"))
        #expect(target.reps == 9 && target.step == .again && ProgressWords.reason(target).contains("a while ago"))
    }

    @Test("a lift told without its weight asks for it, and for no harder version")
    func withoutWeight() throws {
        let day = try #require(CalendarDay("2026-11-23"))
        let squats = try self.efforts([(13, nil)], on: "2026-11-20")
        let lift = ExerciseProgress(SampleWorkout.squat, squats, goal: .muscle, on: day)
        let target = try #require(lift.target)
        #expect(
            target.reps == 13 && target.step == .again && ProgressWords.reason(target).contains("What did you lift?")
        )
        let told = ExerciseProgress(
            SampleWorkout.squat,
            try self.efforts([(10, 60)], on: "2026-11-20"),
            goal: .muscle,
            on: day
        )
        #expect(told.target?.kilograms == 60 && told.target?.lacksWeight == false)
    }

    @Test("without a weight: one rep more, then a harder version")
    func bodyweight() throws {
        #expect(try self.next(self.efforts([(9, nil), (8, nil)], on: "2026-11-20"))?.reps == 9)
        #expect(try self.next(self.efforts([(12, nil)], on: "2026-11-20"))?.step == .harderVariant)
    }

    @Test("what was never done has no target")
    func never() throws { #expect(try self.next([]) == nil) }

    @Test("three sets of eight as planned ask for a ninth, whatever range the goal would have")
    func asPlanned() throws {
        let done = try self.efforts([(8, 60), (8, 60), (8, 60)], on: "2026-11-20", exertion: 8, planned: 8, reserve: 2)
        let day = try #require(CalendarDay("2026-11-23"))
        for goal in TrainingGoal.allCases {
            let reps = Progression.reps(for: goal)
            let target = try #require(Progression.next(done, reps: reps, on: day, isPlated: false))
            #expect(target == .init(kilograms: 60, reps: 9, seconds: nil, step: .moreReps))
            #expect(!ProgressWords.reason(target).contains("hard"))
        }
    }

    @Test("one or two more than planned on two sessions ask for more weight, done or left in reserve")
    func twice() throws {
        let heavier = Progression.Target(kilograms: 62.5, reps: 8, seconds: nil, step: .moreWeight)
        let done = try self.efforts([(9, 60), (9, 60)], on: "2026-11-17", planned: 8)
        #expect(try self.next(done)?.step == .moreReps)
        #expect(try self.next(done + self.efforts([(9, 60)], on: "2026-11-20", planned: 8)) == heavier)
        // Three left where two were planned, twice.
        let easy = try self.efforts([(8, 60)], on: "2026-11-17", exertion: 7, planned: 8, reserve: 2)
        #expect(try self.next(easy)?.step == .moreReps)
        let again = try self.efforts([(8, 60)], on: "2026-11-20", exertion: 7, planned: 8, reserve: 2)
        #expect(try self.next(easy + again) == heavier)
        // Planned that hard, it was as hard as planned.
        let meant = try ["2026-11-17", "2026-11-20"].flatMap {
            try self.efforts([(8, 60)], on: $0, exertion: 6, planned: 8, reserve: 4)
        }
        #expect(try self.next(meant)?.step == .moreReps)
        #expect(try self.next(self.efforts([(10, 60)], on: "2026-11-20", planned: 8)) == heavier)
    }

    @Test("below the plan and all out are told apart")
    func reasons() throws {
        let short = try #require(try self.next(self.efforts([(8, 60), (6, 60)], on: "2026-11-20", planned: 8)))
        #expect(short.step == .again && ProgressWords.reason(short).contains("below the plan"))
        let spent = try #require(try self.next(self.efforts([(8, 60)], on: "2026-11-20", exertion: 10, planned: 8)))
        #expect(spent.step == .again && ProgressWords.reason(spent).contains("hard"))
    }

    @Test("what felt easy asks for more weight at once, by 2 to 10 %", arguments: [20.0, 52.5, 60, 110])
    func easy(kilograms: Double) throws {
        for reps in [5, 6] {
            let sets = try self.efforts(
                [(reps, kilograms), (reps, kilograms)],
                on: "2026-11-20",
                exertion: 6,
                planned: 5,
                reserve: 2
            )
            let target = try #require(try self.next(sets))
            #expect(target.step == .moreWeight && target.reps == 5)
            let growth = try #require(target.kilograms) / kilograms - 1
            #expect(growth >= 0.02 && growth <= 0.1)
        }
        // Fewer than planned are no reason for more weight, however they felt.
        let short = try self.efforts([(4, kilograms)], on: "2026-11-20", exertion: 6, planned: 5, reserve: 2)
        #expect(try self.next(short)?.kilograms == kilograms)
    }

    @Test("what was hard keeps weight, repetitions and seconds", arguments: [(8.0, 4), (9, 3), (9, 2), (10, 1)])
    func hard(exertion: Double, reserve: Int) throws {
        func done(_ reps: Int, _ kilograms: Double?) throws -> [Effort] {
            try self.efforts([(reps, kilograms)], on: "2026-11-20", exertion: exertion, planned: 8, reserve: reserve)
        }
        #expect(try self.next(done(8, 60)) == .init(kilograms: 60, reps: 8, seconds: nil, step: .again))
        #expect(try self.next(done(10, 60))?.step == .again)
        #expect(try self.next(done(8, nil)) == .init(kilograms: nil, reps: 8, seconds: nil, step: .again))
        // As hard as planned isn't hard.
        let meant = try self.efforts(
            [(8, 60)],
            on: "2026-11-20",
            exertion: Double(10 - reserve),
            planned: 8,
            reserve: reserve
        )
        #expect(try self.next(meant)?.step == .moreReps)
    }

    @Test(
        "a plan's range is never left: from its top the weight grows",
        arguments: [(5, 5...6), (6, 4...6), (8, 8...10), (12, 10...12)]
    )
    func range(planned: Int, range: ClosedRange<Int>) throws {
        let top = try self.efforts([(range.upperBound, 60)], on: "2026-11-20", planned: planned)
        #expect(
            try self.next(top)
                == .init(kilograms: 62.5, reps: range.lowerBound, seconds: nil, step: .moreWeight)
        )
        for reps in range.dropLast() {
            let within = try self.efforts([(reps, 60)], on: "2026-11-20", planned: planned)
            #expect(try self.next(within)?.reps == reps + 1)
        }
    }

    @Test("push-ups that felt easy ask for two more")
    func easyBodyweight() throws {
        let done = try self.efforts([(8, nil)], on: "2026-11-20", exertion: 5, planned: 8, reserve: 3)
        #expect(try self.next(done)?.reps == 10)
    }

    @Test("push-ups as planned grow to the top of the usual range")
    func plannedBodyweight() throws {
        #expect(try self.next(self.efforts([(8, nil)], on: "2026-11-20", planned: 8))?.reps == 9)
        #expect(try self.next(self.efforts([(12, nil)], on: "2026-11-20", planned: 12))?.step == .moreReps)
        #expect(try self.next(self.efforts([(14, nil)], on: "2026-11-20", planned: 12))?.step == .harderVariant)
    }
}
