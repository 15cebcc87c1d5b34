import HealthMath

extension PulseTimes {
    /// Seconds in each of five zones, from 50, 60, 70, 80 and 90 % of the highest pulse on; empty when none was measured.
    ///
    /// The highest is 208 − 0.7 × age (Tanaka, Monahan, Seals, J Am Coll Cardiol 2001; 37: 153–156).
    func zones(age: Int) -> [Double] {
        guard self.count > 0 else { return [] }
        let highest = 208 - 0.7 * Double(age)
        var zones = [Double](repeating: 0, count: 5)
        for (beats, seconds) in self.seconds.enumerated() where seconds > 0 {
            let zone = [0.5, 0.6, 0.7, 0.8, 0.9].lastIndex { Double(beats) >= $0 * highest }
            if let zone { zones[zone] += seconds }
        }
        return zones
    }
}
