package import Members

/// What progress photos need of other wings.
package struct ProgressPhotoPorts: Sendable {
    /// Whether a member is 18 or older: photos are kept from then on.
    package let isAdult: @Sendable (Member) async throws -> Bool

    package init(isAdult: @Sendable @escaping (Member) async throws -> Bool) {
        self.isAdult = isAdult
    }
}
