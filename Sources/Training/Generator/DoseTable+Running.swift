extension DoseTable {
    /// A minute of running and a minute and a half of walking, eight times where there is time for it.
    ///
    /// NHS, Couch to 5K running plan, week 1: twenty minutes so, after five of brisk walking; shorter workouts have fewer, and a
    /// quarter of an hour somewhat shorter walks.
    var runWalk: Dose {
        let sets =
            switch self.minutes {
            case ..<20: 3
            case ..<30: 4
            case ..<45: 5
            case ..<60: 8
            default: 10
            }
        return Dose(sets: sets, seconds: 60, rest: self.minutes < 20 ? 75 : 90, setsRange: 3...12)
    }

    /// A run so slow that one could talk, without a break, for most of the time between two walks.
    ///
    /// How long is our choice: a regular runner who has half an hour runs for a quarter of one and more.
    var easyRun: Dose {
        let seconds =
            switch self.minutes {
            case ..<20: 330
            case ..<30: 540
            case ..<45: 780
            case ..<60: 1_140
            case ..<90: 1_560
            default: 2_100
            }
        return self.block(seconds: seconds, within: 240...3_600)
    }

    /// Runs of two to five minutes, with walks of about half as long between them.
    ///
    /// NHS, Couch to 5K running plan, week 4: 3 and 5 minutes with walks of 1½ and 2½; thirty minutes of running in all, as in
    /// its last week, are the most.
    var runBreaks: Dose {
        let (sets, seconds, rest) =
            switch self.minutes {
            case ..<20: (2, 150, 60)
            case ..<30: (3, 120, 60)
            case ..<45: (3, 180, 90)
            case ..<60: (3, 270, 135)
            case ..<90: (4, 270, 135)
            default: (6, 300, 150)
            }
        return Dose(sets: sets, seconds: seconds, rest: rest, setsRange: 2...6)
    }
}
