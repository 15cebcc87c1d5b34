import Members
import Web

/// The addresses of what buddies earned, and of cheers for it.
enum CheerLinks: String, LinkTable {
    static let name = "cheers"

    case buddies = "/motivation/buddies"
    case cheers = "/motivation/cheers"
    case removal = "/motivation/cheers/removal"
    case sharing = "/motivation/sharing"

    /// Returns where kind words are taken back.
    static func removal(_ subject: CheerSubject, of buddy: Member.ID) -> String {
        switch subject {
        case .training(let day): "\(Self.removal.path)?memberId=\(buddy)&trainedOn=\(day)"
        default: "\(Self.removal.path)?memberId=\(buddy)&achievement=\(subject.name)"
        }
    }

    /// Returns the line of the page that is about what somebody did.
    static func line(_ subject: CheerSubject, of buddy: Member.ID) -> String {
        "\(Self.buddies.path)#\(subject.mark(of: buddy))"
    }
}

extension CheerSubject {
    /// The id of its line on the page: "did-5-2026-03-14".
    func mark(of buddy: Member.ID) -> String {
        switch self {
        case .training(let day): "did-\(buddy)-\(day)"
        default: "did-\(buddy)-\(self.name)"
        }
    }
}
