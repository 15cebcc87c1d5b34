import Foundation
import HealthMath
import Members
import Storage
import Web

/// Logs and changes activities for both the pages and the API.
struct ActivityLog: Sendable {
    let database: any Database
    let energy: EnergyLog
    /// The exercises that a member can choose: the catalogue and their own.
    let exercises: @Sendable (Member.ID) async throws -> ExerciseCatalogue
    let body: @Sendable (Member.ID) async throws -> BodyFacts?
    let now: @Sendable () -> Date

    func store(of member: Member) -> ActivityStore {
        ActivityStore(database: self.database, owner: member.id, energy: self.energy)
    }

    /// Returns the activity whose id is in the path; throws 404 when it isn't the member's or was removed.
    func find(_ context: MemberContext) async throws -> Activity {
        guard let found = try await self.store(of: context.signedIn).find(try context.id(orElse: Self.missing)) else {
            throw Self.missing
        }
        return found
    }

    static let missing = NotFound("This isn't in your training, or it was removed.")

    /// Writes a new activity once; sent again, its id returns the stored one, whatever was sent.
    ///
    /// Its energy stays unknown where nothing says it: without height and weight, say.
    func add(_ values: ActivityForm.Values, of member: Member) async throws -> (activity: Activity, isNew: Bool) {
        let activity = try await self.activity(values, of: member)
        let (store, now) = (self.store(of: member), self.now())
        return try await self.database.write { db in
            if let known = try store.find(activity.id, evenRemoved: true, in: db) { return (known, false) }
            guard try store.count(on: activity.day, in: db) < Activity.mostOfDay else {
                throw FormErrors("day", "This day is full. Remove something first.")
            }
            let isNew = try store.add(activity, at: now, in: db)
            return (try store.find(activity.id, in: db) ?? activity, isNew)
        }
    }

    /// Returns nil when the activity changed or went meanwhile.
    func change(
        _ activity: Activity,
        to values: ActivityChangeForm.Values,
        of member: Member
    ) async throws -> Activity? {
        guard values.version == nil || values.version == activity.version else { return nil }
        let catalogue = try await self.exercises(member.id)
        var changed = activity
        try self.apply(values, to: &changed, catalogue, member)
        let isWorkedOut = activity.way != .typed && activity.way != .measured
        let isOther =
            (changed.seconds, changed.averageBeats, changed.metres)
            != (activity.seconds, activity.averageBeats, activity.metres)
        if let typed = values.kilocalories {
            // A number that comes back unchanged keeps how it was known.
            let isSame = abs(typed - activity.kilocalories) < 0.5
            if !isSame || isWorkedOut { (changed.kilocalories, changed.way) = (typed, .typed) }
        } else if values.forgetsEnergy ? !isWorkedOut || isOther : isWorkedOut && isOther {
            let worked = ActivityEnergy(
                typed: nil,
                beats: changed.averageBeats,
                exercise: changed.exercise.flatMap { catalogue[$0] },
                intensity: nil,
                metres: changed.metres,
                seconds: changed.seconds,
                body: try await self.body(member.id),
                on: changed.day
            )
            if let worked {
                (changed.kilocalories, changed.way) = (worked.kilocalories, worked.way)
            } else if activity.seconds > 0 {
                // Energy that isn't worked out anew, such as that of a session, keeps its rate a minute.
                changed.kilocalories *= changed.seconds / activity.seconds
            }
        }
        try Self.check(changed)
        let (store, now, wanted) = (self.store(of: member), self.now(), changed)
        return try await self.database.write { db in try store.change(wanted, at: now, in: db) }
    }

    static func check(_ activity: Activity) throws {
        guard activity.kilocalories <= ActivityFields.mostKilocalories else {
            throw FormErrors(
                "minutes",
                "That comes to more than anybody burns. Check the minutes and the heart rate."
            )
        }
    }
}

extension Activity {
    /// The most activities of one day.
    static let mostOfDay = 50
}
