import HealthMath

extension Audience {
    /// Returns the audiences that a member belongs to by what they told.
    static func audiences(of facts: TrainingFacts, on day: CalendarDay) -> Set<Audience> {
        var audiences: Set<Audience> = []
        let limits = Set(facts.limitations)
        if !limits.isDisjoint(with: [.wheelchair, .standing]) { audiences.formUnion([.seat, .bed]) }
        if limits.contains(.oneArm) { audiences.insert(.oneArm) }
        if !limits.isDisjoint(with: [.standing, .balance]) || facts.isFrail(on: day) {
            audiences.insert(.firstSteps)
        }
        if facts.injuries.contains(where: { $0.area == .wrist && $0.kind.isAcute }) { audiences.insert(.handsFree) }
        if facts.trimester(on: day) == 3 { audiences.insert(.latePregnancy) }
        return audiences
    }
}

extension TrainingFacts {
    /// Returns whether first steps are the right ones: from 75 years of age, or a body mass index of 40.
    ///
    /// Izquierdo, Merchant, Morley et al., "International exercise recommendations in older adults", J Nutr Health Aging
    /// 2021; 25: 824–853, for age; class III obesity for the other (WHO, Technical Report 894, 2000).
    fileprivate func isFrail(on day: CalendarDay) -> Bool {
        guard let body, self.level == .beginner else { return false }
        return day.years(since: body.birthday) >= 75 || body.bodyMassIndex.value >= 40
    }
}
