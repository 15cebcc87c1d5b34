import HTTPTypes
import Web

/// The page on which a group is made.
struct RivalGroupFormPage: PageModel {
    static let template = "rivals/form"

    let status: HTTPResponse.Status
    let frame: Frame
    let requestId: String
    let formComplaints: [String]
    let groupName: FieldView
    let firstDay: FieldView
    let lastDay: FieldView
    let rules: [RuleView]
    let rulesComplaints: [String]
    let aims: RivalAimsView

    struct RuleView: Encodable, Sendable {
        /// "rules.2", the beginning of its fields' names.
        let ruleField: String
        let ruleFact: String
        let ruleTitle: String
        let ruleShare: String
        let ruleWeight: FieldView
    }

    init(_ form: RivalGroupForm, _ errors: FormErrors, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.requestId = form.input["requestId"]
        self.formComplaints = errors["form"] + errors["requestId"]
        self.groupName = FieldView("name", of: form, errors)
        self.firstDay = FieldView("firstDay", of: form, errors)
        self.lastDay = FieldView("lastDay", of: form, errors)
        let sent = form.input.items("rules")
        self.rules = RivalFact.allCases.enumerated().map { place, fact in
            let found = sent.first { $0.input["fact"] == fact.rawValue }
            return RuleView(
                ruleField: "rules.\(place)",
                ruleFact: fact.rawValue,
                ruleTitle: fact.title,
                ruleShare: fact.share,
                ruleWeight: FieldView(
                    value: found?.input["weight"] ?? "0",
                    complaints: found.map { errors["rules.\($0.place).weight"] } ?? []
                )
            )
        }
        self.rulesComplaints = errors["rules"]
        self.aims = RivalAimsView(RivalFact.allCases, of: form, errors)
    }
}
