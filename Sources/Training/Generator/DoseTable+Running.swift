extension DoseTable {
    /// A minute of running and a minute and a half of walking, eight times where there is time for it, from half an hour on.
    ///
    /// NHS, Couch to 5K running plan, week 1: twenty minutes so, after five of brisk walking; shorter workouts have fewer, a quarter of
    /// an hour somewhat shorter walks, and longer ones more walking, not more runs.
    var runWalk: Dose {
        let sets =
            switch self.minutes {
            case ..<20: 3
            case ..<30: 5
            default: Self.firstRuns
            }
        // Twenty minutes stay twenty minutes: the walks around them bend.
        let fewest = self.minutes < 30 ? 3 : Self.firstRuns
        return Dose(sets: sets, seconds: 60, rest: self.minutes < 20 ? 75 : 90, setsRange: fewest...Self.firstRuns)
    }

    /// The runs of who never ran.
    static let firstRuns = 8

    /// A run so slow that one could talk, without a break, for most of the time between two walks.
    ///
    /// How long is our choice: whoever has half an hour warms up for five minutes, runs for seventeen, and walks and stretches
    /// for the rest; whoever has an hour runs for thirty-five. A run of 6.0 METs leaves the average room for no more.
    var easyRun: Dose {
        let seconds =
            switch self.minutes {
            case ..<20: 480
            case ..<30: 720
            case ..<45: 1_020
            case ..<60: 1_470
            case ..<90: 2_130
            default: 3_360
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
            case ..<45: (4, 180, 90)
            case ..<60: (3, 270, 135)
            case ..<90: (4, 270, 135)
            default: (6, 300, 150)
            }
        return Dose(sets: sets, seconds: seconds, rest: rest, setsRange: 2...6)
    }

    /// Returns the table for what stands in a build; who walks between runs gets short walks around them where time is short.
    func around(_ build: SessionBuild) -> DoseTable {
        var table = self
        table.isAroundRun = build.slots.contains {
            $0.dose == .run || self.minutes < 45 && ($0.dose == .runWalk || $0.dose == .runBreaks)
        }
        table.isFirstRun = build.slots.contains { $0.dose == .runWalk } && (30..<45).contains(self.minutes)
        return table
    }

    /// A walk before, within or after a run: as long as it takes to find one's pace and to come to rest.
    var walkAroundRun: Dose {
        let seconds =
            switch self.minutes {
            case ..<45: 60
            case ..<60: 120
            case ..<75: 150
            default: 240
            }
        return self.block(seconds: seconds, within: 60...2 * seconds)
    }
}
