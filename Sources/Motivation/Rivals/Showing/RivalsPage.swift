import HTTPTypes
import HealthMath
import Members
import Web

/// The groups that a member is in, and the ways to make and to join one.
struct RivalsPage: PageModel {
    static let template = "rivals/all"

    let frame: Frame
    let groups: [GroupView]
    let ended: [GroupView]

    struct GroupView: Encodable, Sendable {
        let groupPath: String
        let groupName: String
        /// "Until Sat 14 March", or what else there is to say of its days.
        let groupNote: String
        /// "34 of 60".
        let groupScore: String
    }

    init(_ groups: [RivalStore.Listed], today: CalendarDay, frame: Frame) {
        self.frame = frame
        let views = groups.map { one in
            (
                isEnded: one.group.endedAt != nil,
                view: GroupView(
                    groupPath: RivalLinks.group(one.group.id),
                    groupName: one.group.name,
                    groupNote: RivalWords.days(of: one.group, today: today),
                    groupScore: "\(one.score) of \(one.group.scoring.most)"
                )
            )
        }
        self.groups = views.filter { !$0.isEnded }.map(\.view)
        self.ended = views.filter(\.isEnded).map(\.view)
    }
}
