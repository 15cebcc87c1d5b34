/// What a member asks of a workout.
package struct WorkoutRequest: Sendable, Codable, Equatable {
    package var intensity: Intensity
    /// 15, 30, 60 or 90.
    package var minutes: Int
    package var place: Place
    /// None, minimal or basic; at a gym, basic means its machines too.
    package var equipment: Equipment

    package static let lengths = [15, 30, 60, 90]
    /// What can be asked for.
    package static let equipments: [Equipment] = [.none, .minimal, .basic]

    package init(intensity: Intensity, minutes: Int, place: Place, equipment: Equipment) {
        self.intensity = intensity
        self.minutes = minutes
        self.place = place
        self.equipment = equipment
    }
}
