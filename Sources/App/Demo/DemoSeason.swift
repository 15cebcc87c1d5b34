import Accounts
import Foundation
import HealthMath

/// The weeks that the made-up people live, a day after the other.
struct DemoSeason: Sendable {
    let house: DemoHouse
    let lives: [DemoLife]
    let days: Int
    let calendar: DemoCalendar
    let end: Date
    let passwords: @Sendable (DemoPerson) -> String

    func live() async throws {
        var company = DemoCompany(lives, days: self.days, calendar: self.calendar)
        for index in 0..<self.days {
            try await self.live(index, &company)
        }
        self.house.clock.move(to: self.end)
        // Somebody is there for whoever tries it now.
        for life in self.lives.filter({ DemoGyms.gym(of: $0.who) != nil }).prefix(5) where await life.isHere {
            if life.who.role == nil { try await life.goToGym() }
        }
        try await self.house.work()
        try await self.house.count()
        try await MadeUpMembers(database: self.house.environment.database).settle()
    }

    private func live(_ index: Int, _ company: inout DemoCompany) async throws {
        let day = self.calendar.day(index)
        let share = Double(index) / Double(max(1, self.days))
        guard self.goOn(index, minutes: 6 * 60) else { return }
        for life in self.lives where self.arrival(of: life.who) == index {
            try await life.signUp(password: self.passwords(life.who), on: day)
            try await life.settleIn(on: day)
        }
        var up: [DemoLife] = []
        for life in self.lives where await life.isUp(on: day) { up.append(life) }
        guard self.goOn(index, minutes: 7 * 60 + 40) else { return }
        try await self.together(up) { try await $0.morning(day, share: share) }
        try await company.meet(index, in: self)
        // Some train today, and some of them by a workout that was made for them.
        guard self.goOn(index, minutes: 17 * 60 + 30) else { return }
        let start = self.house.clock.now
        var trainers: [DemoLife] = []
        for life in up where await life.trainsToday() { trainers.append(life) }
        try await self.together(trainers) { [days] life in
            try await life.beginTraining(guided: life.who.role != nil || index > days - 28)
        }
        guard self.goOn(index, minutes: 18 * 60 + 50) else { return try await self.endTraining(trainers, day, start) }
        try await self.endTraining(trainers, day, start)
        try await self.together(up) { try await $0.evening(day) }
        try await company.talk(index, up, in: self)
        try await self.house.work()
        if index % 3 == 2 { try await self.house.count() }
    }

    private func endTraining(_ trainers: [DemoLife], _ day: CalendarDay, _ start: Date) async throws {
        // On the last day it may be too early for what would be over by now.
        guard self.house.clock.now.timeIntervalSince(start) >= 3_600 else { return }
        try await self.together(trainers) { try await $0.endTraining(day, since: start) }
    }

    /// Moves the clock on; false when that would be in the future.
    func goOn(_ index: Int, minutes: Int) -> Bool {
        let instant = self.calendar.instant(index, minutes: minutes)
        guard instant <= self.end else { return false }
        self.house.clock.move(to: instant)
        return true
    }

    /// Returns the day on which somebody comes: most at the beginning, a fifth along the way.
    func arrival(of who: DemoPerson) -> Int {
        if who.role != nil || who.index < 45 || !who.isAdult { return min(who.index / 15, self.days / 4) }
        return (who.index - 44) * self.days / 20
    }

    /// Lets some do something, a few at a time.
    func together(
        _ lives: [DemoLife],
        _ work: @Sendable @escaping (DemoLife) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var waiting = lives.makeIterator()
            for _ in 0..<4 {
                if let life = waiting.next() { group.addTask { try await work(life) } }
            }
            while try await group.next() != nil {
                if let life = waiting.next() { group.addTask { try await work(life) } }
            }
        }
    }
}

extension DemoLife {
    func trainsToday() -> Bool { self.chance.hits(min(0.9, Double(self.who.days) / 7 / max(0.4, self.who.devotion))) }
}
