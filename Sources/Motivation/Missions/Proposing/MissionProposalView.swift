import Members

/// What a buddy proposes, as a row that leads to it.
struct MissionProposalView: Encodable, Sendable {
    let proposalPath: String
    let proposalName: String
    let proposalTitle: String

    init(_ seen: MissionProposals.Seen, for member: Member) {
        let proposal = seen.proposal
        self.proposalPath = MissionLinks.proposal(proposal)
        self.proposalName = seen.buddy.name
        self.proposalTitle =
            member.noPressure && proposal.kind != .own ? proposal.kind.title : proposal.title(in: member.units)
    }
}
