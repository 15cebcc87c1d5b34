import Foundation
import HealthMath
import Members
import Storage
import Web

/// What members do with their missions, whoever asked.
struct Missions: Sendable {
    let counter: DeedCounter
    let ports: MissionPorts
    let photos: ProgressPhotos

    /// A mission with how far it has come.
    struct Seen: Sendable, Equatable {
        let mission: Mission
        let progress: MissionProgress
        /// Nil for one that is under way or past.
        var rest: MissionRest?

        /// Returns whether something of it is left to do: it doesn't rest, and wasn't reached before today.
        func isUnderWay(on day: CalendarDay) -> Bool { self.rest == nil && (self.progress.reachedOn ?? day) >= day }

        /// Returns whether it was reached before and waits only for its member to finish it.
        func isReached(before day: CalendarDay) -> Bool { self.rest == nil && !self.isUnderWay(on: day) }
    }

    var database: any Database { self.counter.database }
    var now: Date { self.counter.now() }

    func store(of member: Member) -> MissionStore { MissionStore(database: self.database, owner: member.id) }

    /// Returns those that run with how far they have come, and the past ones.
    func all(of member: Member) async throws -> (running: [Seen], past: [Mission]) {
        try await self.counter.catchUp(member.id)
        let (running, past) = try await self.store(of: member).all()
        return (try await self.seen(running, of: member), past)
    }

    /// Returns those that run, with how far they have come.
    func running(of member: Member) async throws -> [Seen] {
        let running = try await self.database.read { try MissionStore.running(of: member.id, in: $0) }
        return try await self.seen(running, of: member)
    }

    /// Returns the mission of a kind that runs, of which there is one at most; nil for none.
    func underWay(_ kind: MissionKind, of member: Member) async throws -> Mission? {
        try await self.database.read { try MissionStore.running(of: member.id, in: $0) }.first { $0.aim.kind == kind }
    }

    /// Returns nil when the member has no such mission.
    func find(_ id: Mission.ID, of member: Member) async throws -> Seen? {
        try await self.counter.catchUp(member.id)
        guard let mission = try await self.store(of: member).find(id) else { return nil }
        if let end = mission.ended {
            return Seen(mission: mission, progress: MissionProgress(amount: end.result, reachedOn: mission.reachedOn))
        }
        return try await self.seen([mission], of: member).first
    }

    /// Returns how the day goes for the missions that run; nil without a mission of weight.
    func today(_ seen: [Seen], of member: Member) async throws -> MissionToday? {
        guard seen.contains(where: { $0.mission.aim.kind == .weight && $0.rest == nil }), !member.noPressure
        else { return nil }
        let day = member.day(at: self.now)
        let energy = try await self.ports.energy(member.id, day)
        let isOpen = try await self.photos.isOpen(to: member)
        let photo = isOpen ? try await self.photos.store(of: member).photos(in: day...day).first : nil
        return MissionToday(seen, energy, photo: photo, keepsPhotos: isOpen)
    }

    /// Returns the latest weight in kilograms; nil while height or weight are missing.
    func latestWeight(of member: Member) async throws -> Double? {
        try await self.ports.body(member.id)?.facts.kilograms
    }

    /// Returns why the member can begin none of a kind; nil where they can.
    func obstacle(to kind: MissionKind, for member: Member) async throws -> MissionObstacle? {
        guard kind == .weight else { return nil }
        if member.noPressure { return .noPressure }
        return try await self.ports.body(member.id) == nil ? .noBody : nil
    }

    /// Throws complaints where a mission can't be begun, or isn't safe for the member.
    func checkNew(_ aim: MissionAim, of member: Member) async throws {
        if aim.kind == .weight, member.noPressure { throw FormErrors("kind", MissionObstacle.noPressure.words) }
        try await self.check(aim, of: member)
    }

    /// Throws complaints about a weight that isn't safe for the member; returns when it can be reached at the earliest.
    @discardableResult
    func check(_ aim: MissionAim, of member: Member) async throws -> CalendarDay? {
        guard aim.kind == .weight, let start = aim.start else { return nil }
        let today = member.day(at: self.now)
        guard let body = try await self.ports.body(member.id) else {
            throw FormErrors("target", MissionObstacle.noBody.words)
        }
        switch MissionSafety(body: body).verdict(from: start, to: aim.target, today: today) {
        case .safe(let day): return day
        case .refused(let reason): throw FormErrors("target", reason.words(in: member.units))
        }
    }

    /// Starts a mission; throws complaints where it isn't safe, or another of the kind runs.
    func start(_ values: MissionForm.Values, of member: Member) async throws -> (mission: Mission, isNew: Bool) {
        try await self.checkNew(values.aim, of: member)
        let now = self.now
        let started = try await self.store(of: member)
            .start(values.aim, id: values.id ?? RowID.new(), today: member.day(at: now), at: now)
        return try Self.mission(started, values.aim.kind)
    }

    static func mission(_ started: MissionStore.Start, _ kind: MissionKind) throws -> (mission: Mission, isNew: Bool) {
        switch started {
        case .started(let mission): return (mission, true)
        case .known(let mission): return (mission, false)
        case .taken:
            let words = "A mission of this kind is under way. End it first; what you did stays done."
            throw FormErrors("kind", words)
        case .full:
            throw FormErrors("kind", "You have had \(MissionStore.most) missions, which is all that fit here.")
        }
    }

    /// Ends a mission; nil when no such one runs.
    func end(_ id: Mission.ID, of member: Member) async throws -> Mission? {
        // Looking at it counts what it reached by now.
        guard try await self.find(id, of: member) != nil else { return nil }
        let now = self.now
        return try await self.store(of: member).end(id, today: member.day(at: now), at: now, self.ports)
    }

    /// Lets a mission that ended lately run on; nil when that can't be taken back any more.
    ///
    /// Throws complaints about a weight that isn't safe for the member now.
    func restore(_ id: Mission.ID, of member: Member) async throws -> Mission? {
        let store = self.store(of: member)
        if let ended = try await store.find(id), ended.ended != nil { try await self.check(ended.aim, of: member) }
        return try await store.restore(id, at: self.now)
    }

    /// Returns why a mission rests; nil for one that is under way or past.
    func rest(_ mission: Mission, of member: Member) async throws -> MissionRest? {
        try await self.ports.rest(of: member.id, [mission], today: member.day(at: self.now))
    }

    /// Returns missions with their progress, counted anew where one was reached without news of it, as after an import.
    private func seen(_ missions: [Mission], of member: Member) async throws -> [Seen] {
        guard !missions.isEmpty else { return [] }
        let (ports, now, today) = (self.ports, self.now, member.day(at: self.now))
        let facts = try await self.database.read { db in
            try MissionFacts.read(for: missions, of: member.id, through: today, at: now, ports, in: db)
        }
        let rest = try await ports.rest(of: member.id, missions, today: member.day(at: self.now))
        let seen = missions.map { mission in
            let progress = MissionProgress(mission, facts)
            guard let rest, mission.aim.kind == .weight else { return Seen(mission: mission, progress: progress) }
            // A mission reached before stays reached; nothing is reached while it rests.
            let kept = MissionProgress(amount: progress.amount, reachedOn: mission.reachedOn)
            return Seen(mission: mission, progress: kept, rest: rest)
        }
        if seen.contains(where: { $0.progress.reachedOn != $0.mission.reachedOn }) {
            try await self.counter.countAgain(member.id, member.day(at: self.now))
        }
        return seen
    }
}

/// How a day goes for a weight mission.
struct MissionToday: Sendable, Equatable {
    /// Kilograms of the trend; nil before the first weighing.
    let kilograms: Double?
    let energy: MissionEnergy
    /// The latest photo of the day.
    let photo: ProgressPhoto?
    /// Whether photos of the member are kept.
    let keepsPhotos: Bool

    init(_ seen: [Missions.Seen], _ energy: MissionEnergy, photo: ProgressPhoto?, keepsPhotos: Bool) {
        self.photo = photo
        self.keepsPhotos = keepsPhotos
        self.kilograms = seen.first { $0.mission.aim.kind == .weight }?.progress.amount
        self.energy = energy
    }
}
