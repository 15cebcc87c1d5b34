import Foundation
import HTTPTypes
import Storage
import Web

/// The page for connecting a calendar by its address.
struct AddressPage: PageModel {
    static let template = "calendars/address"

    let frame: Frame
    let status: HTTPResponse.Status
    let requestId: String
    let formComplaints: [String]
    let address: FieldView
    let showsTitles: Bool

    init(_ form: ConnectForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.requestId = RowID.new()
        self.formComplaints = errors["form"] + errors["requestId"] + errors["name"]
        self.address = FieldView("address", of: form, errors)
        self.showsTitles = form.input.isOn("showsTitles")
    }
}
