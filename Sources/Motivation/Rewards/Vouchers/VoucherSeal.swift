import Members
import Storage

/// How the codes of vouchers are kept at rest: sealed, and known again by a keyed hash.
enum VoucherSeal {
    /// Returns the hash by which a code is known again; without the key it tells nothing of it.
    static func mark(of code: String, by seal: Seal) -> [UInt8] { seal.mark(code, as: "voucher.mark") }

    static func context(of voucher: String) -> String { "voucher.sealed/\(voucher)" }

    /// Returns the context of the copy that a member was given for a month.
    static func context(of owner: Member.ID, in month: String) -> String { "reward.sealed/\(owner)/\(month)" }
}
