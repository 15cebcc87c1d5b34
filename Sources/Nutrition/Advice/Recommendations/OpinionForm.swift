import Web

/// A member's opinion of a recommendation; what isn't sent stays.
struct OpinionForm: Form {
    static let fields: [String: FieldKind] = ["saved": .flag, "dismissed": .flag, "rating": .number]

    struct Values: Sendable, Equatable {
        let isSaved: Bool?
        let isDismissed: Bool?
        let rating: Int?

        func apply(to answer: inout RecommendationStore.Opinion) {
            answer.isSaved = self.isSaved ?? answer.isSaved
            answer.isDismissed = self.isDismissed ?? answer.isDismissed
            answer.rating = self.rating ?? answer.rating
        }
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        Values(
            isSaved: self.input.has("saved") ? self.input.isOn("saved") : nil,
            isDismissed: self.input.has("dismissed") ? self.input.isOn("dismissed") : nil,
            rating: self.input.whole("rating", in: 1...5, "Rate it from 1 to 5.", into: &errors)
        )
    }
}
