import Foundation
import HTTPTypes
import HealthMath
import Storage
import Web

/// A workout under way: its id, when it began, and the sets that are to be done.
struct DemoSession: Sendable {
    struct Set: Sendable {
        let exercise: Int
        let exerciseID: String
        let name: String
        let isMain: Bool
        let reps: Int?
        let kilograms: Double?
    }

    let id: String
    let sets: [Set]

    init?(_ answer: DemoResponse) {
        guard let id = answer.text("id") else { return nil }
        self.id = id
        self.sets = answer.list("exercises").flatMap { exercise -> [Set] in
            let number = (exercise["number"] as? NSNumber)?.intValue ?? 0
            return (exercise["sets"] as? [[String: Any]] ?? []).compactMap { set in
                guard let name = set["set"] as? String else { return nil }
                return Set(
                    exercise: number,
                    exerciseID: exercise["exerciseId"] as? String ?? "",
                    name: name,
                    isMain: exercise["part"] as? String == "main",
                    reps: (set["reps"] as? NSNumber)?.intValue,
                    kilograms: (set["kilograms"] as? NSNumber)?.doubleValue
                )
            }
        }
    }
}

/// How somebody trains: by a workout that was made for them, or at what they like.
extension DemoLife {
    /// Begins a guided workout, for those who train this way today.
    func beginTraining(guided: Bool) async throws {
        if self.chance.hits(0.6) { try await self.goToGym() }
        guard guided, self.session == nil, let workout = self.chance.pick(self.workouts) else { return }
        let begun = try await self.ask(
            .post,
            DemoLinks.workoutSessions.path(workout),
            ["requestId": self.chance.id()],
            unless: [409]
        )
        self.session = DemoSession(begun)
    }

    /// Ends the guided workout if there is one; else logs what they did on their own.
    func endTraining(_ day: CalendarDay, since start: Date) async throws {
        guard let session = self.session else { return try await self.moveOnTheirOwn(day) }
        self.session = nil
        // Evenly over fifty minutes at most.
        let sets = session.sets
        let pause = min(80_000, 3_000_000 / Int64(max(1, sets.count)))
        var at = Int64(start.timeIntervalSince1970 * 1_000)
        var events: [[String: Any]] = []
        for set in sets {
            at += pause
            var event: [String: Any] = [
                "requestId": self.chance.id(), "kind": "completeSet", "exercise": set.exercise, "set": set.name,
                "at": at,
            ]
            if let reps = set.reps, set.isMain { event["reps"] = max(1, reps + self.chance.number(-1...1)) }
            let load = set.isMain ? DemoLoads.kilograms(of: set.exerciseID, by: self.who) : nil
            if let kilograms = set.kilograms ?? load { event["kilograms"] = kilograms }
            if set.isMain { event["exertion"] = self.chance.number(5...8) }
            events.append(event)
        }
        // Who goes on from the last exercise has finished.
        for exercise in Set(sets.map(\.exercise)).sorted() {
            at += 1_000
            events.append(["requestId": self.chance.id(), "kind": "next", "exercise": exercise, "at": at])
        }
        events.append([
            "requestId": self.chance.id(), "kind": "feel", "at": at, "exertion": self.chance.number(4...8),
        ])
        for part in events.batches(of: Self.mostEvents) {
            try await self.ask(.post, DemoLinks.sessionEvents.path(session.id), ["events": part])
        }
    }

    /// The most events that one request takes.
    private static let mostEvents = 100

    private func moveOnTheirOwn(_ day: CalendarDay) async throws {
        let minutes = self.chance.number(20...55)
        guard !self.who.sport.isEmpty, self.who.place.isEmpty || self.chance.hits(0.5) else {
            try await self.ask(
                .post,
                DemoLinks.activities.path,
                [
                    "requestId": self.chance.id(),
                    "title": self.who.place == "gym" ? "Strength at the gym" : "On the mat",
                    "intensity": "moderate", "minutes": minutes, "day": day.description, "time": "17:30",
                    "exertion": self.chance.number(4...8),
                ]
            )
            return
        }
        // Kilometres an hour of what is told by its distance.
        let speeds = [
            "easy-jog": 8.5, "steady-run": 10.5, "easy-walk": 4.2, "brisk-walk": 5.5, "nordic-walk": 5.2,
            "trail-walk": 4,
            "easy-ride": 17, "steady-ride": 22, "wheelchair-push": 6,
        ]
        let distance = speeds[self.who.sport].map { speed in
            (speed * Double(minutes) / 60 * Double(self.chance.number(90...110)) / 10).rounded() / 10
        }
        try await self.ask(
            .post,
            DemoLinks.activities.path,
            [
                "requestId": self.chance.id(), "exerciseId": self.who.sport, "minutes": minutes,
                "distanceKm": distance, "day": day.description, "time": "17:30",
                "exertion": self.chance.number(4...8),
            ]
        )
    }
}
