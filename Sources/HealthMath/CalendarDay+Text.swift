extension CalendarDay {
    /// Reads exactly `YYYY-MM-DD`; nil for any other spelling and for days that do not exist.
    package init?(_ text: some StringProtocol) {
        self.init(bytes: text.utf8)
    }

    /// Reads the ASCII bytes of `YYYY-MM-DD`, as strictly.
    package init?(bytes: some Collection<UInt8>) {
        let hyphen = UInt8(ascii: "-")
        var position = 0
        var fields = (year: 0, month: 0, day: 0)
        for byte in bytes {
            switch (position, byte) {
            case (4, hyphen), (7, hyphen): break
            case (4, _), (7, _): return nil
            case (0...9, UInt8(ascii: "0")...UInt8(ascii: "9")):
                let digit = Int(byte - UInt8(ascii: "0"))
                switch position {
                case ..<4: fields.year = fields.year * 10 + digit
                case ..<7: fields.month = fields.month * 10 + digit
                default: fields.day = fields.day * 10 + digit
                }
            default: return nil
            }
            position += 1
        }
        guard position == 10 else { return nil }
        self.init(year: fields.year, month: fields.month, day: fields.day)
    }
}

extension CalendarDay: CustomStringConvertible {
    /// `2026-03-14`, which `init(_:)` reads back.
    package var description: String {
        let hyphen = UInt8(ascii: "-")
        func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value % 10) }
        return String(
            decoding: [
                digit(self.year / 1000), digit(self.year / 100), digit(self.year / 10), digit(self.year), hyphen,
                digit(self.month / 10), digit(self.month), hyphen,
                digit(self.day / 10), digit(self.day),
            ],
            as: UTF8.self
        )
    }
}
