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
    let areas: [ChoiceView]
    let strengths: [ChoiceView]
    let whereComplaints: [String]
    let muchComplaints: [String]
    let complaints: [String]

    init(_ form: PainForm, _ errors: FormErrors, session: String, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = SessionLinks.pain(session)
        self.healthPath = DetailPlace.injuries.path(back: SessionLinks.lookedAgain(session))
        let chosen = form.areas
        self.areas = InjuryArea.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, chosen: chosen.contains($0))
        }
        self.strengths = PainStrength.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, hint: $0.hint, chosen: form.input["much"] == $0.rawValue)
        }
        self.whereComplaints = errors["where"]
        self.muchComplaints = errors["much"]
        self.complaints = errors["form"]
    }
}
