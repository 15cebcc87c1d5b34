import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Makes workouts.
extension WorkoutController {
    /// Shows the form, filled from the last workout; the query's values come first.
    func new(request: Request, context: MemberContext) async throws -> Page {
        let facts = try await self.maker.facts(context.signedIn.id)
        let asked = try request.query(WorkoutForm.self).input
        let preset = try await self.preset(for: context, facts)
        let start = preset.start
        var input = Self.fields(preset.request, preset.goal ?? facts.goal)
        input.add(asked)
        // A member who says how much time there is gets the longest workout that fits it.
        if let minutes = Int(asked["minutes"]), !WorkoutRequest.lengths.contains(minutes) {
            input.set("minutes", to: String(WorkoutRequest.length(within: minutes)))
        }
        // An empty goal is that of the profile, which was just changed, and not the last workout's.
        if input["goal"].isEmpty { input.set("goal", to: facts.goal.rawValue) }
        // Another place begins anew with what there was the last time, rather than with what was there at home.
        var gearWords = ""
        if asked["equipment"].isEmpty, let place = Place(rawValue: input["place"]) {
            let last = try await self.workouts(of: context).lastRequest(at: place)
            if last != nil { gearWords = "As the last time \(place.label.lowercased())." }
            let other = place == preset.request.place ? nil : EquipmentChoice.usual(at: place)
            if let choice = last.map(EquipmentChoice.init) ?? other { input.set("equipment", to: choice.rawValue) }
        }
        let isEased = asked["intensity"].isEmpty && asked["minutes"].isEmpty
        let words = isEased ? start?.words ?? "" : ""
        return try await self.form(
            WorkoutForm(input),
            FormErrors(),
            for: facts,
            start: words,
            gear: gearWords,
            in: context
        )
    }

    /// Returns what a new workout is preset to: the last one, easier after a break, or what suits a first one.
    ///
    /// The goal is nil for that of the profile, which goes before the last one's once the member told their aim.
    func preset(
        for context: MemberContext,
        _ facts: TrainingFacts
    ) async throws -> (request: WorkoutRequest, goal: TrainingGoal?, start: EasyStart?) {
        let last = try await self.lastAskedFor(in: context)
        let today = context.signedIn.day(at: self.maker.now())
        let start = try await EasyStart.read(of: context.signedIn.id, on: today, in: self.maker.database)
        let like = if let last { last.request } else { try await self.first(for: context.signedIn) }
        return (start?.eased(like) ?? like, facts.aim == nil ? last?.goal : nil, start)
    }

    private func first(for member: Member) async throws -> WorkoutRequest {
        .first(at: try await self.hasGym(member.id) ? .gym : .home)
    }

    /// Returns the last workout that the member asked for; nil without one among the latest few.
    ///
    /// A buddy's says nothing of what they want, and neither does a walk by itself.
    private func lastAskedFor(in context: MemberContext) async throws -> Workout? {
        let workouts = self.workouts(of: context)
        for known in try await workouts.page(limit: Self.latest) where known.sharedBy == nil {
            if let workout = try await workouts.find(known.id), !workout.plan.isJustOne { return workout }
        }
        return nil
    }

    private static let latest = 10

    func create(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(WorkoutForm.self)
        return try await form.submit(
            again: { try await self.form(form, $0, for: try await self.maker.facts(context.signedIn.id), in: context) }
        ) { values in
            let made = try await self.maker.make(values, for: context.signedIn)
            return self.onward(with: made.workout, to: form.next)
        }
    }

    /// Leads on with a workout that was made, to where it was made for; to its own page where that is empty.
    func onward(with workout: Workout, to next: String) -> Response {
        guard !next.isEmpty else { return .onward(to: WorkoutLinks.workout(workout.id)) }
        let mark = next.contains("?") ? "&" : "?"
        return .onward(to: "\(next)\(mark)workoutId=\(workout.id)", toast: Toast("\(workout.title) is made"))
    }

    /// Makes a similar workout with other exercises; it replaces one that was never begun.
    func another(request: Request, context: MemberContext) async throws -> Response {
        let old = try await self.find(in: context)
        let form = try await request.form(AnotherForm.self)
        return try await form.submit(again: { try await self.page(of: old, $0, context) }) { asked in
            var like = old.request
            like.dayAfter = asked.dayAfter ?? old.request.dayAfter
            if EquipmentChoice(like).gear == nil {
                like.gear = try await self.gear(of: context).gear(at: like.place) ?? like.gear
            }
            let values = WorkoutForm.Values(
                id: asked.id,
                title: old.ownTitle(madeOn: context.signedIn.day(at: old.createdAt)),
                about: old.about,
                request: like,
                goal: old.goal,
                seed: .random(in: WorkoutLimits.seed)
            )
            let made = try await self.maker.make(values, for: context.signedIn)
            let path = WorkoutLinks.workout(made.workout.id)
            guard old.status == .notStarted, made.isNew else { return .onward(to: path) }
            _ = try await self.workouts(of: context).remove(old.id, now: self.maker.now())
            return .onward(to: path, toast: Toast("Another one", undo: WorkoutLinks.restoration(old.id)))
        }
    }

    private func form(
        _ form: WorkoutForm,
        _ errors: FormErrors,
        for facts: TrainingFacts,
        start: String = "",
        gear: String = "",
        in context: MemberContext
    ) async throws -> Page {
        let frame = self.views.frame(
            "New workout",
            back: Places.workouts.path,
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        let details = DetailsCard(
            facts,
            units: context.signedIn.units,
            on: context.signedIn.day(at: self.maker.now()),
            back: Places.newWorkout.path,
            hidesWeight: frame.noPressure
        )
        let kept = try await self.gear(of: context).all()
        return try self.views.render(
            NewWorkoutPage(
                form,
                errors,
                details: details,
                known: facts.experience,
                kept: kept,
                kinds: self.kinds(form.input, for: facts, kept: kept),
                start: start,
                gear: gear,
                frame: frame
            )
        )
    }

    /// Returns the kinds of sessions for the goal, the place and what is there: nobody rides where no bicycle is.
    ///
    /// None for who trains in a chair, whose sessions are of one kind.
    private func kinds(_ input: FormInput, for facts: TrainingFacts, kept: [Place: [Gear]]) -> [WorkoutKind] {
        guard let goal = TrainingGoal(rawValue: input["goal"]), let place = Place(rawValue: input["place"]),
            Set(facts.limitations).isDisjoint(with: [.wheelchair, .standing])
        else { return [] }
        let choice = EquipmentChoice(rawValue: input["equipment"]) ?? .basic
        let (equipment, ticked) = (choice.equipment, input.all(place.gearField).compactMap(Gear.init(rawValue:)))
        // Who unticks everything says that nothing is there.
        let told = choice.gear ?? kept[place] ?? (input.has(place.gearField) ? ticked : nil)
        let request = WorkoutRequest(intensity: .moderate, minutes: 30, place: place, equipment: equipment)
        let there = request.finding(told).gear.map(Set.init) ?? Gear.usual(at: place, with: equipment)
        return self.maker.generator.kinds(for: goal, at: place, having: there)
    }

    func gear(of context: MemberContext) -> PlaceGearStore {
        PlaceGearStore(database: self.maker.database, owner: context.signedIn.id)
    }

    private static func fields(_ request: WorkoutRequest, _ goal: TrainingGoal) -> FormInput {
        FormInput([
            "requestId": RowID.new(),
            "intensity": request.intensity.rawValue,
            "minutes": String(request.minutes),
            "place": request.place.rawValue,
            "equipment": EquipmentChoice(request).rawValue,
            "goal": goal.rawValue,
        ])
    }

    /// Answers 201 the first time, and 200 with the stored workout when the same request is sent again.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(WorkoutForm.self).values()
        let made = try await self.maker.make(values, for: context.signedIn)
        let response = WorkoutResponse(made.workout, tellsHealth: context.mayTellHealth)
        return JSONResponse(response, status: made.isNew ? .created : .ok)
    }
}

extension WorkoutRequest {
    /// Returns the choices that are preset for a first workout: at the gym for who named one as theirs, else at home.
    fileprivate static func first(at place: Place) -> WorkoutRequest {
        let equipment = EquipmentChoice.usual(at: place).equipment
        return WorkoutRequest(intensity: .moderate, minutes: 30, place: place, equipment: equipment)
    }
}
