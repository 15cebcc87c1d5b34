import Foundation
import HTTPTypes
import Storage
import Web

/// The page for connecting an account at a CalDAV server.
struct AccountPage: PageModel {
    static let template = "calendars/account"

    let frame: Frame
    let status: HTTPResponse.Status
    let requestId: String
    let formComplaints: [String]
    let address: FieldView
    let user: FieldView
    let password: FieldView
    let showsTitles: Bool

    init(_ form: ConnectForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.requestId = RowID.new()
        self.formComplaints = errors["form"] + errors["requestId"] + errors["name"]
        self.address = FieldView("address", of: form, errors)
        self.user = FieldView("user", of: form, errors)
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
        self.showsTitles = form.input.isOn("showsTitles")
    }
}
