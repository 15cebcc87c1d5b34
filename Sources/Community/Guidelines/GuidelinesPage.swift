import HTTPTypes
import Web

/// Shows the guidelines, and asks to agree to them.
struct GuidelinesPage: PageModel {
    static let template = "together/guidelines"

    let status: HTTPResponse.Status
    let frame: Frame
    let thoughts = Guidelines.thoughts
    let rules = Guidelines.rules
    let version = String(Guidelines.version)
    let hasAgreed: Bool
    /// The page to go on to; empty for the usual one.
    let next: String
    let complaints: [String]
    let path = TogetherLinks.guidelines.path

    init(hasAgreed: Bool, next: String, _ errors: FormErrors = FormErrors(), frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.hasAgreed = hasAgreed
        self.next = next
        self.complaints = errors["version"]
    }
}

/// The guidelines as a device reads them.
struct GuidelinesResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let title: String
        let text: String
    }

    let version = Guidelines.version
    let agreed: Bool
    let rules: [Item] = Guidelines.rules.map { Item(title: $0.ruleTitle, text: $0.ruleText) }
}
