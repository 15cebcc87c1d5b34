import Members
import Storage
import Web

/// The filters of a search for events; all of them optional.
struct EventsForm: Form {
    static let fields: [String: FieldKind] = [
        "lat": .number, "lon": .number, "km": .number, "mi": .number, "place": .text, "anywhere": .flag,
        "traits": .list, "order": .text,
        "after": .text, "limit": .number, "own": .flag,
    ]
    static let limits = 1...50
    static let usual = 20

    struct Values: Sendable, Equatable {
        /// The query's place is the one that was sent; nil means the member's own, unless `anywhere`.
        var query: EventQuery
        var placeName: String
        var anywhere: Bool
        var after: Cursor?
        var limit: Int
        /// Whether only events are wanted in which the member has a part.
        var isOwn: Bool
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        var query = EventQuery()
        query.place = self.input.coarsePlace(into: &errors)
        let placeName = self.input.text("place", max: 80, into: &errors)
        query.kilometres = self.input.kilometresAround(into: &errors)
        query.traits = EventTrait.picked("traits", of: self.input, into: &errors)
        query.order = self.input.choice("order", "Ask for soon or near.", into: &errors) ?? .soon
        let after = self.input.cursor(naming: { RowID.read($0) != nil }, into: &errors)
        let limit = self.input.whole("limit", in: Self.limits, "Ask for 1 to 50.", into: &errors)
        guard errors.isEmpty else { return nil }
        return Values(
            query: query,
            placeName: placeName,
            anywhere: self.input.isOn("anywhere"),
            after: after,
            limit: limit ?? Self.usual,
            isOwn: self.input.isOn("own")
        )
    }
}
