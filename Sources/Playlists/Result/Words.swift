/// Numbers as people write them.
enum Words {
    private static let small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

    static func count(_ number: Int, _ noun: String) -> String {
        "\(Self.number(number)) \(noun)\(number == 1 ? "" : "s")"
    }

    static func number(_ number: Int) -> String {
        Self.small.indices.contains(number) ? Self.small[number] : String(number)
    }

    /// Whole minutes, and seconds below a minute and a half.
    static func length(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        if whole < 90 { return whole == 1 ? "1 second" : "\(whole) seconds" }
        return "\(Self.minutes(seconds)) minutes"
    }

    /// "11 minutes of 30", "50 seconds of 30 minutes".
    static func length(_ seconds: Double, of whole: Double) -> String {
        let isShort = seconds.rounded() < 90 || whole.rounded() < 90
        return "\(Self.length(seconds)) of \(isShort ? Self.length(whole) : String(Self.minutes(whole)))"
    }

    private static func minutes(_ seconds: Double) -> Int { Int((seconds / 60).rounded()) }

    static func beats(_ range: ClosedRange<Double>) -> String {
        "\(Int(range.lowerBound.rounded())) to \(Int(range.upperBound.rounded())) beats a minute"
    }

    static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
