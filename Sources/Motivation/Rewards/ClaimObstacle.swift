import Foundation
import HealthMath
import Members

/// What keeps a member from taking a reward for now: vouchers are worth money, so nobody gets one for signing up.
enum ClaimObstacle: Equatable, Sendable {
    /// The account is younger than two weeks; the first day on which it isn't.
    case young(until: CalendarDay)
    /// The mail address isn't confirmed, on a server that mails links for it.
    case unconfirmed

    /// The days that an account is old before it may claim.
    static let age = 14

    /// Returns nil where nothing is in the way.
    init?(_ member: Member, on today: CalendarDay) {
        let first = member.joinedOn.adding(days: Self.age)
        if today < first {
            self = .young(until: first)
        } else if member.awaitsConfirmation {
            self = .unconfirmed
        } else {
            return nil
        }
    }

    /// Says what to do, or from when on: "You can take it from Sat 28 March on…".
    func words(today: CalendarDay) -> String {
        switch self {
        case .young(let day):
            """
            You can take it from \(DayName(day, today: today).inSentence) on, when your account is two weeks old. It is \
            kept for you.
            """
        case .unconfirmed:
            """
            Open the link we mailed you before you take it. A new one can be had under Me, Settings, Account. The reward \
            is kept for you.
            """
        }
    }
}
