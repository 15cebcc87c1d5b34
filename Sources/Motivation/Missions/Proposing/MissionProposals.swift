import Foundation
import Members
import Storage
import Web

/// What buddies propose to each other, as far as they may meet.
struct MissionProposals: Sendable {
    let missions: Missions
    /// Finds a member's buddies whom they may meet; without blocked, suspended and leaving ones.
    let buddies: @Sendable (Member) async throws -> [Member.ID: BoardFellow]

    /// A proposal with who made it.
    struct Seen: Sendable, Equatable {
        let proposal: MissionProposal
        let buddy: BoardFellow
    }

    func open(for member: Member) async throws -> [Seen] {
        let buddies = try await self.buddies(member)
        return try await self.store(of: member).open(from: buddies.keys.sorted(), at: self.missions.now)
            .compactMap { proposal in buddies[proposal.from].map { Seen(proposal: proposal, buddy: $0) } }
    }

    /// Returns those to whom a mission can be proposed, and whether one of its kind was lately.
    func askable(for mission: Mission, of member: Member) async throws -> [(id: Member.ID, name: String, isAsked: Bool)]
    {
        guard mission.ended == nil else { return [] }
        let buddies = try await self.buddies(member)
        let asked =
            buddies.isEmpty ? [] : try await self.store(of: member).asked(mission.aim.kind, at: self.missions.now)
        return buddies.sorted { ($0.value.name, $0.key) < ($1.value.name, $1.key) }
            .map { (id: $0.key, name: $0.value.name, isAsked: asked.contains($0.key)) }
    }

    /// What a member and one buddy can propose to each other.
    struct Pair: Sendable {
        let buddy: BoardFellow
        /// The buddy's proposals, the latest first.
        let open: [MissionProposal]
        /// The member's own that run, but for one that rests.
        let own: [Missions.Seen]
        /// The kinds that were proposed to the buddy lately.
        let asked: Set<MissionKind>
    }

    /// Returns nil when they are no buddies.
    func pair(of member: Member, with buddy: Member.ID) async throws -> Pair? {
        guard let fellow = try await self.buddies(member)[buddy] else { return nil }
        let (store, now) = (self.store(of: member), self.missions.now)
        return Pair(
            buddy: fellow,
            open: try await store.open(from: [buddy], at: now),
            own: try await self.missions.running(of: member).filter { $0.rest == nil },
            asked: try await store.asked(buddy, at: now)
        )
    }

    /// Proposes the mission of a kind that runs; false when none does, or they are no buddies.
    func propose(_ kind: MissionKind, to buddy: Member.ID, by member: Member) async throws -> Bool {
        guard let mission = try await self.missions.underWay(kind, of: member) else { return false }
        return try await self.propose(mission.id, to: buddy, by: member)
    }

    /// Returns nil when nothing of the kind waits, or who proposed it is no buddy any more.
    func find(from buddy: Member.ID, _ kind: MissionKind, for member: Member) async throws -> Seen? {
        guard let fellow = try await self.buddies(member)[buddy],
            let proposal = try await self.store(of: member).find(from: buddy, kind, at: self.missions.now)
        else { return nil }
        return Seen(proposal: proposal, buddy: fellow)
    }

    /// Proposes a running mission; false when there is no such mission or no such buddy.
    func propose(_ id: Mission.ID, to buddy: Member.ID, by member: Member) async throws -> Bool {
        guard try await self.buddies(member)[buddy] != nil,
            let mission = try await self.missions.store(of: member).find(id), mission.ended == nil,
            try await self.missions.rest(mission, of: member) == nil
        else { return false }
        try await self.store(of: member)
            .propose(mission, to: buddy, from: member.firstName, at: self.missions.now)
        return true
    }

    /// Starts the member's own mission; nil when the proposal waits no more.
    ///
    /// Throws complaints where it isn't safe for them, or another of the kind runs.
    func accept(
        _ seen: Seen,
        _ values: MissionForm.Values,
        by member: Member
    ) async throws -> (mission: Mission, isNew: Bool)? {
        guard values.aim.kind == seen.proposal.kind else {
            throw FormErrors("kind", "Your buddy proposed another kind of mission.")
        }
        try await self.missions.checkNew(values.aim, of: member)
        let now = self.missions.now
        let started = try await self.store(of: member).accept(
            seen.proposal,
            values.aim,
            id: values.id ?? RowID.new(),
            named: member.firstName,
            on: member.day(at: now),
            at: now
        )
        return try started.map { try Missions.mission($0, values.aim.kind) }
    }

    /// Returns false when nothing of the kind waits.
    func refuse(from buddy: Member.ID, _ kind: MissionKind, by member: Member) async throws -> Bool {
        try await self.store(of: member).refuse(from: buddy, kind, at: self.missions.now)
    }

    /// Has a proposal wait again that was just let go; false when there is none, or who made it is no buddy any more.
    func restore(from buddy: Member.ID, _ kind: MissionKind, to member: Member) async throws -> Bool {
        guard try await self.buddies(member)[buddy] != nil else { return false }
        return try await self.store(of: member).restore(from: buddy, kind, at: self.missions.now)
    }

    private func store(of member: Member) -> MissionProposalStore {
        MissionProposalStore(database: self.missions.database, owner: member.id)
    }
}
