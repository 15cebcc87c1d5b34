package import Foundation
package import Storage

/// Where the energy of training goes: `App` leads it to the day of the diary, within the caller's transaction.
package struct EnergyLog: Sendable {
    /// Writes the energy of an activity, or brings it up to date: the activity's id names it.
    package let write: @Sendable (_ activity: Activity, _ owner: Int64, _ now: Date, any SQLConnection) throws -> Void
    /// Takes it back when the activity was removed.
    package let withdraw:
        @Sendable (_ activity: Activity, _ owner: Int64, _ now: Date, any SQLConnection) throws -> Void

    package init(
        write: @Sendable @escaping (Activity, Int64, Date, any SQLConnection) throws -> Void,
        withdraw: @Sendable @escaping (Activity, Int64, Date, any SQLConnection) throws -> Void
    ) {
        self.write = write
        self.withdraw = withdraw
    }
}
