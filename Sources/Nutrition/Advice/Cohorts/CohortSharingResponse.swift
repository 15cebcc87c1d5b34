/// Whether a member shares what they do with their cohort, as a device reads it.
struct CohortSharingResponse: Encodable, Sendable {
    let sharing: Bool
    /// False for a consent that was given when only foods were counted.
    let exercises: Bool

    init(_ consent: CohortStore.Consent) {
        self.sharing = consent != .none
        self.exercises = consent == .all
    }
}
