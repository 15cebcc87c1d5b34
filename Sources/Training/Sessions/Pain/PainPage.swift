import HTTPTypes
import HealthMath
import Web

/// The short page that asks what hurts in the middle of a session.
struct PainPage: PageModel {
    static let template = "sessions/pain"

    let status: HTTPResponse.Status
    let frame: Frame
    let savePath: String
    let healthPath: String
    /// Says that it is over; empty where nothing was said.
    let overPath: String
    let soreWords: String
    let places: [PlaceView]
    let strengths: [StrengthView]
    let complaints: [String]

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

    init(_ form: PainForm, told: SoreDay?, _ errors: FormErrors, session: String, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = SessionLinks.pain(session)
        self.healthPath = DetailPlace.injuries.path(back: SessionLinks.lookedAgain(session))
        self.overPath = told == nil ? "" : PainLinks.over(during: session)
        self.soreWords = told.map { $0.words(on: $0.day) } ?? ""
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
