import Foundation
import HTTPTypes
import Members
import Web

/// How many vouchers there are, by load, and the form for more.
struct VouchersPage: PageModel {
    static let template = "administration/vouchers"

    struct LoadView: Encodable, Sendable {
        let loadTitle: String
        let loadNote: String
        /// Empty where nothing is left to withdraw.
        let loadWithdrawalPath: String
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let summary: String
    /// Empty when nobody waits.
    let waiting: String
    let loads: [LoadView]
    let codes: FieldView
    let note: FieldView
    let reason: FieldView
    /// Complaints of the form that withdraws a single one.
    let code: FieldView
    let withdrawalReason: FieldView
    let isWithdrawing: Bool

    init(
        _ loads: [VoucherPorts.Load],
        waiting: Int,
        _ input: FormInput,
        _ errors: FormErrors,
        isWithdrawing: Bool,
        in timeZone: TimeZone,
        at now: Date,
        frame: Frame
    ) {
        func sum(_ count: (VoucherPorts.Load) -> Int) -> Int { loads.reduce(0) { $0 + count($1) } }
        func field(_ name: String, ofWithdrawal: Bool = false) -> FieldView {
            isWithdrawing == ofWithdrawal
                ? FieldView(value: input[name], complaints: errors[name]) : FieldView(value: "")
        }
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.summary =
            loads.isEmpty
            ? "None so far. Members set goals all the same, and are told that no voucher is left."
            : "\(VoucherWords.count(sum(\.free))) free, \(sum(\.given)) given, \(sum(\.withdrawn)) withdrawn."
        self.waiting =
            waiting == 0
            ? "" : waiting == 1 ? "1 member waits for a voucher." : "\(waiting) members wait for a voucher."
        self.loads = loads.map { LoadView($0, in: timeZone, at: now) }
        self.codes = field("codes")
        self.note = field("note")
        self.reason = field("reason")
        self.code = field("code", ofWithdrawal: true)
        self.withdrawalReason = field("reason", ofWithdrawal: true)
        self.isWithdrawing = isWithdrawing
    }
}

extension VouchersPage.LoadView {
    fileprivate init(_ load: VoucherPorts.Load, in timeZone: TimeZone, at now: Date) {
        let given = load.lastGivenAt.map { ", last \(DayName.moment($0, at: now, in: timeZone))" } ?? ""
        let withdrawn = load.withdrawn == 0 ? "" : " · \(load.withdrawn) withdrawn"
        self.loadTitle = load.note.isEmpty ? "Loaded \(DayName.moment(load.at, at: now, in: timeZone))" : load.note
        self.loadNote =
            (load.note.isEmpty ? "" : "\(DayName.moment(load.at, at: now, in: timeZone)) · ")
            + "\(load.free) free · \(load.given) given\(given)\(withdrawn)"
        self.loadWithdrawalPath = load.free == 0 ? "" : AdministrationLinks.voucherWithdrawal(of: load.id)
    }
}
