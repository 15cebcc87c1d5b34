import Foundation
import HTTPTypes
import HealthMath
import Web

/// What somebody tells the house in their first hour.
extension DemoLife {
    func settleIn(on day: CalendarDay) async throws {
        try await self.tellOfThemselves()
        try await self.showThemselves()
        try await self.setGoal(on: day)
        try await self.saveMeals()
        try await self.makeWorkouts()
        try await self.chooseGym()
        try await self.ask(
            .put,
            DemoLinks.earningsShown.path,
            ["isShown": true, "takesCheers": true, "showsMissions": true]
        )
        if self.chance.hits(0.75) { try await self.ask(.put, DemoLinks.boardSeat.path, unless: [403, 409, 422]) }
    }

    private func tellOfThemselves() async throws {
        let who = self.who
        let factor = who.days >= 4 ? 1.55 : who.days >= 2 ? 1.375 : 1.2
        try await self.ask(
            .patch,
            DemoLinks.me.path,
            [
                "heightCm": who.centimetres, "weightKg": who.kilograms, "activityFactor": factor,
                "experience": who.experience,
            ]
        )
        guard !who.health.isEmpty else { return }
        try await self.ask(
            .put,
            DemoLinks.health.path,
            [
                "injuries": who.said("i").map { ["area": $0, "acute": false] as [String: Any] },
                "conditions": who.said("c"), "limitations": who.said("l"),
            ]
        )
    }

    /// Agrees to the guidelines and shows a profile, somewhere in town.
    private func showThemselves() async throws {
        let who = self.who
        let version = try await self.ask(.get, DemoLinks.guidelines.path).whole("version")
        try await self.ask(.put, DemoLinks.guidelines.path, ["version": version])
        let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let hours = ["early", "morning", "midday", "evening", "evening", "late"]
        let times = Set(
            (0..<4).map { _ in "\(self.chance.pick(days) ?? days[0])-\(self.chance.pick(hours) ?? hours[0])" }
        )
        let places = who.place == "gym" ? ["gym"] : who.styles.contains("swimming") ? ["pool"] : ["outdoors"]
        try await self.ask(
            .put,
            DemoLinks.buddyProfile.path,
            [
                "intro": who.intro, "goals": who.goals, "strengths": who.strengths, "styles": who.styles,
                "places": places, "times": times.sorted(),
                "experience": ["new", "some"].contains(who.experience) ? who.experience : "long",
                "lat": DemoTown.latitude + self.chance.tenth(-0.4...0.4) / 10,
                "lon": DemoTown.longitude + self.chance.tenth(-0.5...0.5) / 10,
                "sharesWorkouts": self.chance.hits(0.8), "sharesPresence": true, "sharesMissions": true,
                "sharesReading": self.chance.hits(0.6),
            ]
        )
    }

    private func setGoal(on day: CalendarDay) async throws {
        guard self.who.isAdult else { return }
        // Twice what three months bring, in half a year.
        let answer = try await self.ask(
            .put,
            DemoLinks.goal.path,
            [
                "targetKg": self.who.kilograms + 2 * self.who.change, "targetDay": day.adding(days: 182).description,
            ],
            unless: [422]
        )
        let daily = answer.object["daily"] as? [String: Any]
        if let told = (daily?["kcal"] as? NSNumber)?.doubleValue, told > 0 { self.kilocalories = told }
    }

    private func saveMeals() async throws {
        guard self.who.diary > 0 else { return }
        for kind in ["breakfast", "lunch", "dinner", "snack"] {
            let known = DemoTown.meals.filter { $0.kind == kind && $0.isEaten(by: self.who.food) }
            for meal in known.shuffled(using: &self.chance).prefix(kind == "snack" ? 1 : 3) {
                let saved = try await self.ask(.post, DemoLinks.meals.path, meal.values(id: self.chance.id()))
                let energy = saved.list("nutrients").first { ($0["number"] as? NSNumber)?.intValue == 208 }
                guard let id = saved.text("id"), let kcal = (energy?["amount"] as? NSNumber)?.doubleValue, kcal > 0
                else { continue }
                self.meals[kind, default: []].append(SavedMeal(id: id, kilocalories: kcal))
            }
        }
    }

    private func makeWorkouts() async throws {
        guard !self.who.place.isEmpty else { return }
        for minutes in [30, 45] {
            let made = try await self.ask(
                .post,
                DemoLinks.workouts.path,
                [
                    "requestId": self.chance.id(), "intensity": self.who.age > 60 ? "low" : "moderate",
                    "minutes": minutes, "place": self.who.place, "equipment": self.who.gear,
                    "goal": self.who.goals.contains("muscle") ? "muscle" : "strength",
                    "experience": self.who.experience, "dayAfter": "anyway", "seed": self.chance.number(1...9_999),
                ]
            )
            if let id = made.text("id") { self.workouts.append(id) }
        }
    }
}
