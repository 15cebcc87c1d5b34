import Foundation
import HTTPTypes
import HealthMath
import Members
import Web

/// The page for writing or editing a text.
struct TextPage: PageModel {
    static let template = "nutritionist/text"

    let status: HTTPResponse.Status
    let frame: Frame
    let action: String
    let version: String
    let requestId: String
    let stateWords: String
    /// Empty when the action isn't possible now.
    let publishPath: String
    let withdrawPath: String
    let formComplaints: [String]
    let kinds: [ChoiceView]
    let title: FieldView
    let text: FieldView
    let link: FieldView
    let food: FieldView
    let youngest: FieldView
    let oldest: FieldView
    let directions: [ChoiceView]
    let sexes: [ChoiceView]
    let needs: [ChoiceView]

    init(_ text: Recommendation?, _ form: RecommendationForm, _ errors: FormErrors, frame: Frame) {
        let input = form.input
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.action = text.map { AdviceLinks.text($0.id) } ?? AdviceLinks.texts.path
        self.version = input["version"]
        self.requestId = input["requestId"]
        self.stateWords = text?.state.label ?? "New"
        self.publishPath = text.map { $0.state == .published ? "" : AdviceLinks.publishing($0.id) } ?? ""
        self.withdrawPath = text.map { $0.state == .published ? AdviceLinks.unpublishing($0.id) : "" } ?? ""
        self.formComplaints = errors["form"] + errors["kind"]
        self.kinds = Recommendation.Kind.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, chosen: input["kind"] == $0.rawValue)
        }
        self.title = FieldView("title", of: form, errors)
        self.text = FieldView("text", of: form, errors)
        self.link = FieldView("link", of: form, errors)
        self.food = FieldView("food", of: form, errors)
        self.youngest = FieldView("youngest", of: form, errors)
        self.oldest = FieldView("oldest", of: form, errors)
        let (directions, sexes, needs) = (input.all("directions"), input.all("sexes"), input.all("needs"))
        self.directions = Direction.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, chosen: directions.contains($0.rawValue))
        }
        self.sexes = Sex.allCases.map {
            ChoiceView($0.rawValue, label: $0.rawValue.capitalized, chosen: sexes.contains($0.rawValue))
        }
        self.needs = Diet.allCases.map {
            ChoiceView(
                $0.rawValue,
                label: $0.name.prefix(1).uppercased() + $0.name.dropFirst(),
                chosen: needs.contains($0.rawValue)
            )
        }
    }
}
