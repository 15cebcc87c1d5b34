import HealthMath
import Members

/// The rule for a weight that a member would like to have, the same as a goal's.
enum DesiredWeight {
    /// Returns nil for one that is not underweight at this height, or while one of them is unknown.
    static func complaint(about kilograms: Double?, centimetres: Double?, in units: Units) -> String? {
        guard Self.isTooLight(kilograms, centimetres: centimetres), let centimetres else { return nil }
        let least = units.text(atLeastKilograms: BodyMassIndex.lowestHealthyKilograms(centimetres: centimetres))
        return "That is underweight for your height. The lightest healthy weight for you is \(least)."
    }

    /// Returns whether it is underweight at this height; false while one of them is unknown.
    static func isTooLight(_ kilograms: Double?, centimetres: Double?) -> Bool {
        guard let kilograms, let centimetres else { return false }
        return BodyMassIndex(kilograms: kilograms, centimetres: centimetres).band == .underweight
    }
}
