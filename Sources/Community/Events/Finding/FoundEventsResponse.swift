import Foundation
import Members
import Storage
import Web

/// Events as a device reads them.
struct FoundEventsResponse: Encodable, Sendable {
    let events: [EventResponse]
    /// The value of `after` for the next page; absent on the last.
    let next: String?

    init(_ results: EventSearch.Results) {
        self.events = results.events.map { EventResponse($0) }
        self.next = results.next?.description
    }
}

/// One event as a device reads it.
struct EventResponse: Encodable, Sendable {
    let id: String
    let version: Int64
    let name: String
    let about: String
    let place: String
    /// Degrees; null for a place in words only.
    let latitude: OrNull<Double>
    let longitude: OrNull<Double>
    /// A name of the IANA time zone database.
    let zone: String
    /// In UTC: "2026-11-28T17:00:00Z".
    let startAt: String
    let endAt: String
    let points: Int
    let capacity: OrNull<Int>
    /// The places left; null for no limit.
    let placesLeft: OrNull<Int>
    let sponsor: String
    let ages: String
    let traits: [String]
    let pictureVersion: OrNull<String>
    let cancelled: Bool
    /// Why it doesn't take place; empty when it does.
    let cancelledWhy: String
    /// "joined" or "waiting"; null for neither.
    let state: OrNull<String>
    /// Whole kilometres from where was searched; null where that isn't known.
    let kilometres: OrNull<Int>

    init(_ found: FoundEvent) {
        let (event, details) = (found.event, found.event.details)
        self.id = event.id
        self.version = event.version
        self.name = details.name
        self.about = details.about
        self.place = details.place
        self.latitude = OrNull(details.spot?.latitude)
        self.longitude = OrNull(details.spot?.longitude)
        self.zone = details.zone.identifier
        self.startAt = details.start.formatted(.iso8601)
        self.endAt = details.end.formatted(.iso8601)
        self.points = details.points
        self.capacity = OrNull(details.capacity)
        self.placesLeft = OrNull(found.left)
        self.sponsor = details.sponsor
        self.ages = details.ages.rawValue
        self.traits = details.traits.map(\.rawValue)
        self.pictureVersion = OrNull(event.pictureVersion)
        self.cancelled = event.isCancelled
        self.cancelledWhy = event.cancellation?.why ?? ""
        self.state = OrNull(found.state.flatMap { $0 == .left ? nil : $0.rawValue })
        self.kilometres = OrNull(found.kilometres)
    }
}
