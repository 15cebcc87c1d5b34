import Foundation

/// An event that was found, as one member knows it.
struct FoundEvent: Sendable, Equatable {
    let event: GroupEvent
    let demand: EventPlaces.Demand
    /// Whole kilometres from the place of the search, at least one; nil without one of both places.
    private(set) var kilometres: Int?
    /// The member's own part; nil for none.
    let state: Attendance.State?

    /// The places that one can have at once; nil for no limit.
    ///
    /// While somebody waits there is none: a place that became free is theirs, although it isn't given yet.
    var left: Int? {
        if self.isPromised { return 0 }
        return self.event.details.capacity.map { max(0, $0 - self.demand.taken) }
    }

    /// Returns the same as a search around a place finds it, so that it reads alike wherever it stands on a page.
    func seen(from place: CoarsePlace?) -> FoundEvent {
        var seen = self
        seen.kilometres = place.flatMap { place in self.event.details.spot?.roundKilometres(from: place) }
        return seen
    }

    /// Whether who joins now waits, because the next place is promised to somebody.
    var isPromised: Bool { self.demand.waiting > 0 }
}
