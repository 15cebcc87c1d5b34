import HealthMath

extension Audience {
    /// Returns the audiences that a member belongs to by what they told.
    static func audiences(of facts: TrainingFacts, on day: CalendarDay) -> Set<Audience> {
        var audiences: Set<Audience> = []
        let limits = Set(facts.limitations)
        if !limits.isDisjoint(with: [.wheelchair, .standing]) { audiences.formUnion([.seat, .bed]) }
        // Who trains upright, but on no foot, sits.
        if facts.restsFeet, facts.isFrail(on: day) { audiences.insert(.seat) }
        if limits.contains(.oneArm) { audiences.insert(.oneArm) }
        if !limits.isDisjoint(with: [.standing, .balance]) || facts.isFrail(on: day) {
            audiences.insert(.firstSteps)
        }
        if facts.injuries.contains(where: { $0.area == .wrist && $0.kind.isAcute }) { audiences.insert(.handsFree) }
        // From the second trimester on nobody lies on back or belly, and what was made for that is the right thing.
        if facts.trimester(on: day) ?? 1 > 1 || facts.conditions.contains(.postpartum) {
            audiences.insert(.latePregnancy)
        }
        return audiences
    }
}

extension TrainingFacts {
    /// Returns whether first steps are the right ones: from 75 years of age, a body mass index of 40, or 35 in later years.
    ///
    /// Izquierdo, Merchant, Morley et al., "International exercise recommendations in older adults", J Nutr Health Aging
    /// 2021; 25: 824–853, for age; class III obesity for the other (WHO, Technical Report 894, 2000). That both together count sooner is
    /// our choice.
    func isFrail(on day: CalendarDay) -> Bool {
        guard let body, self.level == .beginner else { return false }
        return day.years(since: body.birthday) >= 75 || body.bodyMassIndex.value >= 40
            || self.isHeavy && self.isInLaterYears(on: day)
    }

    /// Whether an ankle or a foot is freshly hurt, so that nobody stands.
    var restsFeet: Bool { self.injuries.contains { $0.kind.isAcute && [.ankle, .foot].contains($0.area) } }

    /// Returns whether a beginner stays on both feet, and off the floor's hands and feet, at first: in later years, with a body mass index of 30
    /// (obesity; WHO, Technical Report 894, 2000), or new to it from 50 on.
    ///
    /// A lunge puts most of the body on one bent knee, and who steps into it must catch it. Where the steps lie is our choice.
    func beginsOnBothFeet(on day: CalendarDay) -> Bool {
        guard self.level == .beginner else { return false }
        if self.isInLaterYears(on: day) || self.body?.bodyMassIndex.value ?? 0 >= 30 { return true }
        let age = (self.body?.birthday ?? self.birthday).map { day.years(since: $0) }
        return self.experience ?? .new == .new && age ?? 0 >= 50
    }

    /// Returns the hardest intensity with which a member begins: moderate with first steps and for whom all of it is new in
    /// later years, vigorous for other beginners in later years and for whom it is new earlier; hard for everybody else.
    ///
    /// A beginner starts light to moderate and comes to vigorous step by step (Garber et al., ACSM, Med Sci Sports
    /// Exerc 2011; 43: 1334–1359), older people the more so (Chodzko-Zajko et al., ACSM 2009, as below); the very frail begin
    /// below that (Izquierdo et al. 2021, as above). Where the steps lie is our choice.
    ///
    /// Who is heavy and new begins as gently, and an hour and a half without lifts is moderate for who trains since short: first one goes on
    /// for longer, then harder (ACSM 2011).
    func beginning(on day: CalendarDay, over minutes: Int = 0) -> Intensity {
        let hasPressure = self.conditions.contains(.highBloodPressure) && self.agreed["high-blood-pressure"] == nil
        let isTender = self.isHeavy || hasPressure && self.level == .beginner
        if self.isFrail(on: day) || isTender && self.experience ?? .new == .new { return .moderate }
        if minutes >= 90, !self.goal.isJudgedByEffort, self.experience == .new || self.experience == .some {
            return .moderate
        }
        let isLate = self.level == .beginner && self.isInLaterYears(on: day)
        // Who never said how long they trained is taken for new.
        if isLate, self.experience ?? .new == .new { return .moderate }
        return isLate || self.experience == .new ? .vigorous : .hard
    }

    /// Returns the longest workout, in minutes, that does a member good: three quarters of an hour with first steps and in the months
    /// after a birth, an hour in pregnancy and while anything is freshly hurt.
    ///
    /// Sessions of the frail last 30 to 45 minutes (Izquierdo et al. 2021, as above), those after a birth begin with less than half an
    /// hour (ACOG Committee Opinion 804, 2020: 20 to 30 minutes on most days, and care with what goes on for long in pregnancy); the hours
    /// are our choice: what mends leaves so little to do that an hour and a half is the same few things again and again. No other has an end.
    func longestWorkout(on day: CalendarDay) -> Int {
        if self.isFrail(on: day) || self.conditions.contains(.postpartum) { return 45 }
        return self.injuries.contains { $0.kind.isAcute } || self.trimester(on: day) != nil ? 60 : .max
    }

    /// Returns whether a beginner rises from a chair before squatting freely: from 70 years on, which is our choice.
    ///
    /// To stand up from a chair is what legs are for, and how their strength is measured (Jones, Rikli and Beam, Res Q Exerc Sport 1999;
    /// 70: 113–119).
    func risesFromChair(on day: CalendarDay) -> Bool {
        guard self.level == .beginner, let birthday = self.body?.birthday ?? self.birthday else { return false }
        return day.years(since: birthday) >= 70
    }

    /// Returns whether jumps, burpees and what bends the spine over and over are left to others, however long one has trained: from 70
    /// years on.
    ///
    /// Thin bones are common then and often unknown, and what bends them over and over breaks them (Sinaki and Mikkelsen, Arch Phys Med
    /// Rehabil 1984; 65: 593–596). The line is our choice.
    func sparesLanding(on day: CalendarDay) -> Bool {
        (self.body?.birthday ?? self.birthday).map { day.years(since: $0) >= 70 } ?? false
    }

    /// Whether a beginner weighs so much that getting down to the floor and up again is work of its own: a body mass index
    /// of 35, where class II obesity begins (WHO, Technical Report 894, 2000) and what lands is left out already.
    var isHeavy: Bool {
        guard let body, self.level == .beginner else { return false }
        return body.bodyMassIndex.value >= 35
    }

    /// Whether somebody weighs so much that this is so however long they have trained: from a body mass index of 40 on (class III, as above).
    var isVeryHeavy: Bool { self.body?.bodyMassIndex.value ?? 0 >= 40 }

    /// Returns whether balance belongs to each workout, and who begins does so without jumps.
    ///
    /// Guidance speaks of people from 65 years on: balance and strength on three days a week (WHO guidelines on physical
    /// activity and sedentary behaviour, 2020), and ways to move that don't burden the joints (Chodzko-Zajko et al., ACSM,
    /// "Exercise and physical activity for older adults", Med Sci Sports Exerc 2009; 41: 1510–1530). Five years earlier is our
    /// choice: balance is kept more easily than won back.
    func isInLaterYears(on day: CalendarDay) -> Bool {
        (self.body?.birthday ?? self.birthday).map { day.years(since: $0) >= 60 } ?? false
    }
}
