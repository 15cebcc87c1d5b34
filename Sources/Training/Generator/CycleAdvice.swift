import HealthMath

/// How a menstrual cycle or a pregnancy changes a workout, with the words that say why.
///
/// McNulty, Elliott-Sale, Dolan et al., "The effects of menstrual cycle phase on exercise performance in eumenorrheic
/// women", Sports Med 2020; 50: 1813–1827, found a trivial effect on average, in studies of mostly low quality. So only
/// the first days are made easier, and only as an offer. Pregnancy: ACOG Committee Opinion 804, Obstet Gynecol 2020;
/// 135: e178–e188. The rules of safety say what pregnancy forbids.
struct CycleAdvice {
    /// The hardest intensity to plan for.
    let most: Intensity
    /// Whether to prefer the easier end of the asked intensity.
    let isEasy: Bool
    /// A note for the member; nil when there is nothing to say.
    let note: String?

    init(_ facts: TrainingFacts, on day: CalendarDay) {
        switch facts.cycle {
        case .pregnant? where facts.mindsCycle: self = Self.pregnant
        case .lastPeriod(let first)? where facts.mindsCycle: self.init(dayOfCycle: Self.day(of: day, since: first))
        default: self.init(most: .hard, isEasy: false, note: nil)
        }
    }

    private init(most: Intensity, isEasy: Bool, note: String?) {
        self.most = most
        self.isEasy = isEasy
        self.note = note
    }

    private static let pregnant = CycleAdvice(
        most: .moderate,
        isEasy: true,
        note: """
            You are pregnant, so this stays on the easier side of moderate: you can talk all the while. Moving is good for \
            you both (ACOG Committee Opinion 804). Ask your midwife or doctor if anything feels new or wrong.
            """
    )

    /// Finds the advice; days are counted from 1; nil when the last period is too long ago to estimate the day.
    private init(dayOfCycle: Int?) {
        guard let dayOfCycle else {
            self.init(most: .hard, isEasy: false, note: nil)
            return
        }
        let about = "About day \(dayOfCycle) of your cycle"
        if Self.easyDays.contains(dayOfCycle) {
            self.init(
                most: .vigorous,
                isEasy: true,
                note: """
                    \(about): we kept this on the easier side, in case you feel like it. Studies find hardly any effect of \
                    the phase on average (McNulty 2020, weak evidence), so if you feel strong, switch this off.
                    """
            )
        } else {
            self.init(
                most: .hard,
                isEasy: false,
                note: """
                    \(about), \(Self.phase(dayOfCycle)): nothing changed. Studies find hardly any effect of the phase on \
                    average (McNulty 2020, weak evidence); how you feel is the better guide.
                    """
            )
        }
    }

    static let easyDays = 1...3
    /// The days from one period to the next when nothing else is known; 21 to 35 are common (NHS, "Periods").
    static let usualLength = 28
    /// How many cycles ahead the day is estimated.
    static let mostGuessed = 2

    private static func day(of day: CalendarDay, since first: CalendarDay) -> Int? {
        let days = day.days(since: first)
        return (0..<Self.usualLength * Self.mostGuessed).contains(days) ? days % Self.usualLength + 1 : nil
    }

    private static func phase(_ day: Int) -> String {
        switch day {
        case ..<6: "your period"
        case ..<13: "before ovulation"
        case ..<16: "around ovulation"
        default: "after ovulation"
        }
    }
}
