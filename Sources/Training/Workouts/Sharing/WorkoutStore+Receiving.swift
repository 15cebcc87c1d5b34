package import Foundation
package import Storage

extension WorkoutStore {
    /// Keeps a copy of what a buddy gave: with its own id, not begun, and nothing of the buddy but the first name.
    ///
    /// Its energy is worked out for whoever looks at it: the giver's tells what they weigh. Nil when the member has no
    /// room for it.
    package func receive(
        _ workout: Workout,
        from name: String,
        as id: String,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Workout? {
        guard try self.hasRoom(in: db) else { return nil }
        return try self.add(
            Workout(
                id: id,
                title: workout.title,
                about: workout.about,
                request: workout.request,
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
    /// What a card about it says below the title: "Moderate · 30 min · At home".
    package var inShort: String {
        [self.request.intensity.label, "\(self.request.minutes) min", self.request.place.label]
            .joined(separator: " \u{B7} ")
    }

    package var path: String { WorkoutLinks.workout(self.id) }
}
