package import Foundation
package import HealthMath
package import Members
package import Storage
package import Web

/// What training needs of other wings and of the operator's settings.
package struct TrainingPorts: Sendable {
    /// Reads the facts of a member that training needs.
    package let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    /// Stores how long a member has trained.
    package let trained: @Sendable (Member.ID, Experience) async throws -> Void
    /// Reads for whom videos are searched.
    package let viewer: @Sendable (Member.ID) async throws -> Viewer
    /// Whether a member named a gym as theirs.
    package let hasGym: @Sendable (Member.ID) async throws -> Bool
    /// Reads the body for estimates of energy; nil while height, weight or another fact is missing.
    package let body: @Sendable (Member.ID) async throws -> BodyFacts?
    /// Stores the day on which a member said that their doctor agreed to more than a rule allows; nil takes it back.
    package let agree: @Sendable (Member.ID, SafetyRule.ID, CalendarDay?) async throws -> Void
    /// Stores what hurts today.
    package let soreness: Soreness
    /// Writes the energy of training into the diary.
    package let energy: EnergyLog
    /// Finds what a member plans to train on some days.
    package let plans: @Sendable (Member, ClosedRange<CalendarDay>) async throws -> [PlanLine]
    /// Whether a member said “not today” of a day, so that nothing is offered on it.
    package let rests: @Sendable (Member, CalendarDay) async throws -> Bool
    /// Says how far a member is with their goal of the month; nil for nothing to show.
    package let monthlyGoal: @Sendable (Member) async throws -> MonthlyGoalCard?
    /// Says that a member trains at a gym now, in the transaction of the visit; or that they don't after all.
    package let presence: GymPresence
    /// Returns the tempos of songs that suit work of a kind and an intensity, in beats a minute.
    package let songTempos: @Sendable (WorkoutStretch.Kind, Intensity) -> ClosedRange<Double>
    /// Finds the list of songs that was made last for a workout of a member; empty without one.
    package let songs: @Sendable (Member.ID, _ workout: String) async throws -> [WorkoutSongs]
    /// The server of map tiles; nil where the operator named none.
    package let tiles: MapTiles?

    package init(
        facts: @Sendable @escaping (Member.ID) async throws -> TrainingFacts,
        trained: @Sendable @escaping (Member.ID, Experience) async throws -> Void,
        viewer: @Sendable @escaping (Member.ID) async throws -> Viewer,
        hasGym: @Sendable @escaping (Member.ID) async throws -> Bool,
        body: @Sendable @escaping (Member.ID) async throws -> BodyFacts?,
        agree: @Sendable @escaping (Member.ID, SafetyRule.ID, CalendarDay?) async throws -> Void,
        soreness: Soreness,
        energy: EnergyLog,
        plans: @Sendable @escaping (Member, ClosedRange<CalendarDay>) async throws -> [PlanLine],
        rests: @Sendable @escaping (Member, CalendarDay) async throws -> Bool,
        monthlyGoal: @Sendable @escaping (Member) async throws -> MonthlyGoalCard?,
        presence: GymPresence,
        songTempos: @Sendable @escaping (WorkoutStretch.Kind, Intensity) -> ClosedRange<Double>,
        songs: @Sendable @escaping (Member.ID, _ workout: String) async throws -> [WorkoutSongs],
        tiles: MapTiles?
    ) {
        self.facts = facts
        self.trained = trained
        self.viewer = viewer
        self.hasGym = hasGym
        self.body = body
        self.agree = agree
        self.soreness = soreness
        self.energy = energy
        self.plans = plans
        self.rests = rests
        self.monthlyGoal = monthlyGoal
        self.presence = presence
        self.songTempos = songTempos
        self.songs = songs
        self.tiles = tiles
    }
}

/// Keeps what hurts a member on a day; a later word replaces it.
package struct Soreness: Sendable {
    let keep: @Sendable (Member.ID, SoreDay) async throws -> Void
    /// Makes what hurts since the day stay; returns false when nothing was said since then.
    let keepForGood: @Sendable (Member.ID, CalendarDay) async throws -> Bool
    /// Says whether what hurts since the day is over; returns false where that changes nothing.
    let end: @Sendable (Member.ID, Bool, CalendarDay) async throws -> Bool

    package init(
        keep: @Sendable @escaping (Member.ID, SoreDay) async throws -> Void,
        keepForGood: @Sendable @escaping (Member.ID, CalendarDay) async throws -> Bool,
        end: @Sendable @escaping (Member.ID, Bool, CalendarDay) async throws -> Bool
    ) {
        self.keep = keep
        self.keepForGood = keepForGood
        self.end = end
    }
}

/// What becomes of a member's word that they are at a gym, besides the visit.
package struct GymPresence: Sendable {
    let begin: @Sendable (Member.ID, Gym, Date, any SQLConnection) throws -> Void
    let end: @Sendable (Member.ID, Gym.ID, Date, any SQLConnection) throws -> Void

    package init(
        begin: @Sendable @escaping (Member.ID, Gym, Date, any SQLConnection) throws -> Void,
        end: @Sendable @escaping (Member.ID, Gym.ID, Date, any SQLConnection) throws -> Void
    ) {
        self.begin = begin
        self.end = end
    }
}
