import Foundation
import HealthMath
import Members
import Web

/// The fields that new and edited activities have in common.
enum ActivityFields {
    static let kinds: [String: FieldKind] = [
        "title": .text, "day": .text, "time": .text, "minutes": .number, "distanceKm": .number, "pace": .text,
        "distanceUnit": .text, "weightUnit": .text, "energyUnit": .text, "heartRate": .number, "kcal": .number,
        "exertion": .number,
        "sets": .items([
            "exerciseId": .text, "reps": .number, "kilograms": .number, "seconds": .number, "exertion": .number,
        ]),
    ]

    static let mostSets = 100
    static let longestTitle = 80
    /// The longest an activity may last.
    static let mostMinutes = Plausible.longestTraining / 60

    /// Returns the time as typed; else what follows from distance and pace.
    static func minutes(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        if input["minutes"].isEmpty, let minutes = Self.minutes(byPaceOf: input) {
            guard (1...Self.mostMinutes).contains(minutes) else {
                errors.add("minutes", "Distance and pace make a time nobody trains. Type the minutes instead.")
                return nil
            }
            return minutes
        }
        return input.number(
            "minutes",
            in: 1...Self.mostMinutes,
            "Type minutes from 1 to \(Numerals.text(Self.mostMinutes)).",
            into: &errors
        )
    }

    static func beats(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        input.number(
            "heartRate",
            in: HeartRateEnergy.plausiblePulse,
            "Type an average from 40 to 230 beats a minute.",
            into: &errors
        )
    }

    static func exertion(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        input.number("exertion", in: 1...10, "Say how hard it felt from 1 to 10.", into: &errors)
    }

    static func metres(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        let unit = Units.Distance(rawValue: input["distanceUnit"]) ?? .km
        let pace = Self.pace(input)
        if pace == nil, !input["pace"].isEmpty {
            errors.add("pace", "Type minutes and seconds for each \(unit.rawValue), like 5:30.")
        }
        if let pace, input["distanceKm"].isEmpty { return Self.metres(by: pace, unit, of: input, into: &errors) }
        return input.number("distanceKm", in: 0.01...2_000, "Type a distance from 0.01 to 2,000.", into: &errors)
            .map { unit.unit.kilometres($0) * 1_000 }
    }

    /// Returns the distance that follows from time and pace, "5:30" for each kilometre or mile; a typed distance comes
    /// before it.
    private static func metres(
        by pace: Double,
        _ unit: Units.Distance,
        of input: FormInput,
        into errors: inout FormErrors
    ) -> Double? {
        guard let time = Double(input["minutes"].replacing(",", with: ".")), time > 0 else {
            if errors["minutes"].isEmpty {
                errors.add("minutes", "Say how long it took, so that the pace gives a distance.")
            }
            return nil
        }
        let distance = time * 60 / pace
        guard (0.01...2_000).contains(distance) else {
            errors.add("pace", "That makes a distance nobody goes. Type it from 0.01 to 2,000 instead.")
            return nil
        }
        return unit.unit.kilometres(distance) * 1_000
    }

    /// Returns nil where either is missing or can't be read; whoever reads that field says so.
    private static func minutes(byPaceOf input: FormInput) -> Double? {
        var unsaid = FormErrors()
        guard !input["distanceKm"].isEmpty, let pace = Self.pace(input) else { return nil }
        // In the unit of the pace.
        return input.number("distanceKm", in: 0.01...2_000, "", into: &unsaid).map { $0 * pace / 60 }
    }

    /// Returns the seconds for each kilometre or mile, typed like "5:30", "5.30", "5'30" or "530"; nil for anything else.
    ///
    /// Many phones' keys for numbers have no colon. Without one the seconds have two digits: "5.5" could mean either.
    private static func pace(_ input: FormInput) -> Double? {
        let typed = input["pace"].prefix { !"\"”″".contains($0) }
        func isNumber(_ part: Substring) -> Bool { part.allSatisfy { ("0"..."9").contains($0) } }
        let isWhole = (3...4).contains(typed.count) && isNumber(typed)
        let parts =
            isWhole
            ? [typed.dropLast(2), typed.suffix(2)]
            : typed.split(omittingEmptySubsequences: false) { ":.,'’′".contains($0) }
        guard parts.count == 2, parts.allSatisfy(isNumber), parts[1].count == 2 || typed.contains(":"),
            let minutes = Int(parts[0]), let seconds = Int(parts[1]), (0..<60).contains(seconds),
            (1...59).contains(minutes)
        else { return nil }
        return Double(minutes * 60 + seconds)
    }

    static func kilocalories(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        let unit = Units.Energy(rawValue: input["energyUnit"]) ?? .kcal
        let most = unit.unit.amount(kilocalories: Self.mostKilocalories)
        return input.number("kcal", in: 0...most, "Type a number from 0 to \(Numerals.text(most)).", into: &errors)
            .map { min(unit.unit.kilocalories($0), Self.mostKilocalories) }
    }

    /// The most that the diary takes for one activity.
    static let mostKilocalories = Plausible.kilocalories.upperBound

    /// Reads a time typed as HH:MM, in minutes after midnight; nil when empty, or with a complaint.
    static func time(_ input: FormInput, into errors: inout FormErrors) -> Int? {
        input.clockTime("time", into: &errors)?.minutes
    }

    /// Reads the sets in which something was typed, each with its exercise.
    static func sets(_ input: FormInput, into errors: inout FormErrors) -> [SaidSet] {
        let items = input.items("sets")
        if items.count > Self.mostSets { errors.add("sets", "That is more than \(Self.mostSets) sets.") }
        return items.prefix(Self.mostSets).compactMap { SaidSet(place: $0.place, $0.input, of: input, into: &errors) }
    }
}
