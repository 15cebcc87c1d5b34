package import Foundation
package import Storage

extension WorkoutStore {
    /// Stores a copy of a buddy's workout: with its own id, not begun, and only the buddy's first name.
    ///
    /// It gets no energy, which would tell the giver's weight, and neither what the giver has at home nor what they wished
    /// after a hard day; pages compute the energy for whoever looks. Nil when the member has too many workouts.
    package func receive(
        _ workout: Workout,
        from name: String,
        as id: String,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Workout? {
        guard try self.hasRoom(in: db) else { return nil }
        var request = workout.request
        request.gear = nil
        request.dayAfter = nil
        return try self.add(
            Workout(
                id: id,
                title: workout.title,
                about: workout.about,
                request: request,
                goal: workout.goal,
                seed: workout.seed,
                plan: workout.plan.given,
                expectedKilocalories: nil,
                createdAt: now,
                sharedBy: name
            ),
            in: db
        ).workout
    }
}

extension Workout {
    /// A line below the title on cards, with the minutes that it takes: "Moderate · 32 min · At home".
    package var inShort: String {
        WorkoutWords.shortTags(self.request, taking: self.plan.minutes).joined(separator: " \u{B7} ")
    }

    package var path: String { WorkoutLinks.workout(self.id) }
}

extension WorkoutSummary {
    package var path: String { WorkoutLinks.workout(self.id) }
}
