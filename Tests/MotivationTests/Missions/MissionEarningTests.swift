import HealthMath
import Testing

@testable import Motivation

/// Which achievements belong to a mission.
struct MissionEarningTests {
    private let monday = CalendarDay("2026-03-09") ?? .first

    private func mission(_ aim: MissionAim?, reachedOn day: CalendarDay? = nil) throws -> Mission {
        Mission(id: "1", aim: try #require(aim), startedOn: self.monday, reachedOn: day)
    }

    private func earned(_ name: String, on day: CalendarDay) throws -> EarnedAchievement {
        EarnedAchievement(achievement: try #require(Achievement.named(name)), day: day)
    }

    @Test("a mission earned what it is about, not what else was earned in its days")
    func kinds() throws {
        let day = self.monday.adding(days: 2)
        let training = try self.mission(MissionAim(.workouts, target: 3, times: 4))
        #expect(try training.earned(self.earned("workouts-5", on: day)))
        #expect(try !training.earned(self.earned("days-logged-7", on: day)))
        let water = try self.mission(MissionAim(.water, target: 2_000, times: 14))
        for name in ["workouts-5", "buddies-1", "events-1"] {
            #expect(try !water.earned(self.earned(name, on: day)), "\(name)")
        }
        let weight = try self.mission(MissionAim(.weight, target: 70, start: 75))
        #expect(try weight.earned(self.earned("trends-1", on: day)))
    }

    @Test("the sign of starting and that of arriving belong to the mission that began and was reached on their days")
    func ends() throws {
        let (first, last) = (self.monday, self.monday.adding(days: 9))
        let steps = try self.mission(MissionAim(.steps, target: 7_000, times: 7), reachedOn: last)
        #expect(try steps.earned(self.earned("missions-started-1", on: first)))
        #expect(try !steps.earned(self.earned("missions-started-1", on: last)))
        #expect(try steps.earned(self.earned("missions-reached-1", on: last)))
        #expect(try !steps.earned(self.earned("missions-reached-1", on: first)))
        let early = self.monday.adding(days: 1)
        let own = try self.mission(MissionAim(.own, words: "Swim"), reachedOn: early)
        #expect(
            try !own.earned(self.earned("missions-reached-1", on: early)),
            "Ticked in its first week it is no deed."
        )
    }
}
