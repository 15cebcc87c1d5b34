/// Numbers as people read them: "1,840", "72.5", "−0.4".
///
/// Plain arithmetic, because a day's page writes hundreds of them and a formatter costs far more than the page.
package enum Numerals {
    /// At most `decimals` decimal places, without trailing zeros; halves go away from zero.
    ///
    /// `decimals` is from 0 to 6. What can't be written so (infinite, beyond a billion billions) is a dash.
    package static func text(_ value: Double, decimals: Int = 0) -> String {
        guard let parts = Parts(value, decimals: decimals) else { return "–" }
        return (parts.isNegative ? "−" : "") + self.grouped(parts.whole) + parts.trimmedFraction
    }

    /// Exactly `decimals` decimal places, for columns of numbers that must not jump.
    package static func fixed(_ value: Double, decimals: Int) -> String {
        guard let parts = Parts(value, decimals: decimals) else { return "–" }
        return (parts.isNegative ? "−" : "") + self.grouped(parts.whole) + parts.fraction
    }

    /// As it stands in a number field: no separators and an ASCII minus; empty when it can't be written.
    package static func typed(_ value: Double, decimals: Int) -> String {
        guard let parts = Parts(value, decimals: decimals) else { return "" }
        return (parts.isNegative ? "-" : "") + String(parts.whole) + parts.trimmedFraction
    }

    private static func grouped(_ whole: Int64) -> String {
        whole < 1000 ? String(whole) : self.grouped(whole / 1000) + "," + String(1000 + whole % 1000).dropFirst()
    }

    /// A number taken apart after rounding, so that 0.96 never reads "0.10".
    private struct Parts {
        let isNegative: Bool
        let whole: Int64
        /// ".50", empty when there are no decimals.
        let fraction: String

        init?(_ value: Double, decimals: Int) {
            let power = Self.powers[min(max(decimals, 0), Self.powers.count - 1)]
            let scaled = (abs(value) * Double(power)).rounded()
            guard scaled < 1e18 else { return nil }
            let digits = Int64(scaled)
            self.isNegative = value < 0 && digits != 0
            self.whole = digits / power
            self.fraction = power == 1 ? "" : "." + String(power + digits % power).dropFirst()
        }

        /// ".5", empty when it is all zeros.
        var trimmedFraction: String {
            var text = self.fraction
            while text.last == "0" { text.removeLast() }
            return text == "." ? "" : text
        }

        private static let powers: [Int64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
    }
}
