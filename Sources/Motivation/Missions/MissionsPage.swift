import HealthMath
import Members
import Web

/// A member's missions: those under way, what buddies propose, how to begin one, past ones.
struct MissionsPage: PageModel {
    static let template = "missions/all"

    let frame: Frame
    let running: [MissionView]
    /// Those that were reached before today, until their member finishes them.
    let reached: [MissionView]
    /// Those that rest, of which each says why.
    let resting: [MissionView]
    let todays: [MissionTodayView]
    let proposals: [MissionProposalView]
    let kinds: [KindView]
    let past: [MissionView]

    /// A kind to begin, or of which one is under way already.
    struct KindView: Encodable, Sendable {
        let kindPath: String
        let kindTitle: String
        /// The words for what the kind is, or that a mission of it is under way.
        let kindHint: String
        /// Whether one can be begun; else its path is that of the one under way.
        let kindIsFree: Bool
        let kindIcon: String
        let kindLook: String
    }

    init(
        _ running: [Missions.Seen],
        _ past: [Mission],
        today: MissionToday?,
        _ proposals: [MissionProposals.Seen],
        for member: Member,
        on day: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.running = running.filter { $0.isUnderWay(on: day) }.map { MissionView($0, for: member, today: day) }
        self.reached = running.filter { $0.isReached(before: day) }.map { MissionView($0, for: member, today: day) }
        self.resting = running.filter { $0.rest != nil }.map { MissionView($0, for: member, today: day) }
        self.todays = [today].compactMap { today in today.map { MissionTodayView($0, in: member.units) } }
        self.proposals = proposals.map { MissionProposalView($0, for: member) }
        let taken = Dictionary(running.map { ($0.mission.aim.kind, $0) }) { first, _ in first }
        self.kinds = MissionKind.allCases.filter { taken[$0] != nil || !member.noPressure || $0 != .weight }
            .map { kind in
                KindView(
                    kindPath: taken[kind].map { MissionLinks.mission($0.mission.id) } ?? MissionLinks.new(kind),
                    kindTitle: kind.title,
                    kindHint: taken[kind].map {
                        $0.isReached(before: day) ? "One is reached: finish it to begin another" : "One is under way"
                    } ?? kind.hint,
                    kindIsFree: taken[kind] == nil,
                    kindIcon: kind.icon.name,
                    kindLook: "row-icon-\(kind.icon.colour)"
                )
            }
        self.past = past.map { MissionView(past: $0, for: member, today: day) }
    }
}
