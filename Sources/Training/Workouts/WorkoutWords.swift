import HealthMath
import Members

/// Writes a workout's facts for people.
enum WorkoutWords {
    /// Returns text such as "45 s", "5 min", "1 min 30 s".
    static func time(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        if whole < 60 { return "\(whole) s" }
        return whole % 60 == 0 ? "\(whole / 60) min" : "\(whole / 60) min \(whole % 60) s"
    }

    /// Returns the whole minutes of parts, each of which takes one at least.
    static func wholeMinutes(ofParts seconds: [Double]) -> Int {
        max(Int((seconds.reduce(0, +) / 60).rounded()), seconds.count)
    }

    /// Returns the minutes of a whole and of its parts, which add up to it: "21 min" of 4, 15 and 2.
    ///
    /// Parts that were each rounded by themselves would say 4, 15 and 2 of 20 minutes. So the whole is rounded, and what the
    /// whole minutes of the parts leave goes to those with the largest remainders, the first of equals. None says 0.
    static func minutes(ofParts seconds: [Double]) -> (whole: String, parts: [String]) {
        let minutes = seconds.map { $0 / 60 }
        let whole = self.wholeMinutes(ofParts: seconds)
        var parts = minutes.map { max(Int($0), 1) }
        while parts.reduce(0, +) < whole {
            let rests = zip(minutes, parts).map { $0 - Double($1) }
            guard let most = rests.max(), let place = rests.firstIndex(of: most) else { break }
            parts[place] += 1
        }
        // The minutes raised to one are taken from the part that has most beyond its own.
        while parts.reduce(0, +) > whole {
            let rests = zip(parts, minutes).map { $0 > 1 ? Double($0) - $1 : -.infinity }
            guard let most = rests.max(), let place = rests.firstIndex(of: most), parts[place] > 1 else { break }
            parts[place] -= 1
        }
        return ("\(whole) min", parts.map { "\($0) min" })
    }

    /// Returns text such as "3 × 10 each side · 20 kg · rest 1 min"; without a rest where the next of a superset
    /// follows.
    ///
    /// A ramp-up before a known working weight says each of its weights: "2 × 6 · 55 kg, then 82.5 kg".
    static func dose(
        _ item: WorkoutItem,
        before working: Double? = nil,
        followed isFollowed: Bool = false,
        in units: Units
    ) -> String {
        let once = item.seconds.map { self.time(Double($0)) } ?? (item.sets == 1 ? "\(item.reps ?? 0) times" : nil)
        let each = once ?? "\(item.reps ?? 0)"
        let sets = item.sets == 1 ? each : "\(item.sets) × \(each)"
        let side = item.sides ? " each side" : ""
        let weights = working.map(item.rampUpKilograms) ?? [item.kilograms].compactMap(\.self)
        let weight = weights.isEmpty ? nil : weights.map(LiftWeight(units).text).joined(separator: ", then ")
        let rest = item.restSeconds == 0 || isFollowed ? nil : "rest \(self.time(Double(item.restSeconds)))"
        return [sets + side, weight, rest].compactMap { $0 }.joined(separator: " · ")
    }

    /// Returns text such as "Superset: a set of each in turn, then rest 1 min", with the rest of its last exercise.
    static func superset(_ last: WorkoutItem) -> String {
        let rest = last.restSeconds == 0 ? "" : ", then rest \(self.time(Double(last.restSeconds)))"
        return "Superset: a set of each in turn" + rest
    }

    /// Returns what the intensity means for lifting; empty for a workout that is judged by METs.
    ///
    /// A weight is chosen so that a reserve is left. One's own isn't: there the repetitions stay, and a harder or an easier
    /// version is what changes.
    static func effort(_ plan: WorkoutPlan, knowing exercises: ExerciseCatalogue) -> String {
        let lifts = plan.items.filter { $0.reserve != nil }
        let reserves = lifts.compactMap(\.reserve)
        guard let least = reserves.min(), let most = reserves.max() else { return "" }
        let more = least == most ? (least == 1 ? "one" : "\(least)") : "\(least) to \(most)"
        let isWeighted = lifts.contains { $0.kilograms != nil || exercises[$0.exercise]?.weighted == true }
        guard isWeighted else {
            return """
                How hard means effort here: at the end of each set you could still do about \(more) more. If it is many \
                more, swap for a harder version; if it is fewer, for an easier one.
                """
        }
        return "How hard means effort here: end each set while you could still do \(more) more."
    }

    /// Returns what a row of a list has room for; the workout's page tells the rest.
    static func shortTags(_ request: WorkoutRequest, taking minutes: Int?) -> [String] {
        [request.intensity.label, "\(minutes ?? request.minutes) min", request.place.label]
    }

    /// Returns the choices in the request, as tags, with the time that it takes as the page says it.
    ///
    /// An easy day is neither as hard as it was asked for nor for the goal, so it says what it is instead.
    static func tags(_ workout: Workout, time: String) -> [String] {
        let request = workout.request
        let when = [time, request.place.label]
        if workout.plan.half == .rest { return ["Easy day"] + when }
        return [request.intensity.label] + when + [request.equipmentLabel, workout.goal.label]
    }
}

extension WorkoutRequest {
    fileprivate var equipmentLabel: String {
        switch self.equipment {
        case .none: "No equipment"
        case .basic where !(self.gear ?? []).isEmpty: (self.gear ?? []).title
        case .basic where self.place == .gym: "The gym's machines"
        default: self.equipment.label
        }
    }
}

extension Workout.Status {
    var label: String {
        switch self {
        case .notStarted: "Not started"
        case .inProgress: "In progress"
        case .completed: "Completed"
        }
    }

    /// The tint of the status's tag; empty for none.
    var tint: String {
        switch self {
        case .notStarted: ""
        case .inProgress: "sun"
        case .completed: "leaf"
        }
    }
}
