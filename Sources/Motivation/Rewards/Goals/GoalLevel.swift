import HealthMath

/// How much movement health asks for, as kcal or steps.
enum GoalLevel {
    /// Minutes of moderate movement a week for an adult: Bull et al., "World Health Organization 2020 guidelines on
    /// physical activity and sedentary behaviour", Br J Sports Med 2020; 54: 1451–1462, 150 to 300 minutes.
    private static let minutes = 150.0...300.0
    /// Walking at a moderate pace, 4.5 to 5.1 km/h: code 17190 of the 2011 Compendium; moderate is 3 to 6.
    private static let moderate = MetabolicEquivalent(3.5)
    /// The weight that counts where none is known: a light adult's, in kilograms, so that nobody is asked for too much.
    private static let usualKilograms = 60.0
    /// Steps a day from which fewer people in middle age died, by 50 to 70 % (Paluch, Gabriel, Fulton et al., "Steps
    /// per day and all-cause mortality in middle-aged adults", JAMA Netw Open 2021; 4: e2124516, doi
    /// 10.1001/jamanetworkopen.2021.24516), and up to which fewer below 60 did (Paluch, Bajpai, Bassett et al., "Daily
    /// steps and all-cause mortality: a meta-analysis of 15 international cohorts", Lancet Public Health 2022; 7:
    /// e219–e228, doi 10.1016/S2468-2667(21)00302-9).
    private static let steps = 7_000.0...10_000.0

    /// Returns what is enough for so many days, and beyond what nothing more is proposed, in kcal or steps.
    static func amount(_ kind: MonthlyGoalKind, days: Int, kilograms: Double?) -> ClosedRange<Double> {
        let days = Double(days)
        switch kind {
        case .steps: return Self.steps.lowerBound * days...Self.steps.upperBound * days
        case .calories:
            // The form bounds what a scale says; beyond these weights, what walking burns isn't measured.
            let kilograms = min(max(kilograms ?? Self.usualKilograms, 40), 150)
            func energy(_ minutes: Double) -> Double {
                Self.moderate.kilocalories(kilograms: kilograms, minutes: minutes / 7 * days)
            }
            return energy(Self.minutes.lowerBound)...energy(Self.minutes.upperBound)
        }
    }
}
