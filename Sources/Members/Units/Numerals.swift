/// Writes numbers for people: "1,840", "72.5", "−0.4".
///
/// It uses plain arithmetic, because a day's page has hundreds of numbers and a formatter would cost more than the
/// page.
package enum Numerals {
    /// Writes at most `decimals` decimal places, without trailing zeros; halves are rounded away from zero.
    ///
    /// `decimals` is from 0 to 6. Infinite numbers and those beyond 10^18 become a dash.
    package static func text(_ value: Double, decimals: Int = 0) -> String {
        guard let parts = Parts(value, decimals: decimals) else { return "–" }
        return (parts.isNegative ? "−" : "") + self.grouped(parts.whole) + parts.trimmedFraction
    }

    /// Writes exactly `decimals` decimal places, for columns of numbers that must align.
    package static func fixed(_ value: Double, decimals: Int) -> String {
        guard let parts = Parts(value, decimals: decimals) else { return "–" }
        return (parts.isNegative ? "−" : "") + self.grouped(parts.whole) + parts.fraction
    }

    /// Writes a number for a number field: without separators, with an ASCII minus; empty for what can't be written.
    package static func typed(_ value: Double, decimals: Int) -> String {
        guard let parts = Parts(value, decimals: decimals) else { return "" }
        return (parts.isNegative ? "-" : "") + String(parts.whole) + parts.trimmedFraction
    }

    private static func grouped(_ whole: Int64) -> String {
        whole < 1000 ? String(whole) : self.grouped(whole / 1000) + "," + String(1000 + whole % 1000).dropFirst()
    }

    /// The parts of a number, split after rounding, so that 0.96 never reads "0.10".
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
