import HealthMath
import Members
import Web

/// The page of another member, as far as the asker may see them.
struct PersonPage: PageModel {
    static let template = "people/person"

    let frame: Frame
    let person: PersonView
    let isBuddy: Bool
    let isSelf: Bool
    /// Which of three is so: they can be asked, were asked, or ask themselves.
    let isStranger: Bool
    let isAsked: Bool
    let asks: Bool
    let screenName: String
    let distance: String
    let intro: String
    let facts: [ProfileFact]
    let quote: String
    /// "Now at Nordhavn Gym", "Today at …"; empty when they don't say it.
    let here: String
    let trained: [TrainedView]
    let weight: String
    let weightNote: String
    /// "Started at 80 kg, heading for 72 kg"; empty when neither is known.
    let weightCourse: String
    /// Whether any of these is known.
    let showsWeights: Bool
    /// "1 204 points so far"; empty when they aren't shown, or the asker wants no numbers.
    let points: String
    let earned: [EarnedView]
    let missions: [PersonMissionView]
    /// Where a mission is proposed to them; empty unless they are a buddy.
    let proposingPath: String
    let paths: Paths
    /// Empty unless they are a buddy.
    let chatPath: String
    /// The page on which an hour is proposed to a buddy; empty for others.
    let jointPath: String
    /// The parts of one's own profile, each to be changed by itself; empty for others.
    let parts: [PartView]

    struct PartView: Encodable, Sendable {
        let partPath: String
        let partTitle: String
        let partNote: String

        fileprivate init(_ part: ProfilePart) {
            self.partPath = part.path
            self.partTitle = part.title
            self.partNote = part.note
        }
    }

    struct TrainedView: Encodable, Sendable {
        let trainedTitle: String
        let trainedNote: String
    }

    struct EarnedView: Encodable, Sendable {
        let earnedTitle: String
        let earnedDay: String
        let earnedFrame: String
        let earnedDrawing: String
    }

    struct Paths: Encodable, Sendable {
        let requestsPath = BuddyLinks.requests.path
        let withdrawalPath: String
        let acceptancePath: String
        let refusalPath: String
        let partingPath: String
        let blockPath: String
        let reportPath: String

        init(_ who: SeenPerson) {
            let id = who.person.id
            self.withdrawalPath = BuddyLinks.withdrawal(of: id)
            self.acceptancePath = BuddyLinks.acceptance(of: id)
            self.refusalPath = BuddyLinks.refusal(of: id)
            self.partingPath = BuddyLinks.removal(id)
            self.blockPath = CommunitySafetyLinks.block(id)
            self.reportPath = CommunitySafetyLinks.report(id, chat: who.chat)
        }
    }

    init(_ shown: ShownPerson, units: Units, frame: Frame) {
        let (who, day) = (shown.who, shown.day)
        self.frame = frame
        self.person = PersonView(who.person, photo: who.photoVersion, on: day)
        self.isBuddy = who.isBuddy
        self.isSelf = who.isSelf
        self.isStranger = who.standing == .stranger
        self.isAsked = who.standing == .asked
        self.asks = who.standing == .asks
        self.screenName = who.isBuddy || who.isSelf ? who.person.screenName : ""
        self.distance = who.isSelf ? "" : who.kilometres.map { MatchWords.away($0, units) } ?? ""
        self.intro = who.profile?.intro ?? ""
        self.facts = (who.profile?.facts(minutesAhead: who.minutesAhead) ?? []) + Self.facts(shown.about)
        self.quote = shown.about?.quote ?? ""
        self.here =
            shown.presence.map { "Now at \($0.name)" }
            ?? (shown.gyms.isEmpty ? "" : "Today at \(shown.gyms.joined(separator: ", "))")
        self.trained = shown.trained.map { training in
            TrainedView(
                trainedTitle: training.title,
                trainedNote: [DayName(training.day, today: day).name, Self.minutes(training.seconds)]
                    .filter { !$0.isEmpty }.joined(separator: ", ")
            )
        }
        let weights = shown.weights
        self.weight = weights.map { units.text(kilograms: $0.last.kilograms) } ?? ""
        self.weightNote = weights.map { Self.change($0, units, day) } ?? ""
        self.weightCourse = Self.course(shown.course, units)
        self.showsWeights = !self.weight.isEmpty || !self.weightCourse.isEmpty
        let points = frame.noPressure ? nil : shown.earned?.points
        self.points = points.map { "\(Numerals.text(Double($0))) \($0 == 1 ? "point" : "points") so far" } ?? ""
        self.earned = (shown.earned?.signs ?? []).map {
            EarnedView(
                earnedTitle: $0.title,
                earnedDay: DayName($0.day, today: day).name,
                earnedFrame: $0.frame,
                earnedDrawing: $0.drawing
            )
        }
        self.missions = shown.missions.shown.map { PersonMissionView($0, today: day) }
        self.proposingPath = who.isBuddy ? shown.missions.proposingPath : ""
        self.paths = Paths(who)
        self.chatPath = who.chat.map(ChatLinks.chat) ?? ""
        self.jointPath = who.chat.map { JointWorkoutLinks.new.path($0) } ?? ""
        self.parts = who.isSelf ? ProfilePart.allCases.map(PartView.init) : []
    }

    private static func facts(_ about: PersonDetails.About?) -> [ProfileFact] {
        guard let about else { return [] }
        return [("Likes to do", about.activities.joined(separator: ", ")), ("Gym", about.gym)]
            .filter { !$0.1.isEmpty }
            .map { ProfileFact(factName: $0, factText: $1) }
    }

    private static func minutes(_ seconds: Int) -> String {
        seconds < 60 ? "" : "\(seconds / 60) min"
    }

    private static func course(_ known: KnownWeights?, _ units: Units) -> String {
        let start = known?.start.map { "Started at \(units.text(kilograms: $0))" }
        let target = known?.target.map { "heading for \(units.text(kilograms: $0))" }
        guard let start else { return target.map { "Heading" + $0.dropFirst("heading".count) } ?? "" }
        return [start, target].compactMap(\.self).joined(separator: ", ")
    }

    private static func change(_ weights: PersonDetails.Weights, _ units: Units, _ day: CalendarDay) -> String {
        let last = DayName(weights.last.day, today: day).name
        guard weights.first.day < weights.last.day else { return last }
        let difference = weights.last.kilograms - weights.first.kilograms
        let first = DayName(weights.first.day, today: day).inSentence
        if abs(difference) < 0.05 { return "\(last), the same as on \(first)" }
        let amount = units.text(kilograms: abs(difference))
        return "\(last), \(amount) \(difference < 0 ? "less" : "more") than \(first)"
    }
}
