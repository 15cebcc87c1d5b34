import HealthMath
import Members
import Web

/// What a buddy proposes to a member, and which of theirs can be proposed to the buddy.
struct MissionProposingPage: PageModel {
    static let template = "missions/proposing"

    let frame: Frame
    let buddyName: String
    let proposingPath: String
    let offers: [OfferView]
    let missions: [AskView]

    /// What the buddy proposes.
    struct OfferView: Encodable, Sendable {
        let offerPath: String
        let offerTitle: String
    }

    /// A mission of the member's own.
    struct AskView: Encodable, Sendable {
        let askKind: String
        let askTitle: String
        let askIcon: String
        let askLook: String
        /// Whether one of its kind was proposed to them lately.
        let isAsked: Bool
    }

    init(
        _ pair: MissionProposals.Pair,
        to buddy: Member.ID,
        for member: Member,
        on day: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.buddyName = pair.buddy.name
        self.proposingPath = MissionLinks.proposing.path("\(buddy)")
        self.offers = pair.open.map { proposal in
            OfferView(
                offerPath: MissionLinks.proposal(proposal),
                offerTitle: member.noPressure && proposal.kind != .own
                    ? proposal.kind.title : proposal.title(in: member.units)
            )
        }
        self.missions = pair.own.map { seen in
            let view = MissionView(seen, for: member, today: day)
            return AskView(
                askKind: seen.mission.aim.kind.rawValue,
                askTitle: view.missionTitle,
                askIcon: view.missionIcon,
                askLook: view.missionLook,
                isAsked: pair.asked.contains(seen.mission.aim.kind)
            )
        }
    }
}
