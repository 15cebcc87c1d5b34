import HealthMath
import Members
import Storage
import Web

/// A new group: its name, its days and what it scores, and what its maker sets out to do in it.
struct RivalGroupForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "name": .text, "firstDay": .text, "lastDay": .text,
        "rules": .items(["fact": .text, "weight": .number]),
    ].merging(RivalAimsForm.fields) { $1 }

    struct Values: Sendable, Equatable {
        let id: RivalGroup.ID
        let details: RivalMaking.Details
        let aims: RivalAims
    }

    /// How many days ahead a group may begin.
    static let mostAhead = 60

    let input: FormInput
    /// The maker's own day, on which a group may begin at the earliest.
    var today = CalendarDay.first

    init(input: FormInput) { self.input = input }

    /// Creates the form of a page that is opened: four weeks from today.
    init(new today: CalendarDay) {
        var input = FormInput(
            [
                "requestId": RowID.new(), "firstDay": today.description,
                "lastDay": today.adding(days: 27).description,
            ].merging(RivalAimsForm.usual) { $1 }
        )
        for (place, fact) in RivalFact.allCases.enumerated() {
            let isUsual = [.workouts, .steps, .daysLogged].contains(fact)
            input.set("rules", place, to: FormInput(["fact": fact.rawValue, "weight": isUsual ? "1" : "0"]))
        }
        self.init(input: input)
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let name = self.input.required("name", max: RivalGroup.longestName, "Give the group a name.", into: &errors)
        let days = self.days(into: &errors)
        let rules = self.rules(into: &errors)
        let aims = RivalAimsForm.aims(self.input, into: &errors)
        guard let id, let days, errors.isEmpty else { return nil }
        let scoring = RivalScoring(rules: rules, days: days)
        return Values(id: id, details: RivalMaking.Details(name: name, scoring: scoring), aims: aims)
    }

    /// Reads the days; they begin today at the earliest: what was done before somebody knew of a group is nobody's.
    private func days(into errors: inout FormErrors) -> ClosedRange<CalendarDay>? {
        var first = self.input.day("firstDay", "Choose a day of the calendar.", into: &errors)
        let last = self.input.day("lastDay", "Choose a day of the calendar.", into: &errors)
        if self.input["firstDay"].isEmpty { first = self.today }
        if self.input["lastDay"].isEmpty { errors.add("lastDay", "Choose the last day.") }
        guard let first, let last else { return nil }
        let latest = self.today.adding(days: Self.mostAhead)
        guard (self.today...latest).contains(first) else {
            errors.add("firstDay", "Choose a day from today to \(DayName(latest, today: self.today).date).")
            return nil
        }
        guard first <= last else {
            errors.add("lastDay", "It ends before it begins. Choose a later last day.")
            return nil
        }
        guard last.days(since: first) < RivalScoring.mostDays else {
            errors.add("lastDay", "A group takes \(RivalScoring.mostDays) days at most.")
            return nil
        }
        return first...last
    }

    /// Reads the rules; a fact with the weight 0, or none, doesn't count.
    private func rules(into errors: inout FormErrors) -> [RivalScoring.Rule] {
        let before = errors
        var weights: [RivalFact: Int] = [:]
        for (place, item) in self.input.items("rules") {
            var unread = FormErrors()
            let weight = item.whole("weight", in: 0...RivalScoring.weights.upperBound, "Type 0 to 10.", into: &unread)
            guard let fact = RivalFact(rawValue: item["fact"]) else {
                errors.add("rules", "There is no such thing to count.")
                break
            }
            for complaint in unread["weight"] { errors.add("rules.\(place).weight", complaint) }
            if weights.updateValue(weight ?? 0, forKey: fact) != nil {
                errors.add("rules", "\(fact.title) stands there twice. Say it once.")
                break
            }
        }
        let rules = RivalFact.allCases.compactMap { fact in
            weights[fact].flatMap { $0 > 0 ? RivalScoring.Rule(fact: fact, weight: $0) : nil }
        }
        if rules.isEmpty, errors == before { errors.add("rules", "Choose one thing at least that counts.") }
        return rules
    }
}
