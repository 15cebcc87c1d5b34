import Web

/// The four parts of a profile, in the order in which a newcomer is asked; later each is changed by itself.
///
/// The raw text stands in addresses.
enum ProfilePart: String, Sendable, CaseIterable {
    case who, training, meeting, finding

    /// The place in the order, from 1.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    var title: String {
        switch self {
        case .who: "Who I am"
        case .training: "What I do"
        case .meeting: "Where and when"
        case .finding: "Who may find me"
        }
    }

    /// Says what is asked in the part.
    var note: String {
        switch self {
        case .who: "Your picture, a few words, what you are good at"
        case .training: "What you train for and how, and for how long"
        case .meeting: "Your places and your hours"
        case .finding: "Whom you'd like, and what others see"
        }
    }

    var path: String { TogetherLinks.part.path(self.rawValue) }

    /// The part before; nil for the first.
    var previous: ProfilePart? { Self.allCases.last { $0.number < self.number } }
}

/// The stored profile of a member: all of it, or the steps that are done.
struct BegunProfile: Sendable, Equatable {
    var profile = BuddyProfile()
    /// The number of changes; 0 while nothing is stored.
    var version: Int64 = 0
    /// The number of the four parts that are done, in their order.
    var steps = 0

    var isBegun: Bool { self.steps > 0 }

    /// Whether others may find it; only then devices read it.
    var isWhole: Bool { self.next == nil }

    /// The first part that isn't done; nil once all are.
    var next: ProfilePart? { ProfilePart.allCases.first { $0.number > self.steps } }

    /// Returns whether the part can be answered: it is done, or the next.
    func isOpen(_ part: ProfilePart) -> Bool { part.number <= self.steps + 1 }
}
