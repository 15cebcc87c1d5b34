/// The conditions of a search for events.
struct EventQuery: Sendable, Equatable {
    /// Nil for anywhere.
    var place: CoarsePlace?
    var kilometres = PeopleQuery.usualKilometres
    /// All of these.
    var traits: [EventTrait] = []
    var order = EventOrder.soon
}
