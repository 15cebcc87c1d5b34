package import Foundation
package import Members
package import Storage

/// What planning must know of workouts that members agreed with each other; `App` fills it in.
package struct AgreedPlans: Sendable {
    /// The member with whom a plan was agreed.
    package struct Partner: Sendable, Equatable {
        let name: String
        /// The page on which they are asked for another time.
        let askPath: String

        package init(name: String, askPath: String) {
            self.name = name
            self.askPath = askPath
        }
    }

    /// The other one of an agreed workout.
    package struct Other: Sendable {
        let id: Member.ID
        let zone: TimeZone

        package init(id: Member.ID, zone: TimeZone) {
            self.id = id
            self.zone = zone
        }
    }

    /// Looks at an owner's plan or marks it, in the caller's transaction; returns the other who agreed to it, and nil when
    /// it isn't so or nothing changed.
    package typealias Mark = @Sendable (_ owner: Member.ID, _ plan: String, Date, any SQLConnection) throws -> Other?

    /// Finds the partners of those among an owner's plans that they agreed with somebody, by the ids of the plans.
    let partners: @Sendable (_ owner: Member.ID, _ plans: [String]) async throws -> [String: Partner]
    /// Marks one that isn't over as called off.
    let callOff: Mark
    /// Marks one that its owner called off as agreed again; throws `IsOff` when the other did, or it was replaced.
    let callOn: Mark
    /// Waits for the turn of the two who agreed on one, in the caller's transaction; returns the other, nil for none.
    let hold: @Sendable (_ owner: Member.ID, _ plan: String, any SQLConnection) throws -> Member.ID?
    /// Finds the other of one that both still want and that isn't over; nil for any other plan.
    let stands: Mark
    /// Whether one that isn't over was called off or replaced by another time.
    let isOff: @Sendable (_ owner: Member.ID, _ plan: String, Date, any SQLConnection) throws -> Bool

    /// Thrown when one alone would put back what isn't theirs alone to put back.
    package struct IsOff: Error { package init() {} }

    package init(
        partners: @Sendable @escaping (Member.ID, [String]) async throws -> [String: Partner],
        hold: @Sendable @escaping (Member.ID, String, any SQLConnection) throws -> Member.ID?,
        stands: @escaping Mark,
        isOff: @Sendable @escaping (Member.ID, String, Date, any SQLConnection) throws -> Bool,
        callOff: @escaping Mark,
        callOn: @escaping Mark
    ) {
        self.partners = partners
        self.hold = hold
        self.stands = stands
        self.isOff = isOff
        self.callOff = callOff
        self.callOn = callOn
    }

    /// The ports of a house in which nobody agrees on anything.
    package static let none = AgreedPlans(
        partners: { _, _ in [:] },
        hold: { _, _, _ in nil },
        stands: { _, _, _, _ in nil },
        isOff: { _, _, _, _ in false },
        callOff: { _, _, _, _ in nil },
        callOn: { _, _, _, _ in nil }
    )
}
