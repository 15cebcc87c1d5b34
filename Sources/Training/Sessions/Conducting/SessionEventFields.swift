import Foundation
import HealthMath
import Members
import Storage
import Web

/// The fields of one event, alone or in a list.
enum SessionEventFields {
    static let kinds: [String: FieldKind] = [
        "requestId": .text, "at": .number, "kind": .text, "exercise": .number,
        "exerciseKey": .text, "set": .text, "reps": .number,
        "kilograms": .number, "weight": .number, "weightUnit": .text, "seconds": .number, "exertion": .number,
        "metres": .number, "distance": .number, "distanceUnit": .text,
        "of": .text, "beats": .number, "highestBeats": .number,
    ]

    /// The bounds of a set's numbers.
    static let reps = 0...1_000
    static let kilograms = 0.0...1_000
    static let seconds = 0.0...WorkoutLimits.longestSet
    /// Farther than anybody goes in five hours but on wheels downhill.
    static let metres = 0.0...500_000
    static let exertion = 1.0...10
    /// 2100, in milliseconds since 1970.
    static let latest: Int64 = 4_102_444_800_000

    /// Reads an event; after a complaint nil.
    ///
    /// The names of complaints' fields begin with `prefix`.
    static func event(
        _ input: FormInput,
        named prefix: String,
        into errors: inout FormErrors
    ) -> (event: SessionEvent, isTimed: Bool)? {
        var own = FormErrors()
        let id = Self.id(
            "requestId",
            input,
            "Send an id of your own (a UUID), so that nothing counts twice.",
            into: &own
        )
        let kind = input.choice("kind", of: SessionEvent.Kind.self, Self.kindWords, into: &own)
        if input["kind"].isEmpty { own.add("kind", Self.kindWords) }
        let at = input.whole("at", in: 0...Int(Self.latest), "Send milliseconds since 1970.", into: &own)
        let exercise = input.whole("exercise", in: 1...200, "Send the number of an exercise, from 1.", into: &own)
        let key = input.text("exerciseKey", max: 36, into: &own).lowercased()
        let set = input.text("set", max: 36, into: &own).lowercased()
        let reps = input.whole("reps", in: Self.reps, "Type repetitions from 0 to 1,000.", into: &own)
        let seconds = input.number("seconds", in: Self.seconds, "Type seconds from 0 to 18,000.", into: &own)
        let kilograms = Self.kilograms(input, into: &own)
        let metres = Self.metres(input, into: &own)
        let exertion = input.number("exertion", in: Self.exertion, "Type how hard it felt, 1 to 10.", into: &own)
        let of = input["of"].isEmpty ? nil : Self.id("of", input, "Send the id of a completion.", into: &own)
        let pulse = HeartRateEnergy.plausiblePulse
        let beats = input.number("beats", in: pulse, "Send a pulse from 40 to 230.", into: &own)
        let highest = input.number("highestBeats", in: pulse, "Send a pulse from 40 to 230.", into: &own)
        if let kind { Self.demand(kind, exercise, set, exertion, beats, into: &own) }
        for (field, messages) in own.messages { for message in messages { errors.add(prefix + field, message) } }
        guard own.isEmpty, let id, let kind else { return nil }
        let event = SessionEvent(
            id: id,
            at: Int64(at ?? 0),
            kind: kind,
            exercise: exercise,
            exerciseKey: key.isEmpty ? nil : key,
            set: set.isEmpty ? nil : set,
            reps: reps,
            kilograms: kilograms,
            seconds: seconds,
            metres: metres,
            exertion: exertion,
            of: of,
            beats: beats,
            highestBeats: highest
        )
        return (event, at != nil)
    }

    private static let kindWords =
        "Send one of " + SessionEvent.Kind.allCases.filter { $0 != .start }.map(\.rawValue).joined(separator: ", ")
        + "."

    private static func id(
        _ name: String,
        _ input: FormInput,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> String? {
        guard let id = RowID.read(input[name]) else {
            errors.add(name, complaint)
            return nil
        }
        return id
    }

    /// Reads the weight in kilograms; a page sends it in the member's unit, a device in kilograms.
    private static func kilograms(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        guard input.has("weight") else {
            return input.number("kilograms", in: Self.kilograms, "Type a weight from 0 to 1,000 kg.", into: &errors)
        }
        let weight = LiftWeight(name: input["weightUnit"])
        let most = weight.amount(Self.kilograms.upperBound).rounded(.down)
        let complaint = "Type a weight from 0 to \(Numerals.text(most))."
        return input.number("weight", in: 0...most, complaint, into: &errors).map(weight.kilograms)
    }

    /// Reads the distance in metres; a page sends it in the member's unit, a device in metres.
    private static func metres(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        guard input.has("distance") else {
            return input.number("metres", in: Self.metres, "Type metres from 0 to 500,000.", into: &errors)
        }
        let unit = (Units.Distance(rawValue: input["distanceUnit"]) ?? .km).unit
        let most = unit.amount(kilometres: Self.metres.upperBound / 1_000).rounded(.down)
        let complaint = "Type a distance from 0 to \(Numerals.text(most))."
        return input.number("distance", in: 0...most, complaint, into: &errors).map { unit.kilometres($0) * 1_000 }
    }

    private static func demand(
        _ kind: SessionEvent.Kind,
        _ exercise: Int?,
        _ set: String,
        _ exertion: Double?,
        _ beats: Double?,
        into errors: inout FormErrors
    ) {
        if kind.isAboutExercise, exercise == nil, errors["exercise"].isEmpty {
            errors.add("exercise", "Say which exercise, from 1.")
        }
        if kind.isAboutSet, set.isEmpty { errors.add("set", "Say which set.") }
        if kind == .feel, exertion == nil, errors["exertion"].isEmpty {
            errors.add("exertion", "Say how it felt, 1 to 10.")
        }
        if kind == .heartRate, beats == nil, errors["beats"].isEmpty { errors.add("beats", "Send the pulse.") }
    }
}
