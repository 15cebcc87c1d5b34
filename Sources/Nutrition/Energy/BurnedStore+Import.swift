package import Members
package import Storage

/// Whether an activity is a member's training, in the transaction of who asks; one that was removed counts unless it must be
/// present.
package typealias IsTraining =
    @Sendable (_ id: String, _ owner: Member.ID, _ isPresent: Bool, any SQLConnection) throws -> Bool

/// What is worked out anew of an imported line, because an export can be edited.
extension BurnedStore {
    /// Sets how much may be eaten by the member's own choice, and whether the line belongs to an activity by whether that
    /// is here.
    ///
    /// A line of training whose activity is missing, or removed without it, could never be removed: it becomes one that
    /// the member entered.
    static func complete(
        _ values: inout [String: SQLValue],
        of owner: Member.ID,
        in db: any SQLConnection,
        isTraining: IsTraining
    ) throws {
        if case .real(let kilocalories) = values["kcal"] {
            values["credited"] = .real(kilocalories * (try Self.credit(of: owner, in: db)).share)
        }
        guard values["trained"] == .integer(1), case .text(let id) = values["id"] else { return }
        let isPresent = (values["removed_at"] ?? .null) == .null
        if try !isTraining(id, owner, isPresent, db) { values["trained"] = .integer(0) }
    }
}
