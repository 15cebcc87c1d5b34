/// What a mission is about; the raw texts are stored and stand in deeds, so they never change.
enum MissionKind: String, Sendable, CaseIterable {
    case weight, workouts, steps, logging, water, own

    /// What may be asked for: kilograms, days of training a week, steps or millilitres a day, else 1.
    ///
    /// - Training: six days of a week at most, so that one is left for rest.
    /// - Steps: what a day adds to a long life levels off at 8,000 to 10,000 below 60 years, earlier above (Paluch,
    ///   Bajpai, Bassett et al., "Daily steps and all-cause mortality: a meta-analysis of 15 international cohorts",
    ///   Lancet Public Health 2022; 7: e219–e228, doi 10.1016/S2468-2667(21)00302-9). More is nobody's duty, but some
    ///   walk for a living.
    /// - Water: to a little above the 3.8 l that are adequate for whoever needs most (Institute of Medicine, "Dietary
    ///   Reference Intakes for Water, Potassium, Sodium, Chloride, and Sulfate", 2005, table S-1), because more in a day
    ///   does nobody good.
    var targets: ClosedRange<Double> {
        switch self {
        case .weight: 20...650
        case .workouts: 1...6
        case .steps: 1_000...30_000
        case .water: 500...4_000
        case .logging, .own: 1...1
        }
    }

    /// The days, or the weeks for training, on which it may have to be met.
    ///
    /// None takes less than a week, because reaching one gives points.
    var times: ClosedRange<Int> {
        switch self {
        case .workouts: 2...52
        case .steps, .logging, .water: 7...365
        case .weight, .own: 1...1
        }
    }

    /// What a form proposes: from 7,000 steps on 50 to 70 % fewer people in middle age died (Paluch, Gabriel, Fulton
    /// et al., JAMA Netw Open 2021; 4: e2124516), and 150 minutes of training a week, in three parts, are the least
    /// for adults (World Health Organization, "Guidelines on physical activity and sedentary behaviour", 2020); 2 l is
    /// what EFSA finds adequate for women (EFSA Journal 2010; 8(3): 1459).
    var usual: (target: Double, times: Int) {
        switch self {
        case .weight, .own: (1, 1)
        case .workouts: (3, 4)
        case .steps: (7_000, 20)
        case .logging: (1, 14)
        case .water: (2_000, 14)
        }
    }

    /// Whether it has a number to be met again and again.
    var isRepeated: Bool { self.times.upperBound > 1 }
    var hasTarget: Bool { self.targets.lowerBound < self.targets.upperBound }

    var title: String {
        switch self {
        case .weight: "Weight"
        case .workouts: "Training"
        case .steps: "Steps"
        case .logging: "Food diary"
        case .water: "Water"
        case .own: "Your own"
        }
    }

    /// What it is, for the choice of a kind.
    var hint: String {
        switch self {
        case .weight: "From what you weigh to what you would like to, without a date"
        case .workouts: "Days of training a week, for some weeks"
        case .steps: "Steps a day, on some days"
        case .logging: "Days with a full diary"
        case .water: "Water a day, on some days"
        case .own: "In your own words; you say when it is done"
        }
    }

    /// The name of its icon, and its colour.
    var icon: (name: String, colour: String) {
        switch self {
        case .weight: ("scale", "plum")
        case .workouts: ("train", "coral")
        case .steps: ("bolt", "leaf")
        case .logging: ("food", "leaf")
        case .water: ("drop", "leaf")
        case .own: ("star", "plum")
        }
    }
}
