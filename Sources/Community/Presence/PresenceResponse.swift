import Foundation
import HealthMath
import Members
import Web

/// The place of a member and of their buddies who are out, as a device reads them.
struct PresenceResponse: Encodable, Sendable {
    /// Null for who isn't checked in.
    let own: OrNull<Place>
    let buddies: [Item]

    struct Place: Encodable, Sendable {
        let id: String
        let name: String
        /// In UTC.
        let since: String
        /// The instant at which it ends by itself, in UTC.
        let until: String

        init(_ presence: Presence) {
            self.id = presence.gym
            self.name = presence.name
            self.since = presence.since.formatted(.iso8601)
            self.until = presence.since.addingTimeInterval(Presence.longest).formatted(.iso8601)
        }
    }

    struct Item: Encodable, Sendable {
        let member: PersonResponse
        let place: Place

        init(_ found: PresentPeople.Found, on day: CalendarDay) {
            self.member = PersonResponse(found.who.person, photo: found.who.photoVersion, on: day)
            self.place = Place(found.presence)
        }
    }

    init(own: Presence?, buddies: [PresentPeople.Found], on day: CalendarDay) {
        self.own = OrNull(own.map(Place.init))
        self.buddies = buddies.map { Item($0, on: day) }
    }
}

/// A place where people train with who is there now, as a device reads it.
struct TrainingPlaceResponse: Encodable, Sendable {
    let id: String
    let name: String
    let address: String
    let present: [PresenceResponse.Item]

    init(_ place: TrainingPlace, present: [PresentPeople.Found], on day: CalendarDay) {
        self.id = place.id
        self.name = place.name
        self.address = place.address
        self.present = present.map { PresenceResponse.Item($0, on: day) }
    }
}
