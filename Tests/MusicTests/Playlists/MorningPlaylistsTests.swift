import Foundation
import Jobs
import Members
import Playlists
import Storage
import Support
import Synchronization
import Testing
import Web

@testable import Music

/// The lists that are made by themselves each morning.
struct MorningPlaylistsTests {
    private struct Unreadable: Error {}

    /// Members who all plan the same workout, whose clock a test sets.
    private final class Morning: Sendable {
        static let workout = "00000000-0000-4000-8000-0000000000aa"

        let house: MusicHouse
        let switches = HouseSwitches()
        let now = Mutex(MusicHouse.now)
        let zones: [TimeZone]
        /// Members whose plans can't be read.
        let broken: Set<Member.ID>
        let suspended: Set<Member.ID>

        init(_ house: MusicHouse, _ zones: [String], broken: [Int] = [], suspended: [Int] = []) {
            self.house = house
            self.zones = zones.map { TimeZone(identifier: $0) ?? .gmt }
            self.broken = Set(broken.map { house.members[$0] })
            self.suspended = Set(suspended.map { house.members[$0] })
        }

        private var ports: MusicPorts {
            let members = zip(self.house.members, self.zones).map { id, zone in
                Member(id: id, screenName: "m\(id)", firstName: "M", timeZone: zone)
            }
            return MusicPorts(
                workout: { _, id in
                    let phases = [PlaylistPhase(name: "lifting", kind: .strength, effort: .hard, seconds: 600)]
                    return MusicWorkout(id: id, title: "Legs", phases: phases, isUnderWay: false)
                },
                highestPulse: { _ in nil },
                exercises: { _, _ in [] },
                planned: { member in
                    if self.broken.contains(member.id) { throw Unreadable() }
                    return [(workout: Self.workout, title: "Legs")]
                },
                planners: { _, last, limit in Array(members.map(\.id).filter { $0 > last }.prefix(limit)) },
                members: { ids in members.filter { ids.contains($0.id) && !self.suspended.contains($0.id) } }
            )
        }

        /// Runs the job, two members at once; returns whether it then waits.
        @discardableResult
        func look() async throws -> Bool {
            let maker = PlaylistMaker(
                database: self.house.database,
                libraries: self.house.libraries(),
                ports: self.ports,
                now: { self.now.withLock { $0 } }
            )
            let job = Job(id: 1, kind: MorningPlaylists.kind, payload: "", attempt: 1)
            let outcome = try await MorningPlaylists(maker: maker, switches: self.switches, batch: 2).run(job)
            guard case .again(let next) = outcome else { return false }
            return next > self.now.withLock { $0 }
        }

        func wait(hours: Double) { self.now.withLock { $0 += hours * 3_600 } }

        func lists(_ member: Int = 0) async throws -> [Playlist] {
            try await PlaylistStore(database: self.house.database, owner: self.house.members[member]).all()
        }
    }

    private static func fill(_ house: MusicHouse) async throws {
        for number in 0..<12 {
            let id = try await house.add("Song \(number)", by: "Artist \(number)", tempo: 120 + Double(number))
            try await house.database.write { db in
                try db.execute("UPDATE song SET milliseconds = 180000, bpm = measured_bpm WHERE id = \(id)")
            }
        }
    }

    @Test(
        "each morning, by each member's own clock, there is a list for what they planned",
        arguments: Backend.available
    )
    func morning(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 2)
        try await Self.fill(house)
        // At noon in Greenwich it is two in the morning in Honolulu.
        let morning = Morning(house, ["GMT", "Pacific/Honolulu"])
        #expect(try await morning.look())
        #expect(try await morning.lists(0).map(\.name) == ["Legs, Saturday"])
        #expect(try await morning.lists(1).isEmpty)
        morning.wait(hours: 2)
        try await morning.look()
        #expect(try await morning.lists(0).count == 1)
        #expect(try await morning.lists(1).map(\.name) == ["Legs, Saturday"])
        morning.wait(hours: 15)
        try await morning.look()
        #expect(try await morning.lists(0).map(\.name).sorted() == ["Legs, Saturday", "Legs, Sunday"])
        #expect(try await morning.lists(1).count == 1)
    }

    @Test("a morning's list that was deleted stays deleted", arguments: Backend.available)
    func deleted(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await Self.fill(house)
        let morning = Morning(house, ["GMT"])
        try await morning.look()
        let list = try #require(try await morning.lists().first)
        let store = PlaylistStore(database: house.database, owner: house.members[0])
        #expect(try await store.remove(list.id, at: MusicHouse.now) != nil)
        morning.wait(hours: 1)
        try await morning.look()
        #expect(try await morning.lists().isEmpty)
    }

    @Test("what can't be read of one member silences no other", arguments: Backend.available)
    func unreadable(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 5)
        try await Self.fill(house)
        let morning = Morning(house, Array(repeating: "GMT", count: 5), broken: [0, 2])
        #expect(try await morning.look())
        for member in 0..<5 {
            #expect(try await morning.lists(member).count == (member == 0 || member == 2 ? 0 : 1), "\(member)")
        }
    }

    @Test(
        "nothing is made for who is suspended, without songs, nor while music is switched off",
        arguments: Backend.available
    )
    func nothing(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 2)
        let morning = Morning(house, ["GMT", "GMT"], suspended: [1])
        #expect(try await morning.look())
        #expect(try await morning.lists(0).isEmpty)
        try await Self.fill(house)
        morning.wait(hours: 24)
        morning.switches.set(off: [HousePart.music.name])
        #expect(try await morning.look())
        #expect(try await morning.lists(0).isEmpty)
        morning.switches.set(off: [])
        try await morning.look()
        #expect(try await morning.lists(0).count == 1)
        #expect(try await morning.lists(1).isEmpty)
    }
}
