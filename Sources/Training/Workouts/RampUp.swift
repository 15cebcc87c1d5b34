/// The sets with less weight before a lift's working sets: one has half of their weight, two half and three quarters,
/// three half, two thirds and 85 %; more lie evenly between the first and the last of three.
enum RampUp {
    /// Returns the share of the working weight, for a set counted from 0; `session-loads.js` says the same.
    static func share(of set: Int, in sets: Int) -> Double {
        let place = min(max(set, 0), max(sets, 1) - 1)
        return switch sets {
        case ...1: 0.5
        case 2: [0.5, 0.75][place]
        case 3: [0.5, 2.0 / 3, 0.85][place]
        default: 0.5 + 0.35 * Double(place) / Double(sets - 1)
        }
    }

    /// Returns words such as "half of it, then three quarters" for so many sets, of what `whole` names.
    static func words(sets: Int, of whole: String) -> String {
        switch sets {
        case ...1: "half of \(whole)"
        case 2: "half of \(whole), then three quarters"
        default: "half of \(whole), then two thirds, then 85 %"
        }
    }

    /// Returns what to lift in a set, rounded to weights for which there are plates; with a bar never less than the bar.
    static func kilograms(_ working: Double, set: Int, in sets: Int, isPlated: Bool) -> Double {
        let wanted = working * Self.share(of: set, in: sets)
        if isPlated {
            let loads = BarLoads(around: working)
            return min(max(loads.nearest(wanted), loads.bar), working)
        }
        let unit = LiftWeight(name: BarLoads.isInPounds(working) ? "lb" : "kg")
        // Pounds in steps about as large as those of kilograms.
        let step = unit.kilograms(unit.name == "lb" ? (working < 25 ? 1 : 5) : (working < 25 ? 0.5 : 2.5))
        return (wanted / step).rounded() * step
    }
}

extension WorkoutItem {
    /// Returns the weights of a ramp-up's sets before a working weight; nothing is lighter than its first, which
    /// `lifting` says, and which is a bar at least where there is one.
    func rampUpKilograms(before working: Double) -> [Double] {
        (0..<self.sets).map { set in
            let share = RampUp.kilograms(working, set: set, in: self.sets, isPlated: false)
            return set == 0 ? self.kilograms ?? share : max(share, self.kilograms ?? 0)
        }
    }
}

extension WorkoutPlan {
    /// Returns the weight of a lift's working sets, by its ramp-up sets; nil for other items, and while none is known.
    func workingKilograms(of rampUp: WorkoutItem) -> Double? {
        guard rampUp.role == .rampUp else { return nil }
        return self.items.first { $0.exercise == rampUp.exercise && $0.role == nil }?.kilograms
    }
}
