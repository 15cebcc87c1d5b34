import Members
import Web

/// What buddies propose, as devices read it: nobody's weight is among it.
struct MissionProposalsResponse: Encodable, Sendable {
    let proposals: [Item]

    struct Item: Encodable, Sendable {
        let memberId: Member.ID
        let name: String
        let kind: String
        let target: OrNull<Double>
        let times: OrNull<Int>
        let words: String
    }

    init(_ seen: [MissionProposals.Seen]) {
        self.proposals = seen.map { one in
            Item(
                memberId: one.proposal.from,
                name: one.buddy.name,
                kind: one.proposal.kind.rawValue,
                target: OrNull(one.proposal.target),
                times: OrNull(one.proposal.times),
                words: one.proposal.words
            )
        }
    }
}
