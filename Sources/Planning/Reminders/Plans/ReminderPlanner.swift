import Foundation
import HealthMath
import Members
import Storage

/// Plans members' reminders for today and tomorrow on their own calendar.
struct ReminderPlanner: Sendable {
    /// The days that are planned: today and tomorrow, so that the time of day at which a member is planned doesn't matter.
    static let days = 2
    /// The seconds over which the nightly planning of one time zone is spread.
    private static let spread: Int64 = 6 * 3_600

    private let database: any Database
    private let members: @Sendable ([Member.ID]) async throws -> [Member.ID: Member]
    private let time: @Sendable (Member, CalendarDay) async throws -> MemberTime?
    private let now: @Sendable () -> Date

    /// `members` returns those of many who haven't left; `time` reads one member's input from a day on, nil for members
    /// who want no reminders.
    init(
        database: any Database,
        members: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: Member],
        time: @Sendable @escaping (Member, CalendarDay) async throws -> MemberTime?,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.members = members
        self.time = time
        self.now = now
    }

    /// Reads the input from the database.
    init(
        database: any Database,
        seal: Seal,
        members: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: Member],
        events: @escaping EventLookup = noEvents,
        now: @Sendable @escaping () -> Date
    ) {
        self.init(
            database: database,
            members: members,
            time: { member, day in
                try await MemberTime.read(
                    database,
                    seal,
                    of: member.id,
                    in: member.timeZone,
                    from: day,
                    count: Self.days,
                    events: events
                )
            },
            now: now
        )
    }

    /// Plans the members who are due; returns how many were.
    ///
    /// A member whose data can't be read is tried again a day later.
    func planDue(limit: Int) async throws -> Int {
        let now = self.now()
        let versions = try await self.store.due(at: now, limit: limit)
        guard !versions.isEmpty else { return 0 }
        let members = try await self.members(versions.map(\.owner))
        var steps: [ReminderPlanStore.Step] = []
        for version in versions {
            let step = try await self.database.settingAside(version.name) {
                try await self.step(version, members[version.owner], now)
            }
            if let step { steps.append(step) }
        }
        let written = try await self.write(steps, now)
        try await self.store.putOff(versions.filter { !written.contains($0) }, until: now.addingTimeInterval(86_400))
        return versions.count
    }

    /// Returns the members whose plans were written or are superseded.
    private func write(
        _ steps: [ReminderPlanStore.Step],
        _ now: Date
    ) async throws -> Set<ReminderPlanStore.PlanVersion> {
        do {
            _ = try await self.store.write(steps, now: now)
            return Set(steps.map(\.version))
        } catch let error where !error.isEverybodys {
            var written: Set<ReminderPlanStore.PlanVersion> = []
            for step in steps {
                let one = try await self.database.settingAside(step.version.name) {
                    try await self.store.write([step], now: now)
                }
                if one != nil { written.insert(step.version) }
            }
            return written
        }
    }

    /// Plans one member from what is stored now.
    ///
    /// When another planning wrote in between it starts over, because that one may have read older data.
    func plan(_ owner: Member.ID) async throws {
        for _ in 0..<5 where try await self.plan(try await self.store.version(of: owner)) == 1 { return }
        throw DatabaseError.unavailable("A member's reminders are being planned elsewhere.")
    }

    private var store: ReminderPlanStore { ReminderPlanStore(database: self.database) }

    /// Plans a version, which was read before the input, so that a written plan was made of the newest data.
    private func plan(_ version: ReminderPlanStore.PlanVersion) async throws -> Int {
        let now = self.now()
        let member = try await self.members([version.owner])[version.owner]
        return try await self.store.write([try await self.step(version, member, now)], now: now)
    }

    private func step(
        _ version: ReminderPlanStore.PlanVersion,
        _ member: Member?,
        _ now: Date
    ) async throws
        -> ReminderPlanStore.Step
    {
        let zone = member?.timeZone ?? .gmt
        let today = CalendarDay(now, in: zone)
        var time: MemberTime?
        if let member { time = try await self.time(member, today) }
        let tomorrow = today.adding(days: 1).start(in: zone).milliseconds
        return ReminderPlanStore.Step(
            version: version,
            // A member without reminders is planned when that changes; a suspended one when they may be back.
            planAt: member != nil && time == nil ? nil : tomorrow + version.owner * 7_919 % Self.spread * 1_000,
            today: today,
            time: time,
            wanted: time.map { Occasion.all(on: $0.days, planned: $0.planned, in: zone) } ?? []
        )
    }
}
