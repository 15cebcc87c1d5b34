import Web

/// The fields that new and edited entries have in common.
enum EntryFields {
    static func meal(_ input: FormInput, into errors: inout FormErrors) -> String {
        input.required("meal", max: MealList.longestName, "Choose a meal.", into: &errors)
    }

    /// Nil when empty, or with a complaint.
    static func amount(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        input.number("amount", in: 0.001...DiaryEntry.mostGrams, "Type an amount above 0, like 1.5.", into: &errors)
    }

    /// Reads a time typed as HH:MM, in minutes after midnight; nil when empty, or with a complaint.
    static func minutes(_ input: FormInput, into errors: inout FormErrors) -> Int? {
        let text = input["time"]
        if text.isEmpty { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard text.utf8.count <= 5, parts.count == 2, parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
            let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1])), hour < 24, minute < 60
        else {
            errors.add("time", "Type the time like 08:30.")
            return nil
        }
        return hour * 60 + minute
    }

    /// "08:30", as an HTML time field writes it; empty without a time.
    static func time(_ minutes: Int?) -> String {
        guard let minutes else { return "" }
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
