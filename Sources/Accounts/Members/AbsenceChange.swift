package import Foundation
package import Members
package import Storage

/// A member goes away from the others, or is back.
package struct AbsenceChange: Sendable, Equatable {
    package enum Cause: Sendable {
        /// They asked to leave, or an administrator decided it; back when they stay.
        case leaving
        case suspension
    }

    package let member: Member.ID
    package let cause: Cause
    /// False when they are back.
    package let begins: Bool
    package let at: Date

    package init(_ member: Member.ID, _ cause: Cause, begins: Bool, at now: Date) {
        self.member = member
        self.cause = cause
        self.begins = begins
        self.at = now
    }
}

/// Observes that a member goes away or is back, in the transaction that decides it; who goes away holds
/// `AdvisoryLock.roles`.
package typealias AbsenceObserver = @Sendable (AbsenceChange, any SQLConnection) throws -> Void
