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
