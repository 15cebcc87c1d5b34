extension Activity {
    /// Whether a body needs days to recover from it: it felt very hard, or the heart rate was high for long.
    ///
    /// Very hard begins at 7 of 10 (Foster, Florhaug, Franklin et al., "A new approach to monitoring exercise
    /// training", J Strength Cond Res 2001; 15: 109–115). The two upper heart rate zones of five count from 20 minutes
    /// on: high-intensity sessions have 10 to 25 minutes there (Seiler, What is Best Practice for Training Intensity
    /// and Duration Distribution, 2010).
    package var wasHard: Bool {
        let felt = self.sets.compactMap(\.exertion)
        let average = felt.isEmpty ? nil : felt.reduce(0, +) / Double(felt.count)
        if let exertion = self.exertion ?? average { return exertion >= 7 }
        return self.zoneSeconds.suffix(2).reduce(0, +) >= 20 * 60 && self.zoneSeconds.count == 5
    }
}
