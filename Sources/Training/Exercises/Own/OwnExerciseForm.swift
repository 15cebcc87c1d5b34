import Foundation
import HealthMath
import Web

/// The form of a member's own exercise.
///
/// In `loads` and `traits`, "none" alone means that there are none; an empty list means that nothing was said.
struct OwnExerciseForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "version": .number, "name": .text, "about": .lines, "category": .text, "pattern": .text,
        "muscles": .list, "equipment": .text, "places": .list, "level": .text, "effort": .text, "position": .text,
        "measure": .text, "sides": .flag, "weighted": .flag, "loads": .list, "traits": .list,
        "like": .text, "likeWords": .text,
    ]
    static let longestName = 80
    static let longestAbout = 1_000
    /// The value that says that a list has nothing in it.
    static let none = "none"

    struct Values: Sendable, Equatable {
        let version: Int64?
        let facts: OwnExercise.Facts
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you edited.", into: &errors)
        let name = self.input.required("name", max: Self.longestName, "Give the exercise a name.", into: &errors)
        let about = self.input.text("about", max: Self.longestAbout, into: &errors)
        let category = self.needed("category", of: ExerciseCategory.self, "Choose what kind it is.", into: &errors)
        let pattern = self.needed("pattern", of: MovementPattern.self, "Choose how the body moves.", into: &errors)
        let muscles = self.some("muscles", of: Muscle.self, "Choose what it trains.", into: &errors)
        let equipment = self.needed("equipment", of: Equipment.self, "Choose what it needs.", into: &errors)
        let places = self.some("places", of: Place.self, "Choose where it can be done.", into: &errors)
        let level = self.needed("level", of: Level.self, "Choose whom it is for.", into: &errors)
        let effort = self.needed("effort", of: Intensity.self, "Choose how hard it is.", into: &errors)
        let position = self.needed("position", of: Position.self, "Choose how you are placed.", into: &errors)
        let measure = self.needed(
            "measure",
            of: Exercise.Measure.self,
            "Choose what you count.",
            into: &errors
        )
        let loads = self.told("loads", of: InjuryArea.self, into: &errors)
        let traits = self.told("traits", of: ExerciseTrait.self, into: &errors)
        let like = self.like(into: &errors)
        guard errors.isEmpty, let category, let pattern, let equipment, let level, let effort, let position, let measure
        else { return nil }
        let facts = OwnExercise.Facts(
            name: name,
            about: about,
            category: category,
            pattern: pattern,
            muscles: muscles,
            equipment: equipment,
            places: places,
            level: level,
            effort: effort,
            position: position,
            measure: measure,
            sides: self.input.isOn("sides"),
            weighted: self.input.isOn("weighted"),
            loads: loads,
            traits: traits,
            like: like
        )
        return Values(version: version.map(Int64.init), facts: facts)
    }

    /// Reads the exercise that it looks like, which must have a figure; nil when none was chosen.
    private func like(into errors: inout FormErrors) -> Exercise.ID? {
        let like = self.input["like"]
        if like.isEmpty || like == Self.none { return nil }
        if ExerciseFigures.name(of: like).isEmpty { errors.add("like", "Choose one of those shown, or none.") }
        return like
    }

    /// Returns the id in the request; throws a complaint without one.
    func requestID() throws -> Exercise.ID {
        var errors = FormErrors()
        guard let id = self.input.requestID(into: &errors) else { throw errors }
        return id
    }

    private func needed<Choice: RawRepresentable<String>>(
        _ name: String,
        of _: Choice.Type,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Choice? {
        let choice = self.input.choice(name, of: Choice.self, complaint, into: &errors)
        if choice == nil, errors[name].isEmpty { errors.add(name, complaint) }
        return choice
    }

    /// Reads a list of at least one choice, each once.
    private func some<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
        _ name: String,
        of _: Choice.Type,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> [Choice] {
        let picked = self.picked(name, self.input.all(name), of: Choice.self, into: &errors)
        if picked.isEmpty, errors[name].isEmpty { errors.add(name, complaint) }
        return picked
    }

    /// Reads a list of choices; nil when nothing was said.
    private func told<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
        _ name: String,
        of _: Choice.Type,
        into errors: inout FormErrors
    ) -> [Choice]? {
        let words = self.input.all(name)
        if words.isEmpty { return nil }
        if words.contains(Self.none), words.contains(where: { $0 != Self.none }) {
            errors.add(name, "Choose “none of these” or some of them, not both.")
            return nil
        }
        return self.picked(name, words.filter { $0 != Self.none }, of: Choice.self, into: &errors)
    }

    private func picked<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
        _ name: String,
        _ words: [String],
        of _: Choice.Type,
        into errors: inout FormErrors
    ) -> [Choice] {
        let picked = words.compactMap { Choice(rawValue: $0) }
        if picked.count < words.count { errors.add(name, "Choose from the list.") }
        return Choice.allCases.filter(picked.contains)
    }
}
