extension DoseTable {
    /// A minute of running and a minute and a half of walking, eight times where there is time for it.
    ///
    /// NHS, Couch to 5K running plan, week 1: twenty minutes so, after five of brisk walking; shorter workouts have fewer.
    var runWalk: Dose {
        let sets =
            switch self.minutes {
            case ..<20: 3
            case ..<30: 4
            case ..<45: 5
            case ..<60: 8
            default: 10
            }
        return Dose(sets: sets, seconds: 60, rest: 90, setsRange: 3...12)
    }

    /// Runs of two and a half to five minutes, with walks of a minute to two and a half between them.
    ///
    /// NHS, Couch to 5K running plan, weeks 3 to 6: 3 × 5 minutes with 3 of walking is week 5; thirty minutes of running in
    /// all, as in its last week, are the most.
    var runBreaks: Dose {
        let (sets, seconds, rest) =
            switch self.minutes {
            case ..<20: (2, 150, 60)
            case ..<30: (3, 150, 75)
            case ..<45: (3, 180, 90)
            case ..<60: (3, 300, 120)
            case ..<90: (4, 300, 150)
            default: (6, 300, 120)
            }
        return Dose(sets: sets, seconds: seconds, rest: rest, setsRange: 2...6)
    }
}
