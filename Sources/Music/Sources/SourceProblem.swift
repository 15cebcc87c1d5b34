import OutboundHTTP

/// Says why a source can't be used, in words for the member.
///
/// What another server said is never repeated.
enum SourceProblem: Error, Equatable {
    /// There is no such server at the address.
    case noServer
    /// It answers, with what no such server says.
    case confused
    /// Name and password, or the consent, are not accepted.
    case closed
    /// It doesn't know the way in which we proved who asks.
    case otherProof
    /// It takes only the password itself, and the way there isn't encrypted.
    case plain
    /// The account there may not do this.
    case notAllowed
    /// Spotify doesn't know the member as one of the house's people, or the owner of its registration has no Premium.
    case notInvited
    /// The server can't be reached; why is not told, because members could explore networks that aren't theirs.
    case unreachable
    case slow
    /// An answer of more bytes than is taken.
    case tooLarge
    /// It leads on to another server with this address; the password isn't sent there.
    case elsewhere(String)
    /// The song, cover or list isn't there any more.
    case gone
    /// What was sent as sound is none.
    case noSound
    /// The member took their consent back.
    case revoked
    /// The key that sealed the way in is lost.
    case lost
    /// It asks us to wait, for so many seconds where it says so.
    case turnedAway(seconds: Int?)

    init(_ problem: OnlineProblem) {
        self =
            switch problem {
            case .slow: .slow
            case .unreadable: .tooLarge
            case .turnedAway, .full, .paused: .turnedAway(seconds: problem.retryAfter)
            case .forbidden, .unreachable: .unreachable
            }
    }

    /// Whether only the member can mend it, so that asking again is useless.
    var isForMember: Bool {
        switch self {
        case .noServer, .closed, .otherProof, .plain, .notAllowed, .notInvited, .elsewhere, .revoked, .lost: true
        case .confused, .unreachable, .slow, .tooLarge, .gone, .noSound, .turnedAway: false
        }
    }

    var words: String {
        switch self {
        case .noServer: "There is no Subsonic server at this address. It is the one that your music app asks for."
        case .confused: "The server answered with something we don't understand. We'll try again."
        case .closed: "We aren't let in. Connect it again with the right name and password."
        case .otherProof: "This server wants to be entered in a way we don't know."
        case .plain:
            "This server takes only the password itself, and the way there isn't encrypted. Give an address that begins with https://."
        case .notAllowed: "The account there doesn't allow this. Ask whoever runs it."
        case .notInvited:
            "Spotify doesn't let this house see your account. Whoever runs it has to add you there, five people at most, and needs Premium."
        case .unreachable:
            "We couldn't reach this server. Check that its address is written right, begins with https:// and opens from anywhere on the internet."
        case .slow: "The server took too long to answer. We'll try again."
        case .tooLarge: "The server sent more than we take. We'll try again."
        case .elsewhere(let server):
            "This server leads on to \(server). Your password goes to the server you name and to no other: if you trust that one, connect it instead."
        case .gone: "It isn't there any more."
        case .noSound: "The server sent no sound for this song."
        case .revoked: "You no longer let us in there. That's fine; connect it again whenever you like."
        case .lost: "This source can't be opened any more. Disconnect it and connect it again."
        case .turnedAway: "The server asked us to come back later. We will."
        }
    }
}
