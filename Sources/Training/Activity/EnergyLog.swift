package import Foundation
package import Members
package import Storage

/// Writes the energy of training into the diary, in the caller's transaction; `App` fills it in.
package struct EnergyLog: Sendable {
    /// Writes the energy of an activity, or updates it: the activity's id is the key.
    package let write:
        @Sendable (_ activity: Activity, _ owner: Member.ID, _ now: Date, any SQLConnection) throws -> Void
    /// Removes the energy of an activity that was removed.
    package let withdraw:
        @Sendable (_ activity: Activity, _ owner: Member.ID, _ now: Date, any SQLConnection) throws -> Void

    package init(
        write: @Sendable @escaping (Activity, Int64, Date, any SQLConnection) throws -> Void,
        withdraw: @Sendable @escaping (Activity, Int64, Date, any SQLConnection) throws -> Void
    ) {
        self.write = write
        self.withdraw = withdraw
    }
}
