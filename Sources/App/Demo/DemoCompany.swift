import Foundation
import HealthMath

/// What the made-up people do together: who knows whom, what they say, and their events and groups.
struct DemoCompany {
    struct Chat: Sendable {
        let id: String
        let one: DemoLife
        let other: DemoLife
    }

    private let lives: [DemoLife]
    private let days: Int
    private let calendar: DemoCalendar
    private var chance = DemoChance(seed: 60)
    private var chats: [Chat] = []
    private var buddies: [Int: Set<Int>] = [:]
    private var events: DemoEvents
    private var rivals = DemoRivals()

    init(_ lives: [DemoLife], days: Int, calendar: DemoCalendar) {
        self.lives = lives
        self.days = days
        self.calendar = calendar
        self.events = DemoEvents(calendar)
    }

    /// Does what people meet for at daytime: events, groups, missions, goals.
    mutating func meet(_ index: Int, in season: DemoSeason) async throws {
        let here = try await self.here()
        try await self.events.live(index, here, in: season, &self.chance)
        try await DemoWaiting(days: self.days).live(index, here, self.chats)
        try await self.rivals.live(index, of: self.days, here, self.calendar, &self.chance)
        let day = self.calendar.day(index)
        for life in here where self.chance.hits(index % 21 == 2 ? 0.5 : 0.01) { try await life.startMission() }
        if day.day == 2 {
            for life in here where life.who.isAdult && life.who.devotion >= 0.55 { try await life.setMonthlyGoal() }
        }
        if day.weekday == .sunday {
            for life in here where self.chance.hits(0.3) { try await life.plan(after: day) }
        }
        if index % 7 == 5 {
            try await season.house.count()
            for life in here where self.chance.hits(0.4) { try await life.cheer() }
        }
    }

    /// Lets two more find each other in the evening, and a few talk.
    mutating func talk(_ index: Int, _ up: [DemoLife], in season: DemoSeason) async throws {
        var talks: [(Chat, [String])] = []
        if let chat = try await self.findBuddies(index) {
            self.chats.append(chat)
            if let talk = self.chance.pick(DemoTown.talks.filter(\.isFirst)) { talks.append((chat, talk.lines)) }
        }
        let others = self.chats.dropLast(talks.count).shuffled(using: &self.chance).prefix(2)
        for chat in others {
            if let talk = self.chance.pick(DemoTown.talks.filter { !$0.isFirst }) { talks.append((chat, talk.lines)) }
        }
        try await self.say(talks, on: index, in: season)
        guard let (chat, _) = talks.last, self.chance.hits(0.3) else { return }
        let day = self.calendar.day(index)
        guard let workout = try await chat.one.propose(in: chat.id, on: day), self.chance.hits(0.8) else { return }
        try await chat.other.accept(workout, in: chat.id)
    }

    /// Lets all of them talk at once, a line every three minutes.
    private mutating func say(_ talks: [(Chat, [String])], on index: Int, in season: DemoSeason) async throws {
        var last: [String: Int64] = [:]
        for line in 0..<(talks.map(\.1.count).max() ?? 0) {
            guard season.goOn(index, minutes: 19 * 60 + 30 + 3 * line) else { return }
            for (chat, words) in talks where line < words.count {
                let speaker = line.isMultiple(of: 2) ? chat.one : chat.other
                last[chat.id] = try await speaker.say(words[line], in: chat.id)
            }
        }
        for (chat, words) in talks {
            guard let number = last[chat.id] else { continue }
            let (speaker, listener) = words.count.isMultiple(of: 2) ? (chat.other, chat.one) : (chat.one, chat.other)
            try await speaker.read(chat.id, upTo: number)
            // Messages of the last evening are still to be read.
            if index < self.days - 2 { try await listener.read(chat.id, upTo: number) }
        }
    }

    /// Returns nil when everybody knows enough people.
    private mutating func findBuddies(_ index: Int) async throws -> Chat? {
        let here = try await self.here().shuffled(using: &self.chance)
        func count(_ life: DemoLife) -> Int { self.buddies[life.who.index]?.count ?? 0 }
        // The people as whom visitors may log in know somebody soon.
        let first = here.first { $0.who.role != nil && count($0) < min(5, 1 + index / 8) }
        guard let one = first ?? here.min(by: { count($0) < count($1) }) else { return nil }
        let known = self.buddies[one.who.index] ?? []
        let fits = here.filter { other in
            other.who.index != one.who.index && other.who.isAdult == one.who.isAdult
                && !known.contains(other.who.index) && count(other) < 6
        }
        let alike = fits.first { !Set($0.who.styles).isDisjoint(with: one.who.styles) }
        guard let other = alike ?? fits.first, let oneID = await one.id, let otherID = await other.id else {
            return nil
        }
        _ = try await one.befriend(otherID)
        guard let chat = try await other.befriend(oneID) else { return nil }
        self.buddies[one.who.index, default: []].insert(other.who.index)
        self.buddies[other.who.index, default: []].insert(one.who.index)
        return Chat(id: chat, one: one, other: other)
    }

    private func here() async throws -> [DemoLife] {
        var here: [DemoLife] = []
        for life in self.lives where await life.isHere { here.append(life) }
        return here
    }
}
