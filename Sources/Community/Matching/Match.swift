import Foundation
import HealthMath
import Storage

/// The score of two members as training partners, from one's view, with its parts.
///
/// It depends only on its arguments: the same two at the same moment always get the same score.
struct Match: Sendable, Equatable {
    let me: Candidate
    let them: Candidate
    /// Whether they have a gender that I wish for; such members come before all others.
    let isWished: Bool
    /// The times at which both are free.
    let times: CommonTimes
    /// Points by part, each from 0 to the part's maximum.
    let parts: [MatchPart: Double]

    /// Returns nil when the two may not meet, and when they don't wish for my gender, unless they said yes to me
    /// anyway.
    init?(_ me: Candidate, _ them: Candidate, at now: Date, saidYes: Bool = false) {
        guard me.person.mayMeet(them.person, on: me.person.day(at: now)),
            saidYes || them.profile.wishedGender.includes(me.person.gender)
        else { return nil }
        self.me = me
        self.them = them
        self.isWished = me.profile.wishedGender.includes(them.person.gender)
        self.times = CommonTimes(me, them, at: now)
        var parts: [MatchPart: Double] = [:]
        for part in MatchPart.allCases {
            parts[part] = part.most * min(1, max(0, part.share(me, them, self.times, at: now.milliseconds)))
        }
        self.parts = parts
    }

    subscript(part: MatchPart) -> Double { self.parts[part] ?? 0 }

    /// The sum of all parts, added in a fixed order, because sums of fractions depend on it.
    var score: Double { MatchPart.allCases.reduce(0) { $0 + self[$1] } }
}

extension PreferredGender {
    func includes(_ gender: Sex) -> Bool {
        switch self {
        case .any: true
        case .female: gender == .female
        case .male: gender == .male
        case .other: gender == .other
        }
    }
}
