import Foundation
import HTTPTypes
import HealthMath
import Web

/// Groups of rivals: one that is over, one under way, and one of the youngest.
struct DemoRivals {
    mutating func live(
        _ index: Int,
        of days: Int,
        _ here: [DemoLife],
        _ calendar: DemoCalendar,
        _ chance: inout DemoChance
    ) async throws {
        let adults = here.filter(\.who.isAdult).shuffled(using: &chance)
        let young = here.filter { !$0.who.isAdult }
        if index == days / 5 {
            let last = calendar.day(index + max(6, days / 3))
            try await self.form("Ten small steps", adults, until: last, ["days-logged": 2, "workouts": 5, "water": 2])
        }
        if index == days * 2 / 3 {
            // The people as whom visitors may log in are in it.
            let tried = adults.filter { $0.who.role != nil } + adults.filter { $0.who.role == nil }
            let last = calendar.day(days + 14)
            try await self.form("Before the snow", tried, until: last, ["workouts": 5, "weigh-ins": 1, "steps": 4])
        }
        if index == days / 2 {
            let last = calendar.day(days + 7)
            try await self.form("After school", young, until: last, ["workouts": 5, "steps": 3])
        }
    }

    private func form(
        _ name: String,
        _ people: [DemoLife],
        until last: CalendarDay,
        _ rules: [String: Int]
    ) async throws {
        guard let maker = people.first, people.count > 1 else { return }
        guard let code = try await maker.formGroup(name, until: last, rules) else { return }
        for life in people.dropFirst().prefix(9) { try await life.joinGroup(code) }
    }
}

extension DemoLife {
    fileprivate func formGroup(_ name: String, until last: CalendarDay, _ rules: [String: Int]) async throws -> String?
    {
        let facts = rules.sorted { $0.key < $1.key }.map { ["fact": $0.key, "weight": $0.value] as [String: Any] }
        return try await self.ask(
            .post,
            DemoLinks.rivals.path,
            [
                "requestId": self.chance.id(), "name": name, "lastDay": last.description, "rules": facts,
                "workoutsAWeek": max(1, min(6, self.who.days)),
            ]
        ).text("code")
    }

    fileprivate func joinGroup(_ code: String) async throws {
        try await self.ask(
            .post,
            DemoLinks.rivalJoining.path,
            ["code": code, "workoutsAWeek": max(1, min(6, self.who.days)), "stepsADay": 6_000],
            unless: [409]
        )
    }
}
