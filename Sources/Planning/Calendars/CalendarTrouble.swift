import OutboundHTTP

/// Says why a calendar can't be read or written, in words for the member.
package enum CalendarTrouble: Error, Equatable {
    /// There is no calendar at the address.
    case gone
    /// User name, password or consent are no longer accepted.
    case closed
    /// The server can't be reached.
    ///
    /// The reason (name, host, our address policy, certificate, time limit) is not told, because members could explore
    /// networks that aren't theirs.
    case unreachable
    /// The server redirects to another one with this address; the password is not sent there.
    case elsewhere(String)
    /// The calendar has more than this many megabytes.
    case tooLarge(megabytes: Int)
    /// The calendar has more than this many events.
    case tooMany(events: Int)
    /// The member withdrew their consent at Google.
    case revoked
    /// The member didn't grant everything that we need at Google.
    case notAllowed
    /// The key that sealed the settings is lost.
    case lost
    /// The calendar can be read but not written.
    case readOnly
    /// The server has no space left.
    case full
    /// Somebody else changed the event again and again while we wrote it.
    case changed
    /// The server asks us to wait, for so many seconds where it says so.
    case turnedAway(seconds: Int?)
    /// The response is no calendar that we can read; the words say why.
    case unreadable(String)
    /// A response that makes no sense, such as the server's own error.
    case confused

    /// Whether only the member can solve it, so that frequent retries are useless.
    package var isForMember: Bool {
        switch self {
        case .gone, .closed, .elsewhere, .revoked, .notAllowed, .lost, .readOnly: true
        case .unreachable, .tooLarge, .tooMany, .full, .changed, .turnedAway, .unreadable, .confused: false
        }
    }

    package var words: String {
        switch self {
        case .gone: "There is no calendar at this address any more. Look it up again where it comes from."
        case .closed: "We aren't let in any more. Connect it again with the right name and password."
        case .unreachable:
            "We couldn't reach this address. Check that it is written right, begins with https:// and opens from anywhere on the internet."
        case .elsewhere(let server):
            "This server leads on to \(server). Your password goes to the server you name and to no other: if you trust that one, connect it instead."
        case .tooLarge(let megabytes): "This calendar is too large: we read up to \(megabytes) MB."
        case .tooMany(let events): "This calendar has too many events: we read up to \(events)."
        case .revoked: "You no longer let us see this calendar. That's fine; connect it again whenever you like."
        case .notAllowed:
            "You didn't allow all that this needs. Connect it again, and leave the boxes on Google's page ticked."
        case .lost: "This calendar can't be opened any more. Disconnect it and connect it again."
        case .readOnly: "This calendar can be read but not written. Choose another one for your workouts."
        case .full: "There is no room left in this calendar's account. Make some room there."
        case .changed: "This calendar changed while we wrote into it. We'll try again."
        case .turnedAway: "The calendar's server asked us to come back later."
        case .unreadable(let words): words
        case .confused: "The calendar's server answered with something we don't understand."
        }
    }
}

extension CalendarTrouble {
    /// Translates a failed request.
    init(_ problem: OnlineProblem, largest: Int) {
        switch problem {
        case .forbidden, .slow, .unreachable: self = .unreachable
        case .unreadable: self = .tooLarge(megabytes: largest / 1_000_000)
        case .turnedAway: self = .turnedAway(seconds: nil)
        case .full(let wait), .paused(let wait): self = .turnedAway(seconds: Int(wait.components.seconds) + 1)
        }
    }
}
