import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Web

/// The job that makes the day's lists for what members plan to train, each morning by their own clock.
///
/// Each member is seen to once a day, whatever comes of it, so that neither a row that can't be read nor a workout without
/// songs holds up the others. What is planned later in the day gets its list when it is told of.
struct MorningPlaylists: Sendable {
    static let kind = "morning-playlists"

    /// The minute of a member's day from which it is morning: four o'clock, before most who train early get up (ours).
    private static let begin = 4 * 60
    /// Seconds from then to the end of the day.
    private static let span: TimeInterval = 20 * 3_600
    /// Seconds between two looks.
    private static let pause: TimeInterval = 600
    /// Seconds after which a run makes room for other jobs, and for the end of the program.
    private static let slice = 5.0
    /// How many workouts of a member's day get a list by themselves.
    private static let mostOfDay = 5

    let maker: PlaylistMaker
    let switches: HouseSwitches
    /// How many members are read at once.
    var batch = 200

    private var database: any Database { self.maker.database }

    /// Adds the job if it is missing; called at every start.
    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.maker.now(), key: Self.kind)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let now = self.maker.now()
        let end = ContinuousClock.now + .seconds(Self.slice)
        var last: Member.ID = 0
        while self.switches.isOn(.music) {
            let planners = try await self.maker.ports.planners(
                now..<now.addingTimeInterval(Self.span),
                last,
                self.batch
            )
            guard let next = planners.last else { break }
            for member in try await self.waiting(planners, at: now) {
                guard ContinuousClock.now < end else { return .again(at: now) }
                try await self.seeTo(member, at: now)
            }
            last = next
        }
        return .again(at: now.addingTimeInterval(Self.pause))
    }

    /// Returns those for whom it is morning, and who weren't seen to today.
    private func waiting(_ ids: [Member.ID], at now: Date) async throws -> [Member] {
        let seen = try await self.database.rows(
            "SELECT owner_id, day FROM song_morning WHERE owner_id IN \(list: ids)"
        ) { row in
            var columns = row.reader
            return (try columns.integer(), try columns.text())
        }
        let days = Dictionary(seen) { first, _ in first }
        return try await self.maker.ports.members(ids).filter { member in
            ClockTime(now, in: member.timeZone).minutes >= Self.begin
                && days[member.id] != member.day(at: now).description
        }
    }

    private func seeTo(_ member: Member, at now: Date) async throws {
        _ = try await self.database.settingAside(RowName("song_morning", owner: member.id)) {
            let day = member.day(at: now)
            // First, so that what ends the program here does so once.
            try await self.note(day, of: member.id)
            for planned in try await self.maker.ports.planned(member).prefix(Self.mostOfDay) {
                _ = try await self.maker.makeDaily(for: planned.workout, on: day, member)
            }
        }
    }

    private func note(_ day: CalendarDay, of owner: Member.ID) async throws {
        _ = try await self.database.run([
            """
            INSERT INTO song_morning (owner_id, day) VALUES (\(owner), \(day.description))
            ON CONFLICT (owner_id) DO UPDATE SET day = excluded.day
            """
        ])
    }
}
