/// Five heart rate zones, by share of the highest heart rate.
///
/// The highest is 208 − 0.7 × age (Tanaka, Monahan, Seals, "Age-predicted maximal heart rate revisited", J Am Coll
/// Cardiol 2001; 37: 153–156), a mean from which single people are some 10 beats away. Zones begin at 50, 60, 70, 80
/// and 90 %, as on most devices; below 50 % counts to no zone.
package struct PulseZones: Sendable, Equatable {
    /// In beats a minute.
    package let highest: Double

    package init(age: Int) { self.highest = 208 - 0.7 * Double(age) }

    static let names = ["Very light", "Light", "Moderate", "Hard", "Maximum"]
    private static let floors = [0.5, 0.6, 0.7, 0.8, 0.9]

    /// Returns the zone from 0 to 4; nil below the first.
    func zone(of beats: Double) -> Int? { Self.floors.lastIndex { beats >= $0 * self.highest } }

    /// Returns seconds in each zone.
    ///
    /// A window of `pulse` counts at most its share of `all`, so that one cut short counts no more than it lasted.
    func seconds(of pulse: [SessionState.Pulse], within all: Double) -> [Double] {
        let each = min(Double(SessionState.Pulse.seconds), all / Double(max(pulse.count, 1)))
        var seconds = [Double](repeating: 0, count: Self.floors.count)
        for window in pulse {
            if let zone = self.zone(of: window.average) { seconds[zone] += each }
        }
        return seconds
    }

    /// Returns the heart rate at which a zone begins, rounded.
    func floor(of zone: Int) -> Int { Int((Self.floors[zone] * self.highest).rounded()) }
}
