import Foundation
import HTTPTypes
import HealthMath
import Members
import Web

/// The page of an event: what, when and where, who comes, and what one can do.
struct EventPage: PageModel {
    static let template = "events/event"

    let status: HTTPResponse.Status
    let frame: Frame
    let when: String
    /// "17:00–18:30 by your clock"; empty where both clocks show the same.
    let ownWhen: String
    let place: String
    /// Empty without a picture.
    let picture: String
    let about: String
    let facts: [ProfileFact]
    /// "Ben and Cleo would like you to come"; empty for nobody.
    let invitedBy: String
    let isCancelled: Bool
    let cancelledWhy: String
    let part: Part
    /// Why nobody can check in now, whichever way; empty before a try.
    let complaints: [String]
    let code: FieldView
    /// Why a check-in by where the device is was refused.
    let spotComplaints: [String]
    /// Whether a device may say where it is.
    let hasSpot: Bool
    let guests: [PersonView]
    /// Whether others see that the member comes; only told to who does.
    let isUnseen: Bool
    let hasProfile: Bool
    let organisers: [PersonView]
    let paths: Paths
    /// What is shown on site; empty for who doesn't look after it.
    let siteCode: String

    /// What the member can do about it; at most one of the first four holds, and none for who is shut out.
    struct Part: Encodable, Sendable {
        let canJoin: Bool
        let canCheckIn: Bool
        let isIn: Bool
        let isWaiting: Bool
        let isHere: Bool
        /// Whether they were there, when it is over.
        let wasHere: Bool
        /// Whether they have a part in it and may not come any more, because it is for another age by now.
        let isShutOut: Bool
        /// "Join"; "Wait for a place" where all places are taken or promised.
        let joinLabel: String
        /// "2 wait before you"; empty for who doesn't wait.
        let waitingWords: String
        let canLeave: Bool
        let isOver: Bool
        /// Whether it was made up of more than looking: buddies can be invited.
        let canInvite: Bool
    }

    struct Paths: Encodable, Sendable {
        let joiningPath: String
        let leavingPath: String
        let checkInPath: String
        let invitationsPath: String
        let calendarPath: String
        let profilePath = TogetherLinks.profile.path
        /// Empty for who doesn't look after it.
        let editingPath: String
        let cancellationPath: String
        let restorationPath: String
        /// The page that asks why, for another's event; else empty.
        let reasonPath: String
        let picturePath: String

        init(_ event: GroupEvent, for member: Member, isOver: Bool) {
            let id = event.id
            self.joiningPath = EventLinks.joining(id)
            self.leavingPath = EventLinks.leaving(id)
            self.checkInPath = EventLinks.checkIn(id)
            self.invitationsPath = EventLinks.invitations(id)
            self.calendarPath = EventLinks.calendar(id)
            let mayChange = member.mayChange(event) && !isOver
            self.editingPath = mayChange && !event.isCancelled ? EventLinks.editing(id) : ""
            self.cancellationPath = mayChange && !event.isCancelled ? EventLinks.cancellation(id) : ""
            let restorationPath = mayChange && event.isCancelled ? EventLinks.restoration(id) : ""
            let isOwn = event.organiser == member.id
            self.restorationPath = isOwn ? restorationPath : ""
            self.reasonPath = isOwn ? "" : restorationPath
            self.picturePath = mayChange ? EventLinks.picture(id) : ""
        }
    }

    init(
        _ shown: ShownEvent,
        _ form: CheckInForm,
        _ errors: FormErrors,
        for member: Member,
        at now: Date,
        frame: Frame
    ) {
        let (event, day) = (shown.found.event, member.day(at: now))
        let details = event.details
        let complaints = (details.spot == nil ? ["code", "lat", "lon", "accuracy"] : ["code"]).flatMap { errors[$0] }
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        let own = event.when(by: member.timeZone, at: now)
        self.when = event.when(at: now) + (own == nil ? "" : " in \(event.zoneName)")
        self.ownWhen = own.map { "\($0) by your clock" } ?? ""
        self.place = details.place
        self.picture = event.pictureVersion.map { EventLinks.picture(.large, of: event.id, version: $0) } ?? ""
        self.about = details.about
        self.facts = Self.facts(shown.found, isOver: event.isOver(at: now), for: member)
        self.invitedBy = Self.invitation(shown.inviters, attendance: shown.attendance)
        self.isCancelled = event.isCancelled
        self.cancelledWhy = event.cancellation?.why ?? ""
        self.part = Part(shown, at: now)
        self.code = FieldView(value: form.input["code"], complaints: complaints)
        self.complaints = errors["form"]
        self.spotComplaints = details.spot == nil ? [] : ["lat", "lon", "accuracy"].flatMap { errors[$0] }
        self.hasSpot = details.spot != nil
        self.guests = shown.guests.map { guest in
            var view = PersonView(guest.who.person, photo: guest.who.photoVersion, on: day)
            let here = event.isOver(at: now) ? "Was there" : "Here"
            view.personNote = [guest.isBuddy ? "Your buddy" : "", guest.isHere ? here : ""]
                .filter { !$0.isEmpty }.joined(separator: " \u{B7} ")
            return view
        }
        self.isUnseen = !shown.isSeen && shown.attendance?.state == .joined
        self.hasProfile = shown.hasProfile
        self.organisers = [shown.organiser].compactMap { known in
            known.map { known in
                var view = PersonView(known.person, photo: known.photoVersion, on: day)
                view.personNote = "Looks after it"
                return view
            }
        }
        let mayChange = member.mayChange(event)
        self.paths = Paths(event, for: member, isOver: event.isOver(at: now))
        self.siteCode = mayChange && event.isOpen(at: now) ? EventCode.spaced(event.code) : ""
    }

    private static func facts(_ found: FoundEvent, isOver: Bool, for member: Member) -> [ProfileFact] {
        let details = found.event.details
        let left = found.left.map { $0 == 0 ? "None left" : "\($0) of \(details.capacity ?? 0) left" }
        let places = found.isPromised ? "The next free one is promised to who waits" : left ?? ""
        let (points, isOwn) = (details.points, found.event.organiser == member.id)
        let facts: [(String, String)] = [
            ("For", ([details.ages.label] + details.traits.map { $0.label.lowercased() }).joined(separator: ", ")),
            ("Places", isOver ? "" : places),
            (
                "Points",
                member.noPressure || points == 0 ? "" : "\(points) for being there\(isOwn ? ", none for you" : "")"
            ),
            ("Sponsored by", details.sponsor),
        ]
        return facts.filter { !$0.1.isEmpty }.map { ProfileFact(factName: $0, factText: $1) }
    }

    private static func invitation(_ inviters: [BuddyPeople.Known], attendance: Attendance?) -> String {
        guard attendance == nil, !inviters.isEmpty else { return "" }
        let names = inviters.map(\.person.firstName)
        let verb = names.count == 1 ? "would like" : "would all like"
        return "\(names.formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))) \(verb) you to come"
    }
}

extension EventPage.Part {
    fileprivate init(_ shown: ShownEvent, at now: Date) {
        let (event, attendance) = (shown.found.event, shown.attendance)
        let isOpen = event.isOpen(at: now)
        self.isOver = event.isOver(at: now)
        let checkedIn = attendance?.checkedInAt != nil
        self.isHere = checkedIn && !self.isOver
        self.wasHere = checkedIn && self.isOver
        self.isShutOut = attendance != nil && isOpen && !self.isHere && !shown.isForAge
        self.isWaiting = attendance?.state == .waiting && isOpen && shown.mayCome
        let hasPlace = attendance?.state == .joined && isOpen && shown.mayCome
        self.canCheckIn = hasPlace && !self.isHere && event.hasBegun(at: now)
        self.isIn = hasPlace && !self.isHere && !event.hasBegun(at: now)
        self.canJoin = attendance == nil && isOpen && shown.mayCome
        self.joinLabel = shown.found.left == 0 ? "Wait for a place" : "Join"
        self.waitingWords =
            !self.isWaiting
            ? ""
            : shown.waitingBefore == 0
                ? "You're next when a place gets free." : "\(shown.waitingBefore) wait before you."
        self.canLeave = attendance != nil && !self.isHere && !event.isOver(at: now)
        self.canInvite = isOpen
    }
}
