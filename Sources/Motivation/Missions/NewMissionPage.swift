import HTTPTypes
import Members
import Web

/// The form of a new mission, or of one's own of what a buddy proposes.
struct NewMissionPage: PageModel {
    static let template = "missions/new"

    let frame: Frame
    let status: HTTPResponse.Status
    let kind: String
    let kindTitle: String
    let kindHint: String
    let kindComplaints: [String]
    /// The one of the kind that is under way; empty for none.
    let underWayPath: String
    /// Whether nothing can be begun before that one is ended; what was typed meanwhile stays to be read.
    let isTaken: Bool
    /// Whether none can be begun for another reason.
    let isClosed: Bool
    /// The reason, the page on which it is changed, and the words of its link.
    let obstacleWords: String
    let obstaclePath: String
    let obstacleWay: String
    /// Whether there is a form.
    let canBegin: Bool
    let requestId: String
    let startPath: String
    /// Empty without a proposal.
    let refusalPath: String
    /// "Ben proposes: 7,000 steps a day, on 20 days"; empty without a proposal.
    let proposalWords: String
    let weights: [MeasureView]
    let targets: [NumberView]
    let own: [FieldView]

    /// A whole number with its unit.
    struct NumberView: Encodable, Sendable {
        let numberName: String
        let numberLabel: String
        let numberUnit: String
        let number: FieldView
    }

    init(
        _ form: MissionForm,
        _ errors: FormErrors,
        _ kind: MissionKind,
        from seen: MissionProposals.Seen?,
        underWay: Mission?,
        _ obstacle: MissionObstacle?,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.kind = kind.rawValue
        self.kindTitle = kind.title
        self.kindHint = kind.hint
        self.kindComplaints = errors["kind"] + errors["requestId"]
        self.underWayPath = underWay.map { MissionLinks.mission($0.id) } ?? ""
        self.isTaken = underWay != nil && errors.isEmpty
        self.isClosed = !self.isTaken && obstacle != nil && errors.isEmpty
        self.obstacleWords = obstacle?.words ?? ""
        self.obstaclePath = obstacle?.path ?? ""
        self.obstacleWay = obstacle?.way ?? ""
        self.canBegin = !self.isTaken && !self.isClosed
        self.requestId = form.input["requestId"]
        let names = seen.map { ("\($0.proposal.from)", $0.proposal.kind.rawValue) }
        self.startPath = names.map { MissionLinks.acceptance.path($0, $1) } ?? MissionLinks.missions.path
        self.refusalPath = names.map { MissionLinks.refusal.path($0, $1) } ?? ""
        self.proposalWords = seen.map { "\($0.buddy.name) proposes: \($0.proposal.title(in: form.units))" } ?? ""
        self.weights =
            kind == .weight
            ? [
                MeasureView("start", label: "Where you start", of: form, .weight, in: form.units, errors),
                MeasureView("target", label: "Where you want to be", of: form, .weight, in: form.units, errors),
            ] : []
        self.targets = kind.isRepeated ? Self.numbers(kind, form, errors) : []
        self.own = kind == .own ? [FieldView("words", of: form, errors)] : []
    }

    private static func numbers(_ kind: MissionKind, _ form: MissionForm, _ errors: FormErrors) -> [NumberView] {
        let target: (label: String, unit: String) =
            switch kind {
            case .workouts: ("Days of training a week", "days")
            case .water: ("Water a day", "ml")
            default: ("Steps a day", "steps")
            }
        let times = NumberView(
            numberName: "times",
            numberLabel: kind == .workouts ? "For how many weeks" : "On how many days",
            numberUnit: kind == .workouts ? "weeks" : "days",
            number: FieldView("times", of: form, errors)
        )
        guard kind.hasTarget else { return [times] }
        return [
            NumberView(
                numberName: "target",
                numberLabel: target.label,
                numberUnit: target.unit,
                number: FieldView("target", of: form, errors)
            ), times,
        ]
    }
}
