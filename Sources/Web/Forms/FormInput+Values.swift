package import HealthMath
package import Members

/// Reads one field as a value: nil with a complaint for invalid input, nil without one for an empty field.
extension FormInput {
    /// Reads a decimal number, with a decimal point or comma.
    package func number(
        _ name: String,
        in range: ClosedRange<Double>,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Double? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard text.count <= 32, let value = Double(decimal: text.replacing(",", with: ".")),
            range.contains(value)
        else {
            errors.add(name, complaint)
            return nil
        }
        return value
    }

    /// Returns a whole number without the commas that set thousands apart, as pages show it: "7000" for "7,000".
    static func ungrouped(_ text: String) -> String {
        let groups = text.utf8.split(separator: UInt8(ascii: ","), maxSplits: 5, omittingEmptySubsequences: false)
        guard (2...5).contains(groups.count), (1...3).contains(groups[0].count),
            groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.joined().allSatisfy({ (0x30...0x39).contains($0) })
        else { return text }
        return text.replacing(",", with: "")
    }

    /// Returns the input with one field's thousands not set apart, where a comma can't begin a fraction.
    package func ungrouping(_ name: String) -> FormInput {
        var input = self
        let text = Self.ungrouped(self[name])
        if text != self[name] { input.set(name, to: text) }
        return input
    }

    /// Reads a whole number; commas may set thousands apart.
    package func whole(
        _ name: String,
        in range: ClosedRange<Int>,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Int? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard let value = Int(Self.ungrouped(text)), range.contains(value) else {
            errors.add(name, complaint)
            return nil
        }
        return value
    }

    /// Reads a calendar day in the form YYYY-MM-DD.
    package func day(_ name: String, _ complaint: String, into errors: inout FormErrors) -> CalendarDay? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard let day = CalendarDay(text) else {
            errors.add(name, complaint)
            return nil
        }
        return day
    }

    /// Reads a time of day in the form HH:MM, before 24:00.
    package func clockTime(
        _ name: String,
        _ complaint: String = "Type the time like 08:30.",
        into errors: inout FormErrors
    ) -> ClockTime? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard let time = ClockTime(text), time.minutes < 1_440 else {
            errors.add(name, complaint)
            return nil
        }
        return time
    }

    /// Reads a case of an enumeration by its raw text.
    package func choice<Choice: RawRepresentable<String>>(
        _ name: String,
        of _: Choice.Type = Choice.self,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Choice? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard let choice = Choice(rawValue: text) else {
            errors.add(name, complaint)
            return nil
        }
        return choice
    }

    /// Reads text up to a length; empty text is left to the caller.
    ///
    /// Characters are counted as people count them, but none may carry a thousand accents.
    package func text(_ name: String, max length: Int, into errors: inout FormErrors) -> String {
        let text = self[name]
        if !FieldRules.isShort(text, upTo: length) {
            errors.add(name, "Keep this to \(length) characters.")
        }
        return text
    }

    /// Reads text that must not be empty.
    package func required(
        _ name: String,
        max length: Int,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> String {
        let text = self.text(name, max: length, into: &errors)
        if !text.unicodeScalars.contains(where: \.isSeen) { errors.add(name, complaint) }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether it is visible: white space isn't, nor are characters that only join letters or change direction.
    var isSeen: Bool { !self.properties.isWhitespace && !self.properties.isDefaultIgnorableCodePoint }
}
