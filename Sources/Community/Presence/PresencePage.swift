import Foundation
import Members
import Web

/// The page of a place where people train: who is there now.
struct PresencePage: PageModel {
    static let template = "presence/place"

    let frame: Frame
    /// Empty where no list says it.
    let address: String
    /// "Since 17:05, until 20:05 at most"; empty for who isn't there.
    let ownWords: String
    /// Whether others see it.
    let isSeen: Bool
    let hasProfile: Bool
    let present: [PersonView]
    let paths: Paths

    struct Paths: Encodable, Sendable {
        let checkInPath: String
        let checkOutPath: String
        /// The people who train there at other times.
        let regularsPath: String
        let profilePath = TogetherLinks.profile.path
    }

    init(
        _ place: TrainingPlace,
        present: [PresentPeople.Found],
        own: Presence?,
        profile: BuddyProfile?,
        for member: Member,
        at now: Date,
        frame: Frame
    ) {
        let (day, zone) = (member.day(at: now), member.timeZone)
        self.frame = frame
        self.address = place.address
        self.ownWords =
            own.map { own in
                let until = own.since.addingTimeInterval(Presence.longest)
                return "Since \(ClockTime(own.since, in: zone).text), until \(ClockTime(until, in: zone).text) at most"
            } ?? ""
        self.isSeen = profile?.shares.contains(.presence) ?? false
        self.hasProfile = profile != nil
        self.present = present.map { found in
            var view = PersonView(found.who.person, photo: found.who.photoVersion, on: day)
            view.personNote = "Since \(ClockTime(found.presence.since, in: zone).text)"
            return view
        }
        self.paths = Paths(
            checkInPath: PresenceLinks.checkIn(place.id),
            checkOutPath: PresenceLinks.checkOut(place.id),
            regularsPath: PeopleLinks.people(at: place.id)
        )
    }
}
