/// A condition that training and food should mind.
package enum HealthCondition: String, Sendable, Hashable, Codable, CaseIterable {
    case highBloodPressure = "high-blood-pressure"
    case heart
    case asthma
    case diabetes
    case joints
    case osteoporosis
    case hernia
    case dizziness
    case epilepsy
    case thyroid
    case kidneys
    /// In the first months after a birth, until one is strong again.
    case postpartum

    package var label: String {
        switch self {
        case .highBloodPressure: "High blood pressure"
        case .heart: "Heart condition"
        case .asthma: "Asthma"
        case .diabetes: "Diabetes"
        case .joints: "Joint disease"
        case .osteoporosis: "Brittle bones"
        case .hernia: "Hernia"
        case .dizziness: "Dizziness"
        case .epilepsy: "Epilepsy"
        case .thyroid: "Thyroid condition"
        case .kidneys: "Kidney disease"
        case .postpartum: "Gave birth in the last months"
        }
    }
}
