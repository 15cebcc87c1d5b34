package import HealthMath

/// The units in which a member reads and types quantities; stored values are always metric.
package struct Units: Sendable, Equatable, Codable {
    package enum Weight: String, Sendable, CaseIterable, Codable { case kg, lb, st }
    package enum Height: String, Sendable, CaseIterable, Codable { case cm, ft }
    package enum Energy: String, Sendable, CaseIterable, Codable { case kcal, kJ }
    package enum Distance: String, Sendable, CaseIterable, Codable { case km, mi }

    package var weight: Weight
    package var height: Height
    package var energy: Energy
    package var distance: Distance

    package init(weight: Weight, height: Height, energy: Energy, distance: Distance) {
        self.weight = weight
        self.height = height
        self.energy = energy
        self.distance = distance
    }

    package static let metric = Units(weight: .kg, height: .cm, energy: .kcal, distance: .km)
    package static let imperial = Units(weight: .lb, height: .ft, energy: .kcal, distance: .mi)
}

extension Units.Weight {
    /// The unit of the first field; stones are followed by pounds.
    package var unit: WeightUnit {
        switch self {
        case .kg: .kilogram
        case .lb: .pound
        case .st: .stone
        }
    }
}

extension Units.Height {
    /// The unit of the first field; feet are followed by inches.
    package var unit: HeightUnit {
        switch self {
        case .cm: .centimetre
        case .ft: .foot
        }
    }
}

extension Units.Energy {
    package var unit: EnergyUnit {
        switch self {
        case .kcal: .kilocalorie
        case .kJ: .kilojoule
        }
    }
}

extension Units.Distance {
    package var unit: DistanceUnit {
        switch self {
        case .km: .kilometre
        case .mi: .mile
        }
    }
}
