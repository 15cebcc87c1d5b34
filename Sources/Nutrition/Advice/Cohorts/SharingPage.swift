import Web

/// The page of what people like the member train, with the consent and its switch.
struct SharingPage: PageModel {
    static let template = "advice/sharing"

    let exercises: [ExerciseLine]
    let isSharing: Bool
    /// Whether the member agreed when only foods were counted.
    let sharesOnlyFoods: Bool
    let frame: Frame

    init(_ consent: CohortStore.Consent, exercises: [ExerciseLine], frame: Frame) {
        self.exercises = exercises
        self.isSharing = consent != .none
        self.sharesOnlyFoods = consent == .foods
        self.frame = frame
    }
}
