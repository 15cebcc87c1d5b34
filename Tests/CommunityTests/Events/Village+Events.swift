import Foundation
import Jobs
import Members
import Notices
import Storage
import Testing
import Web

@testable import Community

extension Village {
    /// Where events are, but where a test says otherwise: a park in Copenhagen.
    static let park = PrecisePlace(55.6812, 12.5745)

    /// The seconds from the village's first noon, which is 10:00 in Greenwich, to the run.
    static let untilRun: TimeInterval = 32 * 3_600

    /// A run for adults in the park on the next day from 18:00 to 19:30, for ten points.
    static var run: GroupEvent.Details {
        let start = Village.noon.addingTimeInterval(Self.untilRun)
        return GroupEvent.Details(
            name: "Run in the park",
            about: "Slowly.",
            place: "Town park",
            spot: Self.park,
            zone: .gmt,
            start: start,
            end: start.addingTimeInterval(5_400),
            points: 10,
            capacity: nil,
            sponsor: "",
            ages: .adults,
            traits: []
        )
    }

    /// An event that Root looks after; Root moves in for it.
    func event(_ change: (inout GroupEvent.Details) -> Void = { _ in }) async throws -> GroupEvent {
        var details = Self.run
        change(&details)
        let made = try await EventStore(database: self.database)
            .add(details, id: RowID.new(), by: try await self.organiser(), at: self.now)
        return try #require(made).event
    }

    func organiser() async throws -> Member {
        var root = try self.member(try await self.add("Root"))
        root.role = .organiser
        return root
    }

    func attendance(_ owner: Member.ID) -> AttendanceStore {
        AttendanceStore(database: self.database, owner: owner) { _, _, _ in }
    }

    @discardableResult
    func join(_ event: GroupEvent, _ owner: Member.ID) async throws -> AttendanceStore.Outcome {
        try await self.attendance(owner).join(event.id, at: self.now)
    }

    func state(_ owner: Member.ID, at event: GroupEvent) async throws -> Attendance.State? {
        try await AttendanceStore.part(of: owner, in: event.id, self.database)?.attendance.state
    }

    var places: EventPlacesJob {
        EventPlacesJob(database: self.database, people: self.lookup, planAgain: { _, _, _ in }, now: { self.now })
    }

    var rounds: EventRounds {
        EventRounds(database: self.database, places: self.places, switches: HouseSwitches(), now: { self.now })
    }

    /// Runs every job of events that waits, whenever it is due.
    func tellNews() async throws {
        let news = EventNewsJob(
            database: self.database,
            people: self.lookup,
            planAgain: { _, _, _ in },
            now: { self.now }
        )
        let buddies = BuddyNewsJob(database: self.database, people: self.lookup, now: { self.now })
        for (kind, run) in [
            (EventPlacesJob.kind, self.places.run), (EventNewsJob.kind, news.run), (BuddyNewsJob.kind, buddies.run),
        ] {
            for job in try await self.jobs(kind) { _ = try await run(job) }
        }
    }

    private func jobs(_ kind: String) async throws -> [Job] {
        let jobs = try await self.database.rows("SELECT id, payload FROM job WHERE kind = \(kind) ORDER BY id") { row in
            var columns = row.reader
            return Job(id: try columns.integer(), kind: kind, payload: try columns.text(), attempt: 1)
        }
        try await self.database.write { try $0.execute("DELETE FROM job WHERE kind = \(kind)") }
        return jobs
    }

    /// What a member was told, the earliest first.
    func texts(to owner: Member.ID) async throws -> [String] { try await self.notices(of: owner).map(\.text) }
}
