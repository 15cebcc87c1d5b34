import Foundation
import HealthMath
import Members
import Web

/// An edit of an activity: only what is sent changes.
struct ActivityChangeForm: Form {
    static let fields = ActivityFields.kinds.merging(["version": .number]) { kept, _ in kept }

    struct Values: Sendable, Equatable {
        let version: Int64?
        let title: String?
        let day: CalendarDay?
        let time: Int?
        let minutes: Double?
        /// Nil leaves the distance as it is, `.some(nil)` removes it.
        let metres: Double??
        let beats: Double??
        let kilocalories: Double?
        /// Whether the energy is to be estimated anew.
        let forgetsEnergy: Bool
        let exertion: Double??
        let sets: [SaidSet]?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let title = self.input.text("title", max: ActivityFields.longestTitle, into: &errors)
        let metres = ActivityFields.metres(self.input, into: &errors)
        let beats = ActivityFields.beats(self.input, into: &errors)
        let exertion = ActivityFields.exertion(self.input, into: &errors)
        let kilocalories = ActivityFields.kilocalories(self.input, into: &errors)
        let sets = ActivityFields.sets(self.input, into: &errors)
        return Values(
            version: self.input.whole("version", in: 1...Int.max, "Send the version you edited.", into: &errors)
                .map { Int64($0) },
            title: title.isEmpty ? nil : title,
            day: self.input.day("day", "Choose a day of the calendar.", into: &errors),
            time: ActivityFields.time(self.input, into: &errors),
            minutes: ActivityFields.minutes(self.input, into: &errors),
            metres: self.input.has("distanceKm") || self.input.has("pace") ? .some(metres) : nil,
            beats: self.input.has("heartRate") ? .some(beats) : nil,
            kilocalories: kilocalories,
            forgetsEnergy: self.input.has("kcal") && kilocalories == nil,
            exertion: self.input.has("exertion") ? .some(exertion) : nil,
            sets: self.input.items("sets").isEmpty && !self.input.has("sets") ? nil : sets
        )
    }
}

extension ActivityChangeForm {
    /// Fills the form from an activity.
    init(_ activity: Activity, in units: Units, _ zone: TimeZone) {
        var input = FormInput([
            "version": String(activity.version),
            "title": activity.title,
            "day": activity.day.description,
            "time": ClockTime(activity.startedAt, in: zone).text,
            "minutes": Numerals.typed(activity.seconds / 60, decimals: 1),
            "heartRate": activity.averageBeats.map { Numerals.typed($0, decimals: 0) } ?? "",
            "exertion": activity.exertion.map { Numerals.typed($0, decimals: 1) } ?? "",
        ])
        let energy = units.energy.unit.amount(kilocalories: activity.kilocalories)
        let isSaid = activity.way == .typed || activity.way == .measured
        input.set("kcal", to: isSaid ? Numerals.typed(energy, decimals: 0) : "")
        let kilometres = activity.metres.map { units.distance.unit.amount(kilometres: $0 / 1_000) }
        input.set("distanceKm", to: kilometres.map { Numerals.typed($0, decimals: 3) } ?? "")
        let weight = LiftWeight(units)
        for (place, set) in activity.sets.enumerated() {
            let lifted = set.kilograms.map { Numerals.typed(weight.amount($0), decimals: 2) }
            let fields = FormInput([
                "exerciseId": set.exercise,
                "reps": set.reps.map(String.init) ?? "",
                "kilograms": lifted ?? "",
                "seconds": set.seconds.map { Numerals.typed($0, decimals: 0) } ?? "",
                "exertion": set.exertion.map { Numerals.typed($0, decimals: 1) } ?? "",
            ])
            input.set("sets", place, to: fields)
        }
        self.input = input
    }
}
