import HTTPTypes
import Storage
import Web

/// The page for connecting a Subsonic server.
struct SubsonicPage: PageModel {
    static let template = "sources/subsonic"

    let frame: Frame
    let status: HTTPResponse.Status
    let requestId: String
    let formComplaints: [String]
    let address: FieldView
    let user: FieldView
    let password: FieldView

    init(_ form: SubsonicForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.requestId = RowID.new()
        self.formComplaints = errors["form"] + errors["requestId"] + errors["kind"]
        self.address = FieldView("address", of: form, errors)
        self.user = FieldView("user", of: form, errors)
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}
