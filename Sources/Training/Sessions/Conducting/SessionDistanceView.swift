import HealthMath
import Members
import Storage

/// The line of a session that asks how far what was just done went.
struct SessionDistanceView: Encodable, Sendable {
    let asksDistance: Bool
    let distanceOf: String
    let distanceExercise: String
    let distanceKey: String
    let distanceSet: String
    let distance: String
    let distanceUnit: String
    let distanceRequest: String
    /// "Save", or that what was said changes.
    let distanceButton: String

    init(_ session: TrainingSession, knowing exercises: ExerciseCatalogue, units: Units) {
        let place = session.asksDistance(knowing: exercises)
        let done = place.map { session.state.exercises[$0].doneSets } ?? []
        let told = done.last { $0.numbers.metres != nil }
        let metres = told?.numbers.metres
        self.asksDistance = place != nil
        self.distanceOf = place.map { session.script.items[$0].name } ?? ""
        self.distanceExercise = place.map { String($0 + 1) } ?? ""
        self.distanceKey = place.map { session.state.key(of: $0) } ?? ""
        self.distanceSet = (told ?? done.last)?.id ?? ""
        self.distance =
            metres.map { Numerals.typed(units.distance.unit.amount(kilometres: $0 / 1_000), decimals: 2) } ?? ""
        self.distanceUnit = units.distance.rawValue
        self.distanceRequest = RowID.new()
        self.distanceButton = metres == nil ? "Save" : "Change"
    }
}
