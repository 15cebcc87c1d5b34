import Foundation
import HTTPTypes
import Members
import Web

/// Asks why what is left of a load is withdrawn.
struct VoucherWithdrawalPage: PageModel {
    static let template = "administration/voucher-withdrawal"

    let frame: Frame
    let status: HTTPResponse.Status
    let words: String
    let withdrawalPath: String
    let reason: FieldView

    init(_ load: VoucherPorts.Load, _ form: VoucherWithdrawalForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.words = "\(VoucherWords.count(load.free)) that nobody has yet. What members were given stays theirs."
        self.withdrawalPath = AdministrationLinks.voucherWithdrawal(of: load.id)
        self.reason = FieldView("reason", of: form, errors)
    }
}
