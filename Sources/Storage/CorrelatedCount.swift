package import Foundation

/// A number that one wing counts of a member inside a statement that another wing writes.
///
/// The counting wing makes the subquery, the other one only says where its value stands; the column that both mean is
/// named here, so no alias goes from one to the other.
package struct CorrelatedCount: Sendable {
    package static let zero = Self { _, _ in "0" }

    private let subquery: @Sendable (_ member: SQL, _ now: Date) -> SQL

    /// `subquery` returns an SQL value about the member whose id is in the given column; no table in it may be called
    /// `member`.
    package init(_ subquery: @Sendable @escaping (_ member: SQL, _ now: Date) -> SQL) { self.subquery = subquery }

    /// Returns the SQL value, for a statement that reads the table `member` under its own name.
    package func value(at now: Date) -> SQL { self.subquery("member.id", now) }

    /// Returns the same count, and zero as long as `isOn` is false.
    package func only(while isOn: @Sendable @escaping () -> Bool) -> Self {
        Self { isOn() ? self.subquery($0, $1) : "0" }
    }
}
