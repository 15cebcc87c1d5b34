/// Says how many vouchers.
enum VoucherWords {
    static func count(_ count: Int) -> String { count == 1 ? "1 voucher" : "\(count) vouchers" }

    static func loaded(_ loaded: Int, known: Int, twice: Int) -> String {
        let before = known == 0 ? nil : known == 1 ? "1 was here before" : "\(known) were here before"
        let again = twice == 0 ? nil : twice == 1 ? "1 line says a code twice" : "\(twice) lines say a code twice"
        return (["\(Self.count(loaded)) loaded"] + [before, again].compactMap(\.self)).joined(separator: ", ")
    }
}
