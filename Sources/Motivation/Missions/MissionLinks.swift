import Web

/// The addresses of missions and of those that buddies propose.
enum MissionLinks: String, LinkTable {
    static let name = "missions"

    case missions = "/motivation/missions"
    case new = "/motivation/missions/new"
    case mission = "/motivation/missions/:id"
    case ending = "/motivation/missions/:id/ending"
    case restoration = "/motivation/missions/:id/restoration"
    case tick = "/motivation/missions/:id/tick"
    case tickRemoval = "/motivation/missions/:id/tick/removal"
    case proposals = "/motivation/missions/:id/proposals"
    case proposing = "/motivation/proposals/:member"
    case proposal = "/motivation/proposals/:member/:kind"
    case acceptance = "/motivation/proposals/:member/:kind/acceptance"
    case refusal = "/motivation/proposals/:member/:kind/refusal"
    /// Undoes a refusal.
    case proposalRestoration = "/motivation/proposals/:member/:kind/restoration"

    static func mission(_ id: Mission.ID) -> String { Self.mission.path(id) }
    static func new(_ kind: MissionKind) -> String { "\(Self.new.path)?kind=\(kind.rawValue)" }
    static func proposal(_ proposal: MissionProposal) -> String {
        Self.proposal.path("\(proposal.from)", proposal.kind.rawValue)
    }
}

/// Paths that only devices ask.
enum MissionAPI: String, RoutePath {
    case proposals = "/motivation/proposals"
}
