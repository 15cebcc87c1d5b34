import HTTPTypes
import Web

/// The page that explains leaving, or says when the account will be deleted.
struct LeavingPage: PageModel {
    static let template = "me/leaving"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty when no deletion is planned.
    let leavingOn: String
    /// Whether an administrator decided it, so that the member can't cancel it.
    let isDecided: Bool
    let grace: String
    let formComplaints: [String]
    let password: FieldView

    init(leavingOn day: String?, byHouse: Bool, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.leavingOn = day ?? ""
        self.isDecided = byHouse
        self.grace = String(Leaving.grace)
        self.formComplaints = errors["form"]
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}
