import Foundation
import HTTPTypes
import HealthMath
import Members
import Web

/// What somebody does with others.
extension DemoLife {
    /// Asks somebody to be buddies; returns the chat when both asked.
    func befriend(_ other: Member.ID) async throws -> String? {
        try await self.ask(.post, DemoLinks.buddyRequests.path, ["memberId": other]).text("chatId")
    }

    /// Says something in a chat; returns the message's number.
    func say(_ words: String, in chat: String) async throws -> Int64? {
        try await self.ask(.post, DemoLinks.messages.path(chat), ["clientId": self.chance.id(), "text": words])
            .whole("number")
    }

    func read(_ chat: String, upTo number: Int64) async throws {
        try await self.ask(.put, DemoLinks.reading.path(chat), ["number": number])
    }

    /// Proposes a workout together for the next day, which the other accepts or not.
    func propose(in chat: String, on day: CalendarDay) async throws -> String? {
        try await self.ask(
            .post,
            DemoLinks.jointWorkouts.path(chat),
            [
                "clientId": self.chance.id(), "day": day.adding(days: 1).description,
                "at": self.chance.pick(["07:00", "17:00", "18:30"]), "minutes": 45,
            ],
            unless: [409, 422]
        ).text("id")
    }

    func accept(_ workout: String, in chat: String) async throws {
        try await self.ask(.post, DemoLinks.jointAcceptance.path(chat, workout), unless: [409])
    }

    /// Plans something of their own for one of the next days.
    func plan(after day: CalendarDay) async throws {
        let titles = ["A walk", "Training", "Something that moves me"]
        try await self.ask(
            .post,
            DemoLinks.plannedWorkouts.path,
            [
                "requestId": self.chance.id(), "day": day.adding(days: self.chance.number(1...6)).description,
                "at": self.chance.pick(["06:30", "12:00", "18:00"]), "minutes": 45,
                "title": self.chance.pick(titles), "reminds": false,
            ],
            unless: [409, 422]
        )
    }

    /// Says a kind word about what buddies did lately, to two at most.
    func cheer() async throws {
        let seen = try await self.ask(.get, DemoLinks.buddiesDid.path)
        let words = ["well-done", "proud", "inspiring", "keep-going"]
        func isOpen(_ item: [String: Any]) -> Bool {
            item["takesCheers"] as? Bool == true && !(item["said"] is String)
        }
        for (list, subject) in [("trainings", "trainedOn"), ("achievements", "achievement")] {
            guard let item = seen.list(list).first(where: isOpen) else { continue }
            try await self.ask(
                .post,
                DemoLinks.cheers.path,
                [
                    "memberId": item["memberId"] as? NSNumber, subject: item[subject] as? String,
                    "words": self.chance.pick(words),
                ],
                unless: [404, 409, 422, 429]
            )
        }
    }

    /// Sets out to something that fits them; one of a kind runs at a time.
    func startMission() async throws {
        let who = self.who
        var kinds: [DemoValues] = [["kind": "logging", "times": 30], ["kind": "water", "target": 1_500, "times": 20]]
        if who.diary == 0 { kinds = [["kind": "water", "target": 1_500, "times": 14]] }
        if who.days > 1 { kinds.append(["kind": "workouts", "target": min(who.days, 4), "times": 6]) }
        if !who.usesWheelchair { kinds.append(["kind": "steps", "target": 7_000, "times": 30]) }
        if who.isAdult, abs(who.change) >= 2 {
            kinds.append(["kind": "weight", "target": who.kilograms + who.change])
        }
        kinds.append(["kind": "own", "words": self.chance.pick(Self.wishes)])
        guard let kind = self.chance.pick(kinds) else { return }
        try await self.ask(.post, DemoLinks.missions.path, kind, unless: [409, 422])
    }

    private static let wishes = [
        "The long way home, three times a week", "One whole pull-up", "Up the hill without a stop",
        "A handstand against the wall", "Swim a kilometre", "Stretch before bed",
    ]

    /// Sets the goal of the month as it is proposed.
    func setMonthlyGoal() async throws {
        let proposals = try await self.ask(.get, DemoLinks.monthlyGoal.path).list("proposals")
        guard let proposal = self.chance.pick(proposals), let kind = proposal["kind"] as? String else { return }
        try await self.ask(
            .put,
            DemoLinks.monthlyGoal.path,
            ["kind": kind, "target": proposal["target"] as? NSNumber],
            unless: [409, 422]
        )
    }
}
