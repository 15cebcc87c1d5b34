import Foundation
import Support

/// Valid rows except for one value, which is an extreme of its type: one row for each column and extreme.
///
/// Numbers inside JSON texts are drawn like columns. Every row has its own key, if its table allows several.
enum DrawnRows {
    /// The rows that are tried on an engine: all of them at full length; for every change each row on one of the engines.
    static func of(_ backend: Backend) -> [HonestExport.Row] {
        guard !Soak.isOn else { return Self.all }
        let turn = backend == .sqlite ? 0 : 1
        // The extremes of a column stand in a row, and the columns take turns with which of them comes first.
        return Self.all.enumerated()
            .filter { ($0.offset + $0.offset / Self.numbers.count) % 2 == turn }
            .map(\.element)
    }

    private static var all: [HonestExport.Row] {
        var number = 0
        return HonestExport.rows.flatMap { row in
            row.values.keys.sorted().flatMap { column in
                Self.extremes(of: row.values[column] ?? NSNull()).map { extreme in
                    number += 1
                    var values = Self.rekeyed(row, number)
                    values[column] = extreme
                    return (row.table, values)
                }
            }
        }
    }

    /// Returns the row with another key.
    private static func rekeyed(_ row: HonestExport.Row, _ number: Int) -> [String: Any] {
        var values = row.values
        let digits = String(number)
        let id = "10000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        if let old = values["id"] as? String { values["id"] = old.dropLast(36) + id }
        let day = CalendarDayText.text(daysBefore: number)
        for column in ["day", "from_day"] where values[column] != nil { values[column] = day }
        for column in ["start_at", "end_at"] {
            if let instant = values[column] as? Int { values[column] = instant - number * 100_000_000 }
        }
        switch row.table {
        case "deed": values["source"] = "weight \(number)"
        case "advice_exclusion", "favourite": values["food_id"] = "own-" + id
        case "exercise_exclusion": values["exercise_id"] = id
        case "song_heart", "song_mood", "song_tap": values["song_id"] = id
        case "favourite_gym": values["gym_id"] = "osm-node-\(number)"
        case "activity_set", "dish_line": values["position"] = number % 40
        case "goal": values["version"] = number + 10
        case "training_session": values["workout_id"] = id
        case "monthly_goal":
            let month = number % 12 + 1
            values["month"] = "\(1_000 + number / 12)-\(month < 10 ? "0" : "")\(month)"
        case "free_window": values["from_minute"] = number % 1_000
        default: break
        }
        return values
    }

    private static func extremes(of value: Any) -> [Any] {
        if let text = value as? String {
            return Self.texts + Self.altered(text)
        }
        // A JSON number without a fraction is valid in columns of both types.
        return Self.numbers
    }

    private static var numbers: [Any] {
        [
            Int64.min, Int64.max, Int64.max - 1, -1, 0, 1, 1 << 53, 253_402_300_800_000, -62_135_596_800_001, 1e308,
            -1e308,
            Double.leastNonzeroMagnitude, 0.5, 1e15, NSNull(), "nonsense",
        ]
    }

    private static var texts: [Any] {
        [
            "", " ", "nonsense", "Mars/Olympus", "a\u{202E}b", "a\u{2066}b", "a\u{7}b", "a\u{1B}[2Jb", "\u{200B}",
            "a\nb",
            Self.long, "e" + String(repeating: "\u{301}", count: 500), "9999-12-31",
            "0001-01-01",
            "2026-02-30", "1e308", "nan", "-1", "[]", "{}", String(repeating: "[", count: 200),
            "<script>alert(1)</script>",
            "../../etc/passwd", NSNull(), 7,
        ]
    }

    /// A text longer than any field allows, which compresses badly.
    private static let long = (0..<2_000).map { String(($0 &* 2_654_435_761) % 1_000_003) }.joined()

    private static let numbersInText = [
        "-1", "0", "9223372036854775807", "-9223372036854775808", "1e308", "1e15", "4102444800000", "null",
    ]

    /// Returns a JSON text once for each of its numbers and each extreme.
    private static func altered(_ text: String) -> [Any] {
        guard text.hasPrefix("{") else { return [] }
        var altered: [String] = []
        for range in text.ranges(of: /-?[0-9]+(\.[0-9]+)?(?=[,}\]])/) {
            altered += Self.numbersInText.map { text.replacingCharacters(in: range, with: $0) }
        }
        return altered
    }
}

private enum CalendarDayText {
    /// "2026-03-13" for 1.
    static func text(daysBefore number: Int) -> String {
        let date = TestApp.now.addingTimeInterval(-86_400 * Double(number))
        return String(date.formatted(.iso8601).prefix(10))
    }
}
