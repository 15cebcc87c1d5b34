/// Which exercises train one arm after the other.
extension Exercise {
    /// Whether its sides are arms, not legs: it presses, pulls, carries or holds the body with one after the other.
    ///
    /// Stretches stay: who has one arm stretches both sides of neck and trunk.
    var sidesAreArms: Bool {
        guard self.sides else { return false }
        switch self.pattern {
        case .pushAcross, .pushUp, .pullAcross, .pullDown, .carry, .brace: return true
        case .isolation: return self.muscles.first.map(Self.armMuscles.contains) ?? false
        case .burst: return self.madeFor.contains(.oneArm) || self.traits.contains(.gripping)
        case .trunk: return self.traits.contains(.gripping)
        default: return false
        }
    }

    private static let armMuscles: Set<Muscle> = [.shoulders, .biceps, .triceps, .forearms, .upperBack]

    /// The same with one side alone, as who has one arm does it.
    var withOneSide: Exercise {
        var exercise = self
        exercise.sides = false
        return exercise
    }
}
