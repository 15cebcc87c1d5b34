package import Foundation
package import Members

/// What looking after vouchers needs of the wing that gives them; no code ever comes back through it.
package struct VoucherPorts: Sendable {
    /// Vouchers that were loaded together.
    package struct Load: Sendable, Equatable {
        let id: String
        let at: Date
        /// What they are for; empty where nothing was said.
        let note: String
        let free: Int
        let given: Int
        let withdrawn: Int
        /// When the last of them was given; nil for none.
        let lastGivenAt: Date?

        package init(
            id: String,
            at: Date,
            note: String,
            free: Int,
            given: Int,
            withdrawn: Int,
            lastGivenAt: Date?
        ) {
            self.id = id
            self.at = at
            self.note = note
            self.free = free
            self.given = given
            self.withdrawn = withdrawn
            self.lastGivenAt = lastGivenAt
        }
    }

    /// Which of the vouchers that nobody has yet are withdrawn.
    package enum Selection: Sendable, Equatable {
        case load(String)
        case code(String)
    }

    /// A list of codes, what they are for, and why they are loaded.
    package struct NewLoad: Sendable {
        package let list: [UInt8]
        package let note: String
        package let reason: String
    }

    /// Thrown for a list that can't be read; says where and what to do.
    package struct UnfitList: Error {
        let words: String

        package init(words: String) { self.words = words }
    }

    /// `undo` tells where Undo of a withdrawal is posted, by its id.
    package typealias Withdrawal =
        @Sendable (Selection, _ reason: String, _ undo: @Sendable (String) -> String, Member, Date) async throws ->
        (count: Int, id: String)

    /// The largest file in bytes.
    let largest: Int
    /// Returns the loads, the latest first.
    let loads: @Sendable () async throws -> [Load]
    /// Counts the members who wait for a voucher.
    let waiting: @Sendable () async throws -> Int
    /// Loads what isn't known yet; returns how many were, and how many were refused because they had been before.
    let load: @Sendable (NewLoad, Member, Date) async throws -> (loaded: Int, known: Int, twice: Int)
    /// Withdraws what nobody has yet; returns how many, and an id by which `restore` finds them again.
    let withdraw: Withdrawal
    /// Takes a withdrawal back; returns how many vouchers are free again.
    let restore: @Sendable (_ withdrawal: String, Member, Date) async throws -> Int

    package init(
        largest: Int,
        loads: @Sendable @escaping () async throws -> [Load],
        waiting: @Sendable @escaping () async throws -> Int,
        load: @Sendable @escaping (NewLoad, Member, Date) async throws -> (loaded: Int, known: Int, twice: Int),
        withdraw: @escaping Withdrawal,
        restore: @Sendable @escaping (String, Member, Date) async throws -> Int
    ) {
        self.largest = largest
        self.loads = loads
        self.waiting = waiting
        self.load = load
        self.withdraw = withdraw
        self.restore = restore
    }
}
