import HTTPTypes
import Web

/// What leaving means, or when the account goes for who has asked.
struct LeavingPage: PageModel {
    static let template = "me/leaving"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty for who has not asked.
    let leavingOn: String
    let grace: String
    let formComplaints: [String]
    let password: FieldView

    init(leavingOn day: String?, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.leavingOn = day ?? ""
        self.grace = String(Leaving.grace)
        self.formComplaints = errors["form"]
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}
