import Foundation
import HTTPTypes
import Storage
import Web

/// The page for uploading a calendar's file.
struct UploadPage: PageModel {
    static let template = "calendars/file"

    let frame: Frame
    let status: HTTPResponse.Status
    let plainPath: String
    let titledPath: String
    let largest = String(ICSText.largest / 1_000_000)
    let formComplaints: [String]
    let fileComplaints: [String]
    let fileWrong: Bool

    init(_ errors: FormErrors, status: HTTPResponse.Status?, frame: Frame) {
        self.frame = frame
        self.status = status ?? (errors.isEmpty ? .ok : .unprocessableContent)
        let path = "\(CalendarLinks.file.path)?requestId=\(RowID.new())"
        self.plainPath = path
        self.titledPath = path + "&showsTitles=on"
        self.formComplaints = errors["form"] + errors["requestId"]
        self.fileComplaints = errors["file"]
        self.fileWrong = !errors["file"].isEmpty
    }
}

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
