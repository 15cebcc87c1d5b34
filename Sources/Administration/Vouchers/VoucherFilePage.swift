import Foundation
import HTTPTypes
import Members
import Web

/// Asks for a file of codes.
struct VoucherFilePage: PageModel {
    static let template = "administration/voucher-file"

    let frame: Frame
    let status: HTTPResponse.Status
    let filePath: String
    let fileComplaints: [String]
    let fileWrong: Bool

    init(_ values: VoucherFileForm.Values, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.filePath = AdministrationLinks.voucherFile(note: values.note, reason: values.reason)
        self.fileComplaints = errors["file"]
        self.fileWrong = !errors["file"].isEmpty
    }
}
