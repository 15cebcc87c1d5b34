import HealthMath

/// A short list of activities for logging energy.
///
/// The energy of the first five comes from the table; the others have METs of Ainsworth's Compendium of 2011, with
/// their codes beside them.
enum EnergyActivity: String, CaseIterable, Hashable, Sendable {
    case walking, cycling, dancing, swimming, running
    case strolling, jogging, hiking, stairs
    case weights, circuit, aerobics, yoga, pilates, rowing, elliptical, skipping
    case football, basketball, tennis, badminton
    case gardening, housework

    enum Energy: Hashable, Sendable {
        case table(TableActivity)
        case equivalent(MetabolicEquivalent)
    }

    var energy: Energy {
        switch self {
        case .walking: .table(.walking)
        case .cycling: .table(.cycling)
        case .dancing: .table(.dancing)
        case .swimming: .table(.swimming)
        case .running: .table(.running)
        case .strolling: .equivalent(MetabolicEquivalent(3.0))  // 17170, 2.5 mph
        case .stairs: .equivalent(MetabolicEquivalent(4.0))  // 17133
        case .hiking: .equivalent(MetabolicEquivalent(6.0))  // 17080
        case .jogging: .equivalent(MetabolicEquivalent(7.0))  // 12020
        case .weights: .equivalent(MetabolicEquivalent(3.5))  // 02054
        case .circuit: .equivalent(MetabolicEquivalent(4.3))  // 02035
        case .aerobics: .equivalent(MetabolicEquivalent(7.3))  // 03015
        case .yoga: .equivalent(MetabolicEquivalent(2.5))  // 02150
        case .pilates: .equivalent(MetabolicEquivalent(3.0))  // 02105
        case .rowing: .equivalent(MetabolicEquivalent(4.8))  // 02071
        case .elliptical: .equivalent(MetabolicEquivalent(5.0))  // 02048
        case .skipping: .equivalent(MetabolicEquivalent(11.8))  // 15551
        case .football: .equivalent(MetabolicEquivalent(7.0))  // 15610
        case .basketball: .equivalent(MetabolicEquivalent(6.5))  // 15055
        case .tennis: .equivalent(MetabolicEquivalent(7.3))  // 15675
        case .badminton: .equivalent(MetabolicEquivalent(5.5))  // 15030
        case .gardening: .equivalent(MetabolicEquivalent(3.8))  // 08245
        case .housework: .equivalent(MetabolicEquivalent(3.3))  // 05030
        }
    }
}
