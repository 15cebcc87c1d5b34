import Foundation
import HealthMath
import Members
import Storage

/// The member for whom a file is read, with time and rules.
struct MemberDataImportContext: Sendable {
    let owner: Member.ID
    let birthday: CalendarDay?
    let rules: PortabilityRules
    let seal: Seal
    /// Whether an access token brings it: then no personal rows are taken.
    let isByToken: Bool
    let now: Date
}
