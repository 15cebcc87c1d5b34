import Foundation
import HTTPTypes
import Members
import Web

/// Shows new recovery codes, this once.
struct RecoveryCodesPage: PageModel {
    static let template = "me/recovery-codes"

    let frame: Frame
    let status = HTTPResponse.Status.created
    /// One on a line.
    let codes: String
    /// Where to go on to.
    let onward: String

    init(_ codes: [String], onward: String, frame: Frame) {
        self.frame = frame
        self.codes = codes.map(RecoveryCode.spaced).joined(separator: "\n")
        self.onward = onward
    }
}
