package import HealthMath
package import Members
package import Storage

/// What missions need of other wings.
package struct MissionPorts: Sendable {
    package typealias Weighings =
        @Sendable (Member.ID, ClosedRange<CalendarDay>, any SQLConnection) throws -> [WeighedDay]
    package typealias MeasurementReadings =
        @Sendable (Member.ID, ClosedRange<CalendarDay>, any SQLConnection) throws -> [MissionReading]

    /// Reads a member's weights of some days, in order of day, in the caller's transaction.
    package let weighings: Weighings
    /// Reads a member's steps and water of some days, in the caller's transaction.
    package let readings: MeasurementReadings
    /// Reads what the rules of safe weights need of a member; nil while height or weight are missing.
    package let body: @Sendable (Member.ID) async throws -> MissionBody?
    /// Reads the weight for which a member's goal leads, in kilograms; nil without a goal.
    package let goalTarget: @Sendable (Member.ID) async throws -> Double?
    /// Reads what a member ate on a day, and their goal of that day.
    package let energy: @Sendable (Member.ID, CalendarDay) async throws -> MissionEnergy

    package init(
        weighings: @escaping Weighings,
        readings: @escaping MeasurementReadings,
        body: @Sendable @escaping (Member.ID) async throws -> MissionBody?,
        goalTarget: @Sendable @escaping (Member.ID) async throws -> Double?,
        energy: @Sendable @escaping (Member.ID, CalendarDay) async throws -> MissionEnergy
    ) {
        self.weighings = weighings
        self.readings = readings
        self.body = body
        self.goalTarget = goalTarget
        self.energy = energy
    }
}

/// Steps, or millilitres of water, of a day.
package struct MissionReading: Sendable, Equatable {
    package enum Kind: Sendable { case steps, water }

    package let kind: Kind
    package let day: CalendarDay
    package let amount: Double

    package init(_ kind: Kind, on day: CalendarDay, _ amount: Double) {
        self.kind = kind
        self.day = day
        self.amount = amount
    }
}

/// The body for which a weight mission has to be safe.
package struct MissionBody: Sendable, Equatable {
    package let facts: BodyFacts
    package let activity: ActivityFactor
    package let isPregnant: Bool

    package init(_ facts: BodyFacts, activity: ActivityFactor, isPregnant: Bool) {
        self.facts = facts
        self.activity = activity
        self.isPregnant = isPregnant
    }
}

/// What was eaten on a day and how much was planned, in kcal.
package struct MissionEnergy: Sendable, Equatable {
    package let eaten: Double
    /// Nil without a goal.
    package let goal: Double?

    package init(eaten: Double, goal: Double?) {
        self.eaten = eaten
        self.goal = goal
    }
}
