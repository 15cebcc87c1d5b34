/// The exercises that may replace one, as a device reads them.
struct AlternativesResponse: Encodable, Sendable {
    let alternatives: [Item]

    struct Item: Encodable, Sendable {
        let exerciseId: String
        let name: String
        let reason: String
    }

    init(_ alternatives: [Alternative]) {
        self.alternatives = alternatives.map {
            Item(exerciseId: $0.exercise.id, name: $0.exercise.name, reason: $0.reason)
        }
    }
}
