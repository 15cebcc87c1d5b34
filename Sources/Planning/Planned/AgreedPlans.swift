package import Foundation
package import Members
package import Storage

/// What planning must know of workouts that members agreed with each other; `App` fills it in.
package struct AgreedPlans: Sendable {
    /// With whom a plan was agreed.
    package struct Partner: Sendable, Equatable {
        let name: String
        /// Where they are asked for another time.
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

    /// Marks an owner's plan, in the caller's transaction; returns the other who agreed to it, and nil when nothing
    /// changed.
    package typealias Mark = @Sendable (_ owner: Member.ID, _ plan: String, Date, any SQLConnection) throws -> Other?

    /// Finds the partners of those among an owner's plans that they agreed with somebody, by the ids of the plans.
    let partners: @Sendable (_ owner: Member.ID, _ plans: [String]) async throws -> [String: Partner]
    /// Marks one that isn't over as called off.
    let callOff: Mark
    /// Marks one that was called off as agreed again.
    let callOn: Mark

    package init(
        partners: @Sendable @escaping (Member.ID, [String]) async throws -> [String: Partner],
        callOff: @escaping Mark,
        callOn: @escaping Mark
    ) {
        self.partners = partners
        self.callOff = callOff
        self.callOn = callOn
    }

    /// Where nobody agrees on anything.
    package static let none = AgreedPlans(
        partners: { _, _ in [:] },
        callOff: { _, _, _, _ in nil },
        callOn: { _, _, _, _ in nil }
    )
}
