package import HealthMath

/// Reading one field as a value: nil with a complaint when it can't be, nil without one when it was left empty.
extension FormInput {
    /// A decimal number; a comma is as good as a point.
    package func number(
        _ name: String,
        in range: ClosedRange<Double>,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Double? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard text.count <= 32, let value = Double(text.replacing(",", with: ".")), value.isFinite,
            range.contains(value)
        else {
            errors.add(name, complaint)
            return nil
        }
        return value
    }

    /// A whole number.
    package func whole(
        _ name: String,
        in range: ClosedRange<Int>,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Int? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard let value = Int(text), range.contains(value) else {
            errors.add(name, complaint)
            return nil
        }
        return value
    }

    /// A calendar day written YYYY-MM-DD.
    package func day(_ name: String, _ complaint: String, into errors: inout FormErrors) -> CalendarDay? {
        let text = self[name]
        if text.isEmpty { return nil }
        guard let day = CalendarDay(text) else {
            errors.add(name, complaint)
            return nil
        }
        return day
    }

    /// One of the values of an enumeration, by its raw text.
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

    /// Text of a bounded length; empty text is left to the caller.
    ///
    /// Letters are counted as people count them, but none may be piled up with a thousand accents.
    package func text(_ name: String, max length: Int, into errors: inout FormErrors) -> String {
        let text = self[name]
        if !FieldRules.isShort(text, upTo: length) {
            errors.add(name, "Keep this to \(length) characters.")
        }
        return text
    }

    /// Text that must be there.
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
    /// Whether it leaves a mark: blanks don't, nor what only joins letters or turns them around.
    var isSeen: Bool { !self.properties.isWhitespace && !self.properties.isDefaultIgnorableCodePoint }
}
