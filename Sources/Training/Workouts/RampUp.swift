/// The sets with less weight before a lift's working sets: half of their weight, then three quarters; one alone has half.
enum RampUp {
    /// Returns the share of the working weight, for a set counted from 0.
    static func share(of set: Int, in sets: Int) -> Double {
        guard sets > 1 else { return 0.5 }
        return 0.5 + 0.25 * Double(min(max(set, 0), sets - 1)) / Double(sets - 1)
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
