package import Foundation
import Members
package import Storage

/// A member's word that they train somewhere now, which ends by itself.
package struct Presence: Sendable, Equatable {
    /// The seconds after which it ends unless they checked out before: longer than nearly anybody trains.
    package static let longest: TimeInterval = 3 * 3_600
    /// The seconds after which a visit counts: twenty minutes are ours, because hardly anybody trains and leaves sooner.
    package static let shortest: TimeInterval = 20 * 60

    let gym: String
    /// The place's name when they checked in.
    let name: String
    let since: Date
}

/// A place where people train, as other wings know it.
package struct TrainingPlace: Sendable, Equatable {
    package let id: String
    package let name: String
    /// The place in words; empty where no list says it.
    package let address: String

    package init(id: String, name: String, address: String) {
        self.id = id
        self.name = name
        self.address = address
    }
}

/// Places where people train, told by the wing that knows them.
package struct TrainingPlaces: Sendable {
    /// Nil for a place that is in no list.
    let find: @Sendable (_ id: String) async throws -> TrainingPlace?
    /// Counts a visit of a member on their day, in the transaction of checking in.
    let visit: @Sendable (Member.ID, _ id: String, Date, any SQLConnection) throws -> Void
    /// Takes back a member's visit that was counted after an instant, in the transaction of checking out.
    let takeBack: @Sendable (Member.ID, _ id: String, _ after: Date, any SQLConnection) throws -> Void

    package init(
        find: @Sendable @escaping (_ id: String) async throws -> TrainingPlace?,
        visit: @Sendable @escaping (Int64, _ id: String, Date, any SQLConnection) throws -> Void,
        takeBack: @Sendable @escaping (Int64, _ id: String, _ after: Date, any SQLConnection) throws -> Void
    ) {
        self.find = find
        self.visit = visit
        self.takeBack = takeBack
    }
}
