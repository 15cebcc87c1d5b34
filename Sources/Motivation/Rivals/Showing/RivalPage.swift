import Foundation
import HTTPTypes
import HealthMath
import Members
import Web

/// A group: the member's own place first, then everybody they see; the podium once it has ended; what happened; and for who looks
/// after it the code and what else they can do.
struct RivalPage: PageModel {
    static let template = "rivals/group"

    let frame: Frame
    /// "Until Sat 14 March".
    let days: String
    let hasEnded: Bool
    /// "2".
    let ownPlace: String
    /// "34 of 60".
    let ownScore: String
    let ownFacts: [FactView]
    let podium: [RowView]
    let rows: [RowView]
    /// The members whom the group's keeper can't see, each with the page that removes them.
    let unseen: [UnseenView]
    let rules: [RivalRuleView]
    let lines: [LineView]
    let cheersPath: String
    let kindWords = CheerWords.views
    /// "Ben looks after it."; empty when that is the member, or somebody whom they don't see.
    let keeperWords: String
    let leavingPath: String
    /// The page on which the member takes the group over from its keeper; empty for who may not.
    let takingOverPath: String
    let ownId: String
    let cares: [CareView]

    struct UnseenView: Encodable, Sendable {
        let unseenRemoval: String
    }

    /// What the member alone is told: how far they are with a fact.
    struct FactView: Encodable, Sendable {
        let factTitle: String
        /// "7 of 10".
        let factSteps: String
        /// "2 of 12 workouts"; empty where days count by tenths.
        let factDays: String
        /// "70", for a bar.
        let factPercent: String
    }

    struct RowView: Encodable, Sendable {
        let rowPlace: String
        let rowName: String
        let rowScore: String
        let rowIsOwn: Bool
        /// Empty for who shows no profile.
        let rowPath: String
        let rowPicture: String
        let rowDrawing: String
        /// The page that removes them from the group; empty for who may not.
        let rowRemoval: String
    }

    struct LineView: Encodable, Sendable {
        let lineId: String
        let lineName: String
        let lineWords: String
        /// "Yesterday".
        let lineDay: String
        /// The kind words that the member said to it; empty for none yet.
        let lineSaid: String
        let lineTakesCheers: Bool
    }

    /// What who looks after the group can do.
    struct CareView: Encodable, Sendable {
        let isOpen: Bool
        /// "K7Q2M-XH4PD-…".
        let code: String
        let address: String
        /// The dark squares of the code as a path of an SVG; empty when none fits.
        let drawing: String
        /// "33", the squares of a side with the border.
        let drawingSide: String
        let renewalPath: String
        let keeperPath: String
        let others: [ChoiceView]
        let endingPath: String
        /// Empty unless it was ended early and can go on.
        let resumptionPath: String
    }

    /// `address` is where the code lets somebody in.
    init(
        _ seen: Rivals.Seen,
        _ cheers: [RivalLine.ID: RivalCheering.Cheer],
        address: String,
        for member: Member,
        at now: Date,
        frame: Frame
    ) {
        let today = member.day(at: now)
        let (group, own) = (seen.group, seen.ownRow)
        let isOpen = group.endedAt == nil
        let rows = seen.rows.map { RowView($0, of: seen, canRemove: isOpen) }
        self.frame = frame
        self.days = RivalWords.days(of: group, today: today)
        self.hasEnded = !isOpen
        self.ownPlace = own.map { String($0.place) } ?? ""
        self.ownScore = "\(own?.standing.score ?? 0) of \(group.scoring.most)"
        self.ownFacts = zip(zip(group.scoring.rules, seen.ownDays), own?.standing.steps ?? []).map { rule, steps in
            let (rule, days) = rule
            return FactView(
                factTitle: rule.fact.title,
                factSteps: "\(steps) of \(RivalSteps.most)",
                factDays: days.map { "\($0.done) of \($0.all) \(rule.fact.counted)" } ?? "",
                factPercent: String(steps * 10)
            )
        }
        self.podium = isOpen ? [] : zip(seen.rows, rows).filter { $0.0.place <= 3 && $0.0.standing.score > 0 }.map(\.1)
        self.rows = rows
        self.unseen =
            isOpen ? seen.unseen.map { UnseenView(unseenRemoval: RivalLinks.removal(group.id, seat: $0)) } : []
        self.rules = RivalWords.rules(of: group.scoring)
        self.lines = seen.lines.map { one in
            LineView(
                lineId: one.line.id,
                lineName: one.fellow?.name ?? "You",
                lineWords: one.line.words(isOwn: one.fellow == nil),
                lineDay: DayName(member.day(at: one.line.at), today: today).name,
                lineSaid: cheers[one.line.id]?.said?.text ?? "",
                lineTakesCheers: cheers[one.line.id].map { $0.takesCheers && $0.said == nil } ?? false
            )
        }
        self.cheersPath = RivalLinks.cheers.path(group.id)
        self.keeperWords = seen.keeperName.isEmpty ? "" : "\(seen.keeperName) looks after it."
        self.leavingPath = RivalLinks.leaving.path(group.id)
        self.takingOverPath = seen.mayTakeOver ? RivalLinks.keeper.path(group.id) : ""
        self.ownId = String(seen.own.owner)
        let care = seen.isKeeper ? CareView(seen, address: address, today: today) : nil
        // A group that has ended for good leaves nothing to look after.
        self.cares = [care].compactMap { care in care.flatMap { $0.isOpen || !$0.resumptionPath.isEmpty ? $0 : nil } }
    }
}

extension RivalPage.RowView {
    fileprivate init(_ row: Rivals.Row, of seen: Rivals.Seen, canRemove: Bool) {
        self.rowPlace = String(row.place)
        self.rowName = row.fellow?.name ?? "You"
        self.rowScore = String(row.standing.score)
        self.rowIsOwn = row.fellow == nil
        self.rowPath = row.fellow?.path ?? ""
        self.rowPicture = row.fellow?.picture ?? ""
        self.rowDrawing = row.fellow?.drawing ?? ""
        self.rowRemoval =
            canRemove && seen.isKeeper && row.fellow != nil
            ? RivalLinks.removal(seen.group.id, row.standing.member) : ""
    }
}

extension RivalPage.CareView {
    fileprivate init(_ seen: Rivals.Seen, address: String, today: CalendarDay) {
        let group = seen.group
        let drawn = QRCode(address)
        self.isOpen = group.endedAt == nil
        self.code = RivalCode.spaced(group.code)
        self.address = address
        self.drawing = drawn?.path ?? ""
        self.drawingSide = drawn.map { String($0.side) } ?? ""
        self.renewalPath = RivalLinks.code.path(group.id)
        self.keeperPath = RivalLinks.keeper.path(group.id)
        self.others = seen.rows.compactMap { row in
            row.fellow.map { ChoiceView(String(row.standing.member), label: $0.name, chosen: false) }
        }
        self.endingPath = RivalLinks.ending.path(group.id)
        self.resumptionPath =
            group.endedAt != nil && today <= group.plannedDay ? RivalLinks.resumption.path(group.id) : ""
    }
}
