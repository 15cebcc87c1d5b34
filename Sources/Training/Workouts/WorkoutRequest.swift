/// What a member wants of a workout.
package struct WorkoutRequest: Sendable, Codable, Equatable {
    var intensity: Intensity
    /// The length in minutes: 15, 20, 30, 45, 60 or 90.
    package var minutes: Int
    var place: Place
    /// The equipment: none, minimal or basic; at a gym, basic includes its machines.
    var equipment: Equipment
    /// What is there, as far as `equipment` goes; nil where nobody told, which means what such a place usually has.
    var gear: [Gear]?
    /// What the member wants after hard training; nil where that is left to the generator.
    var dayAfter: DayAfter?

    /// What the session is to be, where there are several kinds; nil where that is left to the generator.
    var kind: WorkoutKind?

    static let lengths = [15, 20, 30, 45, 60, 90]

    /// Returns the longest of these that fits so many minutes, and the shortest where none does.
    static func length(within minutes: Int) -> Int { self.lengths.last { $0 <= minutes } ?? 15 }

    /// The equipment that a member can choose.
    static let equipments: [Equipment] = [.none, .minimal, .basic]

    /// How few and how many exercises a main part of this length should have.
    var fewestExercises: Int { self.minutes < 30 ? 3 : self.minutes < 60 ? 4 : 5 }
    var mostExercises: Int { self.minutes < 30 ? 5 : self.minutes < 60 ? 7 : self.minutes < 90 ? 9 : 11 }

    /// Whether time is so short that opposing muscles are trained in turn.
    var isPairing: Bool { self.minutes <= 45 }

    private static let handWeights: Set<Gear> = [.dumbbells, .kettlebell]

    /// Returns the same request where `there` is there: with a little equipment only its small things count, or dumbbells and
    /// kettlebells where there are none of those; with none nothing.
    func finding(_ there: [Gear]?) -> WorkoutRequest {
        var request = self
        switch self.equipment {
        case .none: request.gear = nil
        case .minimal:
            request.gear = there.map { there in
                let small = there.filter { $0.group == .small }
                // A member with a pair of dumbbells and nothing smaller means these.
                return [Gear](each: small.isEmpty ? there.filter(Self.handWeights.contains) : small)
            }
        case .basic, .gym:
            // A bench that tilts lies flat as well.
            request.gear = there.map { [Gear](each: $0.contains(.inclineBench) ? $0 + [.bench] : $0) }
        }
        return request
    }
}
