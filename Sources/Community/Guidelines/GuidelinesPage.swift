import HTTPTypes
import Web

/// What meeting others is for, and the rules of it.
struct GuidelinesPage: PageModel {
    static let template = "together/guidelines"

    let status: HTTPResponse.Status
    let frame: Frame
    let thoughts = Guidelines.thoughts
    let rules = Guidelines.rules
    let version = String(Guidelines.version)
    let hasAgreed: Bool
    let complaints: [String]
    let path = TogetherLinks.guidelines.path

    init(hasAgreed: Bool, _ errors: FormErrors = FormErrors(), frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.hasAgreed = hasAgreed
        self.complaints = errors["version"]
    }
}

/// The same for a device.
struct GuidelinesResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let title: String
        let text: String
    }

    let version = Guidelines.version
    let agreed: Bool
    let rules: [Item] = Guidelines.rules.map { Item(title: $0.ruleTitle, text: $0.ruleText) }
}
