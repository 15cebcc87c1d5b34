import HealthMath
import Members

/// The rule for a weight that a member would like to have, the same as a goal's.
enum DesiredWeight {
    /// Nil for one that is not underweight at this height, or while one of them is unknown.
    static func complaint(about kilograms: Double?, centimetres: Double?, in units: Units) -> String? {
        guard let kilograms, let centimetres,
            BodyMassIndex(kilograms: kilograms, centimetres: centimetres).band == .underweight
        else { return nil }
        let least = units.text(atLeastKilograms: BodyMassIndex.lowestHealthyKilograms(centimetres: centimetres))
        return "That is underweight for your height. The lightest healthy weight for you is \(least)."
    }
}
