import Web

/// The names of the activities.
extension EnergyActivity {
    var label: String {
        switch self {
        case .walking: "Walking briskly, 5.6 km/h"
        case .cycling: "Cycling at ease, 9 km/h"
        case .dancing: "Dancing"
        case .swimming: "Swimming"
        case .running: "Running fast, 13.8 km/h"
        case .strolling: "Walking slowly, 4 km/h"
        case .jogging: "Jogging"
        case .hiking: "Hiking"
        case .stairs: "Climbing stairs"
        case .weights: "Lifting weights"
        case .circuit: "Circuit training"
        case .aerobics: "Aerobics"
        case .yoga: "Yoga"
        case .pilates: "Pilates"
        case .rowing: "Rowing machine"
        case .elliptical: "Elliptical trainer"
        case .skipping: "Skipping rope"
        case .football: "Football"
        case .basketball: "Basketball"
        case .tennis: "Tennis"
        case .badminton: "Badminton"
        case .gardening: "Gardening"
        case .housework: "Housework"
        }
    }

    /// The label without its pace: "Walking briskly".
    var shortLabel: String { self.label.split(separator: ",").first.map(String.init) ?? self.label }

    static func choices(chosen: String) -> [ChoiceView] {
        [ChoiceView("", label: "Something else", chosen: chosen.isEmpty)]
            + Self.allCases.map { ChoiceView($0.rawValue, label: $0.label, chosen: $0.rawValue == chosen) }
    }
}
