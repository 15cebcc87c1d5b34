import Foundation
import HealthMath
import Testing
import Web

@testable import Training

struct TodaysTrainingTests {
    private static let legs = WorkoutSummary(
        id: "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1a11",
        title: "Legs",
        about: "Full body, barbell",
        request: WorkoutRequest(intensity: .moderate, minutes: 30, place: .gym, equipment: .basic),
        goal: .strength,
        expectedKilocalories: nil,
        status: .notStarted,
        version: 1,
        createdAt: Date(timeIntervalSince1970: 0),
        sharedBy: nil
    )

    private static func plan(_ title: String, isOpen: Bool) -> PlanLine {
        PlanLine(path: "/plans/1", title: title, note: "18:00–18:45", icon: "", colour: "", isOpen: isOpen)
    }

    @Test("a workout under way leaves no room for another one")
    func running() {
        let running = [RunningWorkout(path: "/sessions/1", title: "Legs")]
        #expect(TodaysTraining(running: running, plans: [], waiting: Self.legs) == nil)
    }

    @Test("what is planned for today comes before what waits, unless it is done")
    func planned() {
        let plans = [Self.plan("Swim", isOpen: false), Self.plan("Run", isOpen: true)]
        #expect(TodaysTraining(running: [], plans: plans, waiting: Self.legs)?.todayName == "Run")
        #expect(TodaysTraining(running: [], plans: [plans[0]], waiting: Self.legs)?.todayName == "Legs")
    }

    @Test("a workout is shown by its figures, one that can be made by none")
    func figures() {
        let plan = PlanLine(
            path: "/plans/1",
            title: "Legs",
            note: "18:00",
            icon: "",
            colour: "",
            figures: ["squat", "deadlift"]
        )
        let planned = TodaysTraining(running: [], plans: [plan], waiting: nil)
        #expect(planned?.figures.map(\.figure) == ["squat", "deadlift"] && plan.figure == "squat")
        let waiting = TodaysTraining(running: [], plans: [], waiting: Self.legs, figures: ["lunge"])
        #expect(waiting?.figures.map(\.figure) == ["lunge"])
        #expect(TodaysTraining(running: [], plans: [], waiting: nil)?.figures == [])
    }

    @Test("after “not today” nothing is proposed, but what else is planned still stands")
    func rests() {
        let off = TodaysTraining(running: [], plans: [], rests: true, waiting: Self.legs)
        #expect(off?.todayName == "A day off" && off?.todayAction == "" && off?.isNew == false)
        let plan = Self.plan("Run", isOpen: true)
        #expect(TodaysTraining(running: [], plans: [plan], rests: true, waiting: nil)?.todayName == "Run")
    }

    @Test("who finished a workout today is offered nothing more, but what else is planned still stands")
    func trained() throws {
        let run = Activity(
            id: "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1a12",
            day: try #require(CalendarDay("2026-03-14")),
            origin: .session,
            title: "Arms",
            startedAt: Date(timeIntervalSince1970: 0),
            seconds: 1_800,
            kilocalories: 0,
            way: .equivalents
        )
        let card = TodaysTraining(running: [], plans: [], trained: run, waiting: Self.legs)
        #expect(card?.todayWords == "You trained today" && card?.todayName == "Arms" && card?.todayNote == "30 min")
        let plan = Self.plan("Run", isOpen: true)
        #expect(TodaysTraining(running: [], plans: [plan], trained: run, waiting: nil)?.todayName == "Run")
    }

    @Test("a plan for which nothing is chosen leads to choosing")
    func unchosen() {
        let plan = PlanLine(path: "/plans/1", title: "Workout", note: "", icon: "", colour: "", isChosen: false)
        let card = TodaysTraining(running: [], plans: [plan], waiting: nil)
        #expect(card?.todayAction == "Choose what to train" && card?.todayPath == "/plans/1")
    }

    @Test("after weeks away an easy one comes before what was made before them")
    func afterBreak() throws {
        let today = try #require(CalendarDay("2026-03-28"))
        let start = try #require(EasyStart(last: CalendarDay("2026-03-07"), today: today))
        let card = TodaysTraining(running: [], plans: [], waiting: Self.legs, figures: ["lunge"], start: start)
        #expect(card?.todayName == "An easy first workout" && card?.isNew == true && card?.figures == [])
        #expect(card?.todayNote == "You last trained 3 weeks ago, so it starts shorter and easier.")
        let plan = Self.plan("Run", isOpen: true)
        #expect(TodaysTraining(running: [], plans: [plan], waiting: nil, start: start)?.todayName == "Run")
        let days = try ["2026-03-07", "2026-03-20", "2026-03-21", "2026-03-28"].map { try #require(CalendarDay($0)) }
        #expect(days.map { start.isAfterBreak(madeOn: $0, today: today) } == [false, false, true, true])
    }

    @Test("where nothing waits, one can be made")
    func nothing() {
        let made = TodaysTraining(running: [], plans: [], waiting: nil)
        #expect(made?.todayPath == "/workouts/new" && made?.isNew == true)
        #expect(TodaysTraining(running: [], plans: [], waiting: Self.legs)?.isNew == false)
    }

    @Test("no time is said in no words")
    func noTime() {
        #expect(ActivityWords.time(0).isEmpty && ActivityWords.time(40) == "40 s" && ActivityWords.time(300) == "5 min")
    }
}
