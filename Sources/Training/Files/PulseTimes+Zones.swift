extension PulseTimes {
    /// Returns seconds in each of the five zones; empty when no pulse was measured.
    func seconds(in zones: PulseZones) -> [Double] {
        guard self.count > 0 else { return [] }
        var seconds = [Double](repeating: 0, count: PulseZones.names.count)
        for (beats, time) in self.seconds.enumerated() where time > 0 {
            if let zone = zones.zone(of: Double(beats)) { seconds[zone] += time }
        }
        return seconds
    }
}
