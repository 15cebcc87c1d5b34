import Foundation
import HTTPTypes
import HealthMath
import Web

/// An ordinary day: what somebody eats, drinks and measures.
extension DemoLife {
    /// Returns whether they open the app on this day; weekends are looser.
    func isUp(on day: CalendarDay) -> Bool {
        guard self.isHere else { return false }
        let isWeekend = day.weekday.rawValue > 5
        return self.chance.hits(self.who.devotion * (isWeekend ? 0.85 : 1))
    }

    /// `share` is how much of the three months has passed.
    func morning(_ day: CalendarDay, share: Double) async throws {
        if self.chance.hits(0.45) {
            let kilograms = self.who.kilograms + self.who.change * share + self.chance.tenth(-0.6...0.6)
            try await self.ask(.put, DemoLinks.weight.path(day.description), ["kg": (kilograms * 10).rounded() / 10])
        }
        if self.who.diary > 0 { try await self.eat("breakfast", "Breakfast", 0.25, at: "07:10", on: day) }
        if self.chance.hits(0.02) {
            let waist = 40 + self.who.kilograms / 2 + self.who.change * share
            try await self.ask(
                .put,
                DemoLinks.measures.path(day.description),
                ["waistCm": min(max(waist.rounded(), 55), 180)]
            )
        }
    }

    func evening(_ day: CalendarDay) async throws {
        if self.who.diary > 1 {
            try await self.eat("lunch", "Lunch", 0.35, at: "12:30", on: day)
            if self.chance.hits(0.4) { try await self.eat("snack", "Snacks", 0.08, at: "15:30", on: day) }
        }
        if self.who.diary > 0 { try await self.eat("dinner", "Dinner", 0.35, at: "18:45", on: day) }
        if !self.who.usesWheelchair, self.chance.hits(0.5) {
            let usual = 9_000 - 60 * max(0, self.who.age - 40)
            try await self.ask(
                .put,
                DemoLinks.steps.path(day.description),
                ["steps": usual * self.chance.number(55...140) / 100]
            )
        }
        if self.chance.hits(0.3) {
            try await self.ask(
                .put,
                DemoLinks.water.path(day.description),
                ["millilitres": 250 * self.chance.number(4...10)]
            )
        }
    }

    /// Logs one of their meals, as much of it as makes up this share of a day.
    private func eat(_ kind: String, _ name: String, _ share: Double, at time: String, on day: CalendarDay) async throws
    {
        guard let meal = self.chance.pick(self.meals[kind] ?? []) else { return }
        let wished = self.kilocalories * share / meal.kilocalories * Double(self.chance.number(88...112)) / 100
        let factor = (min(max(wished, 0.4), 2.5) * 20).rounded() / 20
        try await self.ask(
            .post,
            DemoLinks.mealEntries.path(meal.id),
            [
                "requestId": self.chance.id(), "day": day.description, "meal": name, "time": time, "factor": factor,
            ]
        )
    }
}
