import HTTPTypes
import HealthMath
import Web

/// The short page that asks what hurts, before training or in the middle of a session.
struct PainPage: PageModel {
    static let template = "sessions/pain"

    let status: HTTPResponse.Status
    let frame: Frame
    let savePath: String
    let healthPath: String
    /// Says that it is over; empty where nothing was said.
    let overPath: String
    let soreWords: String
    /// "hip, knee"; empty with it.
    let sorePlaces: String
    /// What the button does.
    let saveWords: String
    let places: [PlaceView]
    let strengths: [StrengthView]
    let complaints: [String]

    /// When it is asked, and where that leads back to.
    enum Moment: Sendable {
        /// Before a workout, or none yet.
        case before(String?)
        case during(String)

        var back: String {
            switch self {
            case .before(let workout): workout.map(WorkoutLinks.workout) ?? Places.training.path
            case .during(let session): SessionLinks.session(session)
            }
        }

        fileprivate var savePath: String {
            switch self {
            case .before(let workout): workout.map(PainLinks.today(before:)) ?? PainLinks.today.path
            case .during(let session): SessionLinks.pain(session)
            }
        }

        /// Returns where the page of health leads on to, and the address that says that it is over.
        fileprivate var paths: (onward: String, over: String) {
            switch self {
            case .before: (self.back, PainLinks.over.path)
            case .during(let session): (SessionLinks.lookedAgain(session), PainLinks.over(during: session))
            }
        }

        fileprivate var saveWords: String {
            switch self {
            case .before: "Spare it today"
            case .during: "Look at what is left"
            }
        }
    }

    /// One place, with how much it hurts there.
    struct PlaceView: Encodable, Sendable {
        let placeField: String
        let placeName: String
        let choices: [ChoiceView]
    }

    /// What a word means.
    struct StrengthView: Encodable, Sendable {
        let strengthName: String
        let strengthWords: String
    }

    init(_ form: PainForm, told: SoreDay?, _ errors: FormErrors, _ moment: Moment, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = moment.savePath
        self.healthPath = DetailPlace.injuries.path(back: moment.paths.onward)
        self.overPath = told == nil ? "" : moment.paths.over
        self.soreWords = told.map { $0.words(on: $0.day) } ?? ""
        self.sorePlaces = told.map { $0.places(on: $0.day) } ?? ""
        self.saveWords = moment.saveWords
        self.places = InjuryArea.allCases.map { area in
            let much = form.input[area.rawValue]
            return PlaceView(
                placeField: area.rawValue,
                placeName: area.label,
                choices: [ChoiceView("", label: "No", chosen: PainStrength(rawValue: much) == nil)]
                    + PainStrength.allCases.map {
                        ChoiceView($0.rawValue, label: $0.label, chosen: much == $0.rawValue)
                    }
            )
        }
        self.strengths = PainStrength.allCases.map {
            StrengthView(strengthName: $0.label, strengthWords: $0.hint)
        }
        self.complaints = errors.inOrder
    }
}
