import HealthMath
package import Members

/// Reads a weight or a height that members type in their own units, as a metric value.
///
/// The smaller unit has a field of its own: the pounds of "11 st 6 lb" are in `<name>Pounds`, the inches of "5 ft 9 in"
/// in `<name>Inches`; a form with one must declare both fields. Nil without a complaint when both were left empty.
extension FormInput {
    package func kilograms(
        _ name: String,
        in units: Units,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Double? {
        let finer = self.finer(name + "Pounds", below: 14, asked: units.weight == .st)
        return self.measure(name, finer, within: Plausible.kilograms, complaint, into: &errors) {
            units.weight.unit.kilograms($0) + WeightUnit.pound.kilograms($1)
        }
    }

    package func centimetres(
        _ name: String,
        in units: Units,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Double? {
        let finer = self.finer(name + "Inches", below: 12, asked: units.height == .ft)
        return self.measure(name, finer, within: Plausible.centimetres, complaint, into: &errors) {
            units.height.unit.centimetres($0) + HeightUnit.inch.centimetres($1)
        }
    }

    /// Fills the fields of a weight.
    package mutating func set(_ name: String, toKilograms kilograms: Double, in units: Units) {
        guard units.weight == .st else {
            return self.set(name, to: Numerals.typed(units.weight.unit.amount(kilograms: kilograms), decimals: 1))
        }
        let weight = StonesAndPounds(kilograms: kilograms)
        self.set(name, to: String(weight.stones))
        self.set(name + "Pounds", to: Numerals.typed(weight.pounds, decimals: 1))
    }

    /// Fills the fields of a height.
    package mutating func set(_ name: String, toCentimetres centimetres: Double, in units: Units) {
        guard units.height == .ft else {
            return self.set(name, to: Numerals.typed(centimetres, decimals: 1))
        }
        let height = FeetAndInches(centimetres: centimetres)
        self.set(name, to: String(height.feet))
        self.set(name + "Inches", to: Numerals.typed(height.inches, decimals: 1))
    }

    private enum Part {
        case empty, unreadable
        case amount(Double)
    }

    private func finer(_ name: String, below limit: Double, asked: Bool) -> Part {
        guard asked else { return .empty }
        guard case .amount(let amount) = self.part(name) else { return self.part(name) }
        return amount < limit ? .amount(amount) : .unreadable
    }

    private func part(_ name: String) -> Part {
        if self[name].isEmpty { return .empty }
        var ignored = FormErrors()
        return self.number(name, in: 0...10_000, "", into: &ignored).map(Part.amount) ?? .unreadable
    }

    private func measure(
        _ name: String,
        _ finer: Part,
        within range: ClosedRange<Double>,
        _ complaint: String,
        into errors: inout FormErrors,
        metric: (Double, Double) -> Double
    ) -> Double? {
        let value: Double
        switch (self.part(name), finer) {
        case (.empty, .empty): return nil
        case (.amount(let amount), .empty): value = metric(amount, 0)
        case (.empty, .amount(let rest)): value = metric(0, rest)
        case (.amount(let amount), .amount(let rest)): value = metric(amount, rest)
        default: value = .nan
        }
        guard range.contains(value) else {
            errors.add(name, complaint)
            return nil
        }
        return value
    }
}
