import Foundation
import HealthMath
import Members
import Storage

/// Works through the reminders that are due now.
///
/// It first reads everything that the notices need. Then one transaction locks the reminders that haven't changed
/// since, moves them on and writes the notices: each is sent once, however many nodes run and whenever one is
/// restarted.
struct ReminderTick: Sendable {
    let database: any Database
    let people: ReminderPeople
    let lines: MotivatingLines
    /// Finds the time to which a missed workout could move, as its member's week offers it, and with whom it was agreed.
    let offer: @Sendable (PlannedWorkout, Member) async throws -> FreeWeek.Missed
    /// Whether a plan was done, as its member's week says.
    let isDone: @Sendable (PlannedWorkout, Member) async throws -> Bool
    let tell: @Sendable ([ReminderNotice], any SQLConnection) throws -> Void

    /// The next step of a reminder.
    private struct Step: Sendable {
        let before: StoredReminder
        let after: StoredReminder
        let news: News?

        /// Whether its time goes by with this step.
        var isMissed: Bool { self.after.reminder.state == .missed && self.before.reminder.state != .missed }
    }

    private enum News: Sendable {
        case time(Member, MotivatingLine.Occasion, planned: String?, ProposedWorkout?, ProposedSongs?)
        case missed(Member, FreeWeek.Missed)
    }

    /// Handles up to `limit` due reminders; returns how many were due.
    func look(at now: Date, limit: Int) async throws -> Int {
        let reminders = DueWorkoutReminders(database: self.database)
        let (due, aside) = try await reminders.at(now, limit: limit)
        try await reminders.letGo(aside)
        let steps = try await self.steps(due, now)
        do {
            try await self.write(steps, now, limit)
        } catch let error where !error.isEverybodys {
            var lost: [RowName] = []
            for step in steps {
                let written: Void? = try await self.database.settingAside(step.before.name) {
                    try await self.write([step], now, limit)
                }
                if written == nil { lost.append(step.before.name) }
            }
            try await reminders.letGo(lost)
        }
        return due.count + aside.count
    }

    private func write(_ steps: [Step], _ now: Date, _ limit: Int) async throws {
        guard !steps.isEmpty else { return }
        let byID = Dictionary(uniqueKeysWithValues: steps.map { ($0.before.name, $0) })
        try await self.database.write { db in
            let held = try DueWorkoutReminders.hold(now, limit, in: db)
            try self.take(
                held.compactMap { one in
                    // Reminders that changed since they were read are handled next time.
                    guard let step = byID[one.reminder.name], step.before == one.reminder else { return nil }
                    return (step, one.lastLine)
                },
                now,
                in: db
            )
        }
    }

    private func steps(_ due: [StoredReminder], _ now: Date) async throws -> [Step] {
        guard !due.isEmpty else { return [] }
        let owners = Array(Set(due.map(\.owner))).sorted()
        let members = try await self.people.members(owners)
        let aims = try await self.people.aims(owners)
        let first = (due.map(\.day).min() ?? .first).adding(days: -Rhythm.memory)
        let trained = try await TrainedDays.read(owners, since: first, in: self.database)
        var steps: [Step] = []
        for before in due {
            var after = before
            let actions = after.reminder.look(at: now.milliseconds)
            var news: News?
            if let member = members[before.owner] {
                news =
                    try await self.database.settingAside(before.name) {
                        try await self.news(actions, before, member, aims[member.id], trained, now)
                    } ?? nil
            }
            if actions == [.send], news == nil {
                after = before
                after.reminder.lose()
            }
            steps.append(Step(before: before, after: after, news: news))
        }
        return steps
    }

    private func news(
        _ actions: [WorkoutReminder.Action],
        _ stored: StoredReminder,
        _ member: Member,
        _ aim: FitnessAim?,
        _ trained: TrainedDays,
        _ now: Date
    ) async throws -> News? {
        let hasTrained = trained.workouts[member.id]?.contains(stored.day) ?? false
        switch actions {
        case [.send]: return try await self.time(stored, member, aim, trained, hasTrained, now)
        case [.offerNewSlot]: return try await self.missed(stored, member, now)
        default: return nil
        }
    }

    /// Returns nil when there is no need to remind: the member trained already, the plan is done or gone, or the day has a
    /// plan by now, which is told of in the place of free time.
    private func time(
        _ stored: StoredReminder,
        _ member: Member,
        _ aim: FitnessAim?,
        _ trained: TrainedDays,
        _ hasTrained: Bool,
        _ now: Date
    ) async throws -> News? {
        let occasion = MotivatingLine.Occasion(
            aim: aim,
            rhythm: member.noPressure ? nil : Rhythm(trained: trained.any[member.id] ?? [], on: stored.day),
            time: DayPart(at: max(stored.slot.start, now.milliseconds), in: member.timeZone)
        )
        if let plan = stored.planned {
            guard let planned = try await self.open(plan, of: member) else { return nil }
            return .time(member, occasion, planned: planned.title, nil, try await self.songs(planned.workout, member))
        }
        guard !hasTrained, try await !self.hasPlan(on: stored.day, member) else { return nil }
        let free = Int((stored.slot.end - max(now.milliseconds, stored.slot.start)) / 60_000)
        let needed = Int(stored.reminder.needed / 60_000)
        let proposal = try await self.people.proposal(member.id, min(needed, free))
        return .time(member, occasion, planned: nil, proposal, try await self.songs(proposal?.id, member))
    }

    private func songs(_ workout: String?, _ member: Member) async throws -> ProposedSongs? {
        guard let workout else { return nil }
        return try await self.people.songs(member, workout)
    }

    /// Tells of what was missed: free time gets no notice; a plan is offered another time, as long as it waits for an
    /// answer.
    private func missed(_ stored: StoredReminder, _ member: Member, _ now: Date) async throws -> News? {
        guard let plan = stored.planned, let planned = try await self.open(plan, of: member),
            now.milliseconds < planned.time.end + PlannedWorkout.waits
        else { return nil }
        return .missed(member, try await self.offer(planned, member))
    }

    private func hasPlan(on day: CalendarDay, _ member: Member) async throws -> Bool {
        let span = day.span(1, in: member.timeZone)
        return try await PlannedWorkoutStore(database: self.database, owner: member.id).planned(in: span)
            .contains { $0.settled != .letGo && span.contains($0.time.start) }
    }

    private func open(_ plan: String, of member: Member) async throws -> PlannedWorkout? {
        let planned = try await PlannedWorkoutStore(database: self.database, owner: member.id).find(plan)
        guard let planned, planned.settled == nil, try await !self.isDone(planned, member) else { return nil }
        return planned
    }

    private func take(_ steps: [(Step, lastLine: String)], _ now: Date, in db: any SQLConnection) throws {
        var lines: [Member.ID: String] = [:]
        var moved: [(reminder: StoredReminder, line: String)] = []
        var notices: [ReminderNotice] = []
        for (step, lastLine) in steps {
            let owner = step.after.owner
            var line: MotivatingLine?
            if case .time(_, let occasion, _, _, _) = step.news {
                let seed = "\(step.after.id) \(now.milliseconds)"
                line = self.lines.pick(for: occasion, seed: seed, after: lines[owner] ?? lastLine)
                lines[owner] = line?.id ?? lastLine
            }
            moved.append((step.after, line?.id ?? ""))
            if step.isMissed { try step.after.endNotices(at: now, in: db) }
            if let notice = Self.notice(step, line, now) { notices.append(notice) }
        }
        try DueWorkoutReminders.moveOn(moved, in: db)
        try DueWorkoutReminders.remember(lines, in: db)
        try self.tell(notices, db)
    }

    private static func notice(_ step: Step, _ line: MotivatingLine?, _ now: Date) -> ReminderNotice? {
        switch step.news {
        case .time(let member, _, let planned, let proposal, let songs):
            let matter = ReminderNotice.Matter.time(line, planned: planned, proposal, songs: songs)
            return ReminderNotice(stored: step.after, member: member, matter: matter, at: now)
        case .missed(let member, let missed):
            return ReminderNotice(stored: step.after, member: member, matter: .missed(missed), at: now)
        case nil:
            return nil
        }
    }
}
