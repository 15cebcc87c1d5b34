import Foundation
import HealthMath
import Members
import Portability
import Storage
import Web

/// The rules by which imported rows of this wing are checked: only what its forms could have written.
extension AccountPortability {
    static let tables = [body, weight, removedWeight, healthDetail, about, welcomeStep]

    private static let body = RestoredTable("body", isPersonal: true) { row in
        let centimetres = try row.number("height_cm", in: Plausible.centimetres, required: false)
        let desired = try row.number("desired_kg", in: Plausible.kilograms, required: false)
        if DesiredWeight.isTooLight(desired, centimetres: centimetres) { row.set("desired_kg", .null) }
        try row.take("activity_factor", required: false) { value -> ActivityFactor? in
            guard case .real(let factor) = value else { return nil }
            return ActivityFactor(rawValue: factor)
        }
        try row.choice("experience", of: Experience.self, required: false)
        try row.choice("fitness_aim", of: FitnessAim.self, required: false)
    }

    private static let weight = RestoredTable("weight") { row in
        try row.day("day")
        try row.number("kilograms", in: Plausible.kilograms)
        try row.past("at")
    }

    private static let removedWeight = RestoredTable("removed_weight") { row in
        try row.day("day")
        try row.number("kilograms", in: Plausible.kilograms)
        try row.past("removed_at")
    }

    private static let healthDetail = RestoredTable("health_detail", isPersonal: true) { row in
        guard let detail = try row.choice("kind", of: HealthDetail.self) else { return }
        let (now, text) = (row.now, try row.parsed("sealed") { $0 } ?? "")
        let today = CalendarDay(now, in: .gmt)
        // Words that no form has are dropped, as they are wherever facts are read.
        let kept = HealthFacts([detail: text]).fit(detail, on: today)
        try row.demand(!kept.isEmpty, "sealed")
        row.set("sealed", .text(kept))
    }

    private static let about = RestoredTable("about") { row in
        try row.line("quote", upTo: AboutForm.longestQuote)
        try row.parsed("activities") { text in
            let words = text.split(separator: " ").map { LikedActivity(rawValue: String($0)) }
            return words.contains(nil) || words.count > LikedActivity.allCases.count ? nil : words
        }
        try row.line("gym", upTo: AboutForm.longestGym)
    }

    private static let welcomeStep = RestoredTable("welcome_step") { row in
        try row.choice("step", of: Step.self)
        try row.past("at")
    }

    /// Imports settings of the member's own row; columns that an older export doesn't have stay as they are.
    static let settings = RestoredTable(OwnedTable.members, isPersonal: true) { row in
        try row.zone("time_zone", required: false)
        try row.choice("weight_unit", of: Units.Weight.self, required: false)
        try row.choice("height_unit", of: Units.Height.self, required: false)
        try row.choice("energy_unit", of: Units.Energy.self, required: false)
        try row.choice("distance_unit", of: Units.Distance.self, required: false)
        try row.choice("theme", of: Theme.self, required: false)
        try row.flag("safety_mail", required: false)
        try row.flag("no_pressure", required: false)
        try row.past("onboarded_at", required: false)
    }
}

extension HealthFacts {
    /// Returns the sealed text of a detail, limited to what a form would have taken; empty for nothing.
    fileprivate func fit(_ detail: HealthDetail, on today: CalendarDay) -> String {
        switch detail {
        case .note:
            return FieldRules.isFit(self.note, upTo: LimitsForm.longestNote, kind: .lines) ? self.note : ""
        case .location:
            return FieldRules.isFit(self.location, upTo: AboutForm.longestLocation, kind: .text) ? self.location : ""
        case .cycle:
            guard case .lastPeriod(let day) = self.cycle else { return self.text(detail) }
            // A day of grace, because it may be tomorrow already in the member's time zone.
            return day > today.adding(days: 1) ? "" : self.text(detail)
        case .doctor:
            var facts = self
            facts.agreed = self.agreed.filter { $0.key.utf8.count <= 100 && $0.value <= today.adding(days: 1) }
            return facts.agreed.count > 100 ? "" : facts.text(detail)
        case .injuries, .conditions, .limitations, .diet, .cycleUse, .today:
            return self.text(detail).utf8.count <= 10_000 ? self.text(detail) : ""
        }
    }
}
