import HealthMath

/// The words for the bands of the World Health Organization.
extension BodyMassIndex.Band {
    var name: String {
        switch self {
        case .underweight: "Underweight"
        case .normal: "In the healthy range"
        case .overweight: "Above the healthy range"
        case .obesityClassI: "Obesity, class I"
        case .obesityClassII: "Obesity, class II"
        case .obesityClassIII: "Obesity, class III"
        }
    }

    /// The band's range: "18.5 to 25".
    var range: String {
        switch self {
        case .underweight: "below 18.5"
        case .normal: "18.5 to 25"
        case .overweight: "25 to 30"
        case .obesityClassI: "30 to 35"
        case .obesityClassII: "35 to 40"
        case .obesityClassIII: "40 and above"
        }
    }

    var words: String {
        switch self {
        case .underweight:
            "This is less than the range found healthiest for adults. If you didn't mean it to be, talk to a doctor."
        case .normal:
            "This is the range found healthiest for adults. Nothing to do but keep well."
        case .overweight:
            "A little more than the range found healthiest for adults. Small, steady changes help, if you want any."
        case .obesityClassI, .obesityClassII:
            "At this weight many people feel better for losing even a twentieth of it. Slow and steady is the safe way."
        case .obesityClassIII:
            "At this weight a doctor is a good companion: they can help in ways that an app can't. Every step counts."
        }
    }
}
