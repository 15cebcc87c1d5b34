import Foundation
import HealthMath
import Members
import Storage
import Testing

@testable import Community

/// Random numbers that are the same on every run: SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { self.state = seed }

    mutating func next() -> UInt64 {
        self.state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// People as they may be: of any age and gender, with any wishes, in one town, here for a day or for years.
struct SeededPeople {
    var random: SeededRandom

    static let now = Village.noon

    init(seed: UInt64) { self.random = SeededRandom(seed: seed) }

    /// Most live by one clock.
    private static let zones = ["GMT", "GMT", "GMT", "Europe/Berlin", "America/New_York", "Asia/Kathmandu"]
        .compactMap(TimeZone.init(identifier:))

    mutating func some(_ count: Int) throws -> [Candidate] {
        try (1...Int64(count)).map { try self.one($0) }
    }

    mutating func one(_ id: Int64) throws -> Candidate {
        let birthday = try #require(
            CalendarDay(
                year: .random(in: 1950...2008, using: &self.random),
                month: .random(in: 1...12, using: &self.random),
                day: .random(in: 1...28, using: &self.random)
            )
        )
        let person = Person(
            id: id,
            firstName: "P\(id)",
            screenName: "p\(id)",
            birthday: birthday,
            gender: Sex.allCases.randomElement(using: &self.random) ?? .other,
            timeZone: Self.zones.randomElement(using: &self.random) ?? .gmt,
            isSuspended: Int.random(in: 0..<20, using: &self.random) == 0,
            isConfirmed: Int.random(in: 0..<20, using: &self.random) > 0
        )
        let created = Self.now.milliseconds - .random(in: 0...400, using: &self.random) * 86_400_000
        return Candidate(
            person,
            BuddyProfiles.Found(
                profile: self.profile(),
                activeAt: .random(in: created...Self.now.milliseconds, using: &self.random),
                createdAt: created,
                photoVersion: nil
            ),
            free: Bool.random(using: &self.random) ? nil : self.times()
        )
    }

    private mutating func profile() -> BuddyProfile {
        var profile = BuddyProfile()
        profile.goals = self.few(BuddyProfile.most.goals)
        profile.strengths = self.few(BuddyProfile.most.strengths)
        profile.styles = self.few(BuddyProfile.most.styles)
        profile.spots = self.few(BuddyProfile.most.spots)
        profile.times = self.times()
        profile.years = TrainingYears.allCases.randomElement(using: &self.random) ?? .new
        profile.wishedGender = PreferredGender.allCases.randomElement(using: &self.random) ?? .any
        profile.wishedTraits = self.few(BuddyProfile.most.traits)
        profile.wishedStyles = self.few(BuddyProfile.most.wishedStyles)
        profile.limitations = self.few(2)
        if Bool.random(using: &self.random) {
            profile.place = CoarsePlace(
                near: .random(in: 55.0...56.5, using: &self.random),
                .random(in: 12...13.5, using: &self.random)
            )
        }
        return profile
    }

    private mutating func few<Choice: Choosable>(_ most: Int) -> [Choice] {
        Array(Array(Choice.allCases).shuffled(using: &self.random).prefix(.random(in: 0...most, using: &self.random)))
    }

    private mutating func times() -> WeekTimes {
        WeekTimes(rawValue: .random(in: 0..<(1 << 42), using: &self.random))
    }
}

/// Where the tests with random people begin.
let seeds: ClosedRange<UInt64> = 1...12
