import Foundation
import HealthMath
import Members
import Playlists
import Storage
import Support
import Testing
import Web

@testable import Music

/// Playlists as they are made.
struct PlaylistMakerTests {
    private static let workout = "00000000-0000-4000-8000-0000000000aa"

    private static func maker(_ house: MusicHouse, hasFolder: Bool = true) -> PlaylistMaker {
        let ports = MusicPorts(
            workout: { _, id in
                guard id == Self.workout else { return nil }
                let phases = [
                    PlaylistPhase(name: "warm-up", kind: .warmUp, seconds: 300),
                    PlaylistPhase(name: "lifting", kind: .strength, effort: .hard, seconds: 1_200),
                    PlaylistPhase(name: "cool-down", kind: .coolDown, seconds: 300),
                ]
                return MusicWorkout(id: id, title: "Legs", phases: phases, isUnderWay: false)
            },
            highestPulse: { _ in nil },
            exercises: { _, _ in [] },
            planned: { _ in [] },
            planners: { _, _, _ in [] },
            members: { _ in [] }
        )
        return PlaylistMaker(
            database: house.database,
            libraries: house.libraries(hasFolder: hasFolder),
            ports: ports,
            now: { MusicHouse.now }
        )
    }

    private static func member(_ house: MusicHouse) -> Member {
        Member(id: house.members[0], screenName: "ana", firstName: "Ana")
    }

    private static func order(_ purpose: PlaylistOrder.Purpose, _ number: Int = 1) -> PlaylistOrder {
        PlaylistOrder(
            id: "00000000-0000-4000-8000-00000000000\(number)",
            name: "",
            purpose: purpose,
            genres: [],
            moods: [],
            allowsUnknownTempo: false
        )
    }

    /// Adds songs of three minutes from 70 to 150 beats a minute.
    private static func fill(_ house: MusicHouse) async throws {
        for number in 0..<60 {
            let id = try await house.add("Song \(number)", by: "Artist \(number % 9)", tempo: 70 + Double(number) * 1.4)
            try await house.database.write { db in
                try db.execute(
                    "UPDATE song SET milliseconds = \(170_000 + number * 500), bpm = measured_bpm WHERE id = \(id)"
                )
            }
        }
    }

    @Test("with so few songs that another list is the same, it says so", arguments: Backend.available)
    func noOther(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let id = try await house.add("Song", by: "Artist", tempo: 120)
        try await house.database.write { db in
            try db.execute("UPDATE song SET milliseconds = 200000, bpm = measured_bpm WHERE id = \(id)")
        }
        let (maker, ana) = (Self.maker(house), Self.member(house))
        let purpose = PlaylistOrder.Purpose.type(.walking, minutes: 20, steps: nil)
        let first = try await maker.make(Self.order(purpose), for: ana)
        #expect(!first.notes.contains(PlaylistMaker.noOther))
        let second = try await maker.make(Self.order(purpose, 2), for: ana)
        #expect(second.notes.contains(PlaylistMaker.noOther))
    }

    @Test(
        "a list for a workout is as long, follows its parts and says why each song is in it",
        arguments: Backend.available
    )
    func workout(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let list = try await Self.maker(house).make(Self.order(.workout(Self.workout)), for: Self.member(house))
        #expect(list.name == "Legs" && list.workout == Self.workout && list.notes.isEmpty)
        let store = PlaylistStore(database: house.database, owner: house.members[0])
        let entries = try await store.entries(of: list.id)
        #expect(entries.first?.part?.kind == .warmUp && entries.last?.part?.kind == .coolDown)
        #expect(entries.allSatisfy { !$0.reason.isEmpty && $0.beats != nil })
        let kept = try await store.all()
        #expect(abs(Double(kept[0].milliseconds) / 1_000 - 1_800) <= 30)
    }

    @Test("what is loved comes, what is never to come doesn't", arguments: Backend.available)
    func hearts(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let songs = try await house.songs(SongSearch(limit: 100))
        let never = songs.filter { $0.artist != "Artist 1" }.prefix(20).map(\.id)
        for song in never { try await house.feel(.never, for: song) }
        let list = try await Self.maker(house).make(
            Self.order(.type(.running, minutes: 30, steps: nil)),
            for: Self.member(house)
        )
        let store = PlaylistStore(database: house.database, owner: house.members[0])
        #expect(Set(try await store.entries(of: list.id).map(\.song)).isDisjoint(with: never))
        #expect(list.name == "Running, 30 min")
    }

    @Test("without songs and for a workout that isn't the member's, words say why there is no list")
    func problems() async throws {
        let house = try await MusicHouse(.sqlite)
        let maker = Self.maker(house)
        let none = await #expect(throws: PlaylistMaker.Problem.self) {
            try await maker.make(Self.order(.workout(Self.workout)), for: Self.member(house))
        }
        #expect(none.map(FormErrors.init)?["form"] == ["You have no songs yet."])
        let other = await #expect(throws: PlaylistMaker.Problem.self) {
            try await maker.make(Self.order(.workout(RowID.new())), for: Self.member(house))
        }
        #expect(other.map(FormErrors.init)?["workoutId"].isEmpty == false)
        #expect(try await maker.makeDaily(for: Self.workout, on: .first, Self.member(house)) == nil)
    }

    @Test("once the operator names no folder any more, no list is made of its songs", arguments: Backend.available)
    func withoutFolder(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let maker = Self.maker(house, hasFolder: false)
        await #expect(throws: PlaylistMaker.Problem.notComposed(.noSongs)) {
            try await maker.make(Self.order(.workout(Self.workout)), for: Self.member(house))
        }
        let songs = try await house.songs().map(\.id)
        #expect(!songs.isEmpty)
        #expect(try await maker.libraries.songs(of: house.members[0]).find(songs).isEmpty)
    }

    @Test("a day's list for a workout is made once", arguments: Backend.available)
    func daily(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let (maker, member) = (Self.maker(house), Self.member(house))
        let day = member.day(at: MusicHouse.now)
        let list = try await maker.makeDaily(for: Self.workout, on: day, member)
        #expect(list?.name == "Legs, Saturday" && list?.day == day)
        #expect(try await maker.makeDaily(for: Self.workout, on: day, member)?.id == list?.id)
        let next = try await maker.makeDaily(for: Self.workout, on: day.adding(days: 1), member)
        #expect(next?.id != list?.id && next?.name == "Legs, Sunday")
    }

    @Test(
        "the morning's job and a reminder at the same moment make one list of a day, whatever it is called",
        arguments: Backend.available
    )
    func dailyAtOnce(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let (maker, member) = (Self.maker(house), Self.member(house))
        let day = member.day(at: MusicHouse.now)
        let made = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<8 {
                group.addTask { try await maker.makeDaily(for: Self.workout, on: day, member)?.id }
            }
            return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(made.count == 1 && !made.contains(nil))
        let store = PlaylistStore(database: house.database, owner: member.id)
        #expect(try await store.all().map(\.name) == ["Legs, Saturday"])
    }

    @Test("a day's list that comes back beside a newer one is the member's own", arguments: Backend.available)
    func dailyRestored(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let (maker, member) = (Self.maker(house), Self.member(house))
        let day = member.day(at: MusicHouse.now)
        let first = try #require(try await maker.makeDaily(for: Self.workout, on: day, member))
        let store = PlaylistStore(database: house.database, owner: member.id)
        _ = try await store.remove(first.id, at: MusicHouse.now)
        let second = try #require(try await maker.makeDaily(for: Self.workout, on: day, member))
        let back = try await store.restore(first.id)
        #expect(back?.day == nil && back?.name == "Legs, Saturday (2)")
        #expect(try await maker.makeDaily(for: Self.workout, on: day, member)?.id == second.id)
    }

    @Test("lists of one name that are made at the same moment get numbers", arguments: Backend.available)
    func namesAtOnce(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let (maker, member) = (Self.maker(house), Self.member(house))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...6 {
                group.addTask { _ = try await maker.make(Self.order(.workout(Self.workout), number), for: member) }
            }
            try await group.waitForAll()
        }
        let names = try await PlaylistStore(database: house.database, owner: member.id).all().map(\.name)
        #expect(names.sorted() == ["Legs"] + (2...6).map { "Legs (\($0))" })
    }

    @Test("all songs are played equally loud, and none is made louder than it is")
    func loudness() {
        #expect(Loudness.gain(of: nil) == 1 && Loudness.gain(of: .nan) == 1 && Loudness.gain(of: -30) == 1)
        #expect(Loudness.gain(of: -18) == 1)
        #expect(Loudness.gain(of: -8) == 0.316)
        #expect(Loudness.gain(of: 400) == 0.05)
    }
}
