import HealthMath
import Members
import Storage
import Web

/// Reads the request for a new workout.
struct WorkoutForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "title": .text, "description": .lines, "intensity": .text, "minutes": .number,
        "place": .text, "equipment": .text, "goal": .text, "seed": .number,
        "experience": .text, "dayAfter": .text, "kind": .text, "gear": .list, Place.gym.gearField: .list,
        Place.home.gearField: .list, Place.outdoors.gearField: .list, "next": .text,
    ]

    /// The page that asked for a workout, such as a plan's; empty for none.
    var next: String { self.input.localPath("next") ?? "" }

    struct Values: Sendable, Equatable {
        let id: String
        /// Empty to have the workout named after what it is.
        let title: String
        let about: String
        let request: WorkoutRequest
        /// Nil for the goal in the member's profile.
        let goal: TrainingGoal?
        let seed: UInt64
        /// What the page's ticks say is at the place, to be kept for it; nil where it didn't ask.
        var told: [Gear]?
        /// How long the member has trained; nil where it wasn't said here.
        var experience: Experience?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.requestID(into: &errors)
        let title = self.input.text("title", max: WorkoutLimits.title, into: &errors)
        let about = self.input.text("description", max: WorkoutLimits.about, into: &errors)
        let request = self.request(into: &errors)
        let goal = self.input.choice(
            "goal",
            of: TrainingGoal.self,
            "Choose what you train for: \(Self.list(TrainingGoal.self)).",
            into: &errors
        )
        let seed = self.input.whole(
            "seed",
            in: 0...Int(WorkoutLimits.seed.upperBound),
            "Type a whole number from 0 to \(WorkoutLimits.seed.upperBound).",
            into: &errors
        )
        let experience = self.input.choice(
            "experience",
            of: Experience.self,
            "Choose how long you have trained: \(Self.list(Experience.self)).",
            into: &errors
        )
        let told = request.flatMap { self.told(for: $0, into: &errors) }
        guard let id, let request, errors.isEmpty else { return nil }
        return Values(
            id: id,
            title: title,
            about: about,
            request: request,
            goal: goal,
            seed: seed.map(UInt64.init) ?? .random(in: WorkoutLimits.seed),
            told: told,
            experience: experience
        )
    }

    /// Reads the id, or makes one when none was sent: then sending again makes another workout.
    private func requestID(into errors: inout FormErrors) -> String? {
        self.input["requestId"].isEmpty ? RowID.new() : self.input.requestID(into: &errors)
    }

    private func request(into errors: inout FormErrors) -> WorkoutRequest? {
        let intensity: Intensity? = self.choice("intensity", "Choose how hard it should be", into: &errors)
        let minutes = self.minutes(into: &errors)
        let place: Place? = self.choice("place", "Choose where you train", into: &errors)
        let choice: EquipmentChoice? = self.choice("equipment", "Choose what you have", into: &errors)
        let gear = self.input.gear("gear", into: &errors)
        let after = self.input.choice(
            "dayAfter",
            of: DayAfter.self,
            "Choose anyway or easy, or leave it out.",
            into: &errors
        )
        let kind = self.input.choice(
            "kind",
            of: WorkoutKind.self,
            "Choose the kind: \(Self.list(WorkoutKind.self)), or leave it out.",
            into: &errors
        )
        guard let intensity, let minutes, let place, let choice else { return nil }
        var request = WorkoutRequest(
            intensity: intensity,
            minutes: minutes,
            place: place,
            equipment: choice.equipment,
            gear: gear.isEmpty ? choice.gear : gear
        )
        (request.dayAfter, request.kind) = (after, kind)
        return request
    }

    /// Returns what was ticked for the place; the page asks for all three, because it can't know which one will be
    /// chosen.
    ///
    /// Nil where that is what such a place usually has, as it was ticked before: who went past it told nothing.
    private func told(for request: WorkoutRequest, into errors: inout FormErrors) -> [Gear]? {
        let field = request.place.gearField
        guard self.input["equipment"] == EquipmentChoice.basic.rawValue, self.input.has(field) else { return nil }
        let told = self.input.gear(field, into: &errors)
        return told == GearCard.usual(at: request.place) ? nil : told
    }

    private func minutes(into errors: inout FormErrors) -> Int? {
        guard let minutes = Int(self.input["minutes"]), WorkoutRequest.lengths.contains(minutes) else {
            errors.add("minutes", "Choose how long: 15, 20, 30, 45, 60 or 90 minutes.")
            return nil
        }
        return minutes
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Choice? {
        guard let choice = Choice(rawValue: self.input[name]) else {
            errors.add(name, "\(complaint): \(Self.list(Choice.self)).")
            return nil
        }
        return choice
    }

    /// Returns text such as "gym, home or outdoors".
    private static func list<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
        Choice.allCases.map(\.rawValue).inWords(joinedBy: "or")
    }
}
