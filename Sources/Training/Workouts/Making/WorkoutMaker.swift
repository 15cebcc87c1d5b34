import Foundation
import HealthMath
import Members
import Storage
import Web

/// Makes workouts for members: gathers the generator's input and runs it.
///
/// A workout takes some milliseconds; handlers run on Swift's own threads, not on the event loops.
struct WorkoutMaker: Sendable {
    let database: any Database
    let catalogue: ExerciseCatalogue
    let generator: WorkoutGenerator
    let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    /// Stores how long a member has trained.
    let trained: @Sendable (Member.ID, Experience) async throws -> Void
    let now: @Sendable () -> Date

    /// Returns a member as they are today; with what hurt since a day, for a session of that day that isn't over.
    func trainee(_ member: Member, since first: CalendarDay? = nil) async throws -> Trainee {
        let told = try await self.facts(member.id)
        let day = first.flatMap { told.sore(since: $0)?.day } ?? member.day(at: self.now())
        let facts = told.on(day)
        return Trainee(
            facts: facts,
            shelf: try await ExerciseShelf.read(self.catalogue, of: member.id, in: self.database),
            rules: SafetyRules(self.generator.safety.rules(for: facts, on: day)),
            day: day
        )
    }

    /// Returns the member in the middle of a workout: what hurt before midnight hurts until its session is over.
    func trainee(_ member: Member, doing workout: Workout) async throws -> Trainee {
        let day = try await OpenSessions(self.database).day(of: workout.id, doneBy: member.id)
        return try await self.trainee(member, since: day)
    }

    /// Makes and stores a workout; a second call with the same id returns the stored one.
    ///
    /// Throws complaints when nothing safe is left for the request, or the member has too many workouts.
    func make(_ values: WorkoutForm.Values, for member: Member) async throws -> (workout: Workout, isNew: Bool) {
        let store = WorkoutStore(database: self.database, owner: member.id)
        if let known = try await store.find(values.id) { return (known, false) }
        if let experience = values.experience, try await self.facts(member.id).experience == nil {
            try await self.trained(member.id, experience)
        }
        let trainee = try await self.trainee(member)
        let history = try await TrainingHistory.read(of: member.id, until: trainee.day, in: self.database)
        let request = try await self.request(values, of: member.id)
        let workout = try self.workout(values, request, for: trainee, history: history)
        let exercises = Set(workout.plan.items.map(\.exercise))
        let lifting = try await self.lifting(exercises, in: workout, of: member.id, for: trainee)
        do {
            return try await store.add(lifting)
        } catch is WorkoutStore.Full {
            throw FormErrors("form", WorkoutStore.Full.words)
        }
    }

    /// Returns the workout with the next weights of some exercises, by the log.
    func lifting(
        _ exercises: Set<Exercise.ID>,
        in workout: Workout,
        of member: Member.ID,
        for trainee: Trainee
    ) async throws -> Workout {
        let plated = trainee.shelf.all.plated
        let next = try await ProgressStore(database: self.database, owner: member)
            .kilograms(of: exercises, goal: workout.goal, on: trainee.day, plated: plated)
        var workout = workout
        workout.plan = workout.plan.lifting(next, plated: plated)
        return workout
    }

    /// Returns the request with what is there: what came with it, or else what the member keeps for the place.
    private func request(_ values: WorkoutForm.Values, of member: Member.ID) async throws -> WorkoutRequest {
        let kept = PlaceGearStore(database: self.database, owner: member)
        if let told = values.told { try await kept.keep(told, at: values.request.place) }
        if let sent = values.request.gear { return values.request.finding(sent) }
        return values.request.finding(try await kept.gear(at: values.request.place))
    }

    /// Throws a complaint where a kind isn't one of those for the goal and the place.
    private func check(_ kind: WorkoutKind?, for goal: TrainingGoal, at place: Place) throws {
        let kinds = self.generator.kinds(for: goal, at: place)
        guard let kind, !kinds.contains(kind) else { return }
        let there = kinds.map { $0.label.lowercased() }.joined(separator: ", ")
        throw FormErrors(
            "kind",
            "There is no “\(kind.label.lowercased())” for this goal there: "
                + (there.isEmpty ? "leave the kind to us." : "choose of \(there), or leave it to us.")
        )
    }

    private func workout(
        _ values: WorkoutForm.Values,
        _ request: WorkoutRequest,
        for trainee: Trainee,
        history: TrainingHistory
    ) throws -> Workout {
        var facts = trainee.facts
        facts.goal = values.goal ?? facts.goal
        try self.check(request.kind, for: facts.goal, at: request.place)
        let plan = self.generator.plan(
            request,
            for: facts,
            history: history,
            excluding: trainee.shelf.excluded,
            adding: trainee.own,
            on: trainee.day,
            seed: values.seed
        )
        guard plan.hasMainPart else {
            throw FormErrors("form", plan.notes.joined(separator: " "))
        }
        return Workout(
            id: values.id,
            title: values.title.isEmpty ? plan.title ?? Workout.title(on: trainee.day) : values.title,
            about: values.about,
            request: request,
            goal: facts.goal,
            seed: values.seed,
            plan: plan,
            expectedKilocalories: plan.kilocalories(for: facts),
            createdAt: self.now()
        )
    }
}

extension WorkoutPlan {
    /// Returns the energy that it takes, in kcal; nil while the member's weight is not known.
    func kilocalories(for facts: TrainingFacts) -> Double? {
        (facts.kilograms ?? facts.body?.kilograms).map { kilograms in
            self.items.reduce(0) { $0 + $1.kilocalories(kilograms: kilograms) }
        }
    }
}
