package import HealthMath

/// Reads a range of days from two fields; either may be left out.
extension FormInput {
    /// Reads both days within `bounds`, the last not before the first; complains beside the wrong field.
    package func daySpan(
        from first: String = "from",
        to last: String = "to",
        within bounds: ClosedRange<CalendarDay>,
        into errors: inout FormErrors
    ) -> (first: CalendarDay?, last: CalendarDay?) {
        let from = self.day(first, within: bounds, into: &errors)
        let to = self.day(last, within: bounds, into: &errors)
        if let from, let to, to < from {
            errors.add(last, "The last day comes before the first. Swap them, or choose a later one.")
        }
        return (from, to)
    }

    private func day(
        _ name: String,
        within bounds: ClosedRange<CalendarDay>,
        into errors: inout FormErrors
    ) -> CalendarDay? {
        let complaint = "The calendar has no such day. Days are written like \(bounds.upperBound)."
        guard let day = self.day(name, complaint, into: &errors) else { return nil }
        guard bounds.contains(day) else {
            errors.add(name, "Choose a day from \(bounds.lowerBound) to \(bounds.upperBound).")
            return nil
        }
        return day
    }
}
