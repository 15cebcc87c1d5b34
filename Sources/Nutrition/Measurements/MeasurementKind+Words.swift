import HealthMath
import Members

extension HeightUnit {
    /// The short name beside a field.
    var shortName: String {
        switch self {
        case .centimetre: "cm"
        case .inch: "in"
        case .foot: "ft"
        }
    }
}

extension MeasurementKind {
    /// The name in forms and in the API: "waistCm".
    var field: String {
        switch self {
        case .steps: "steps"
        case .water: "millilitres"
        case .neck: "neckCm"
        case .chest: "chestCm"
        case .waist: "waistCm"
        case .hip: "hipCm"
        case .thigh: "thighCm"
        case .upperArm: "upperArmCm"
        case .calf: "calfCm"
        case .bodyFat: "bodyFatPercent"
        }
    }

    var label: String {
        switch self {
        case .steps: "Steps"
        case .water: "Water"
        case .neck: "Neck"
        case .chest: "Chest"
        case .waist: "Waist"
        case .hip: "Hip"
        case .thigh: "Thigh"
        case .upperArm: "Upper arm"
        case .calf: "Calf"
        case .bodyFat: "Body fat"
        }
    }
}
