import Members
import Storage
import Web

/// The form of a mission: a member's units in a browser, metric ones from a device.
struct MissionForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "kind": .text, "target": .number, "targetPounds": .number, "start": .number,
        "startPounds": .number, "times": .number, "words": .text,
    ]

    struct Values: Sendable, Equatable {
        let aim: MissionAim
        /// Made by who starts it; nil when none was sent.
        let id: Mission.ID?
    }

    let input: FormInput
    /// The units of the typed weights; set by the controller.
    var units = Units.metric
    /// The latest weight, in kilograms, for a weight mission that says no other start; set by the controller.
    var latest: Double?

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> Values? {
        let kind: MissionKind? = self.input.choice("kind", "Choose a kind from the list.", into: &errors)
        if self.input["kind"].isEmpty { errors.add("kind", "Choose what the mission is about.") }
        let id = self.input.optionalRequestID(into: &errors)
        guard let kind else { return nil }
        let aim =
            switch kind {
            case .weight: self.weight(into: &errors)
            case .own: self.own(into: &errors)
            case .workouts, .steps, .logging, .water: self.repeated(kind, into: &errors)
            }
        return aim.map { Values(aim: $0, id: id) }
    }

    private func weight(into errors: inout FormErrors) -> MissionAim? {
        let bounds = MissionKind.weight.targets
        let range =
            "\(self.units.text(kilograms: bounds.lowerBound)) to \(self.units.text(kilograms: bounds.upperBound))"
        let complaint = "Type a weight from \(range)."
        let target = self.input.kilograms("target", in: self.units, complaint, into: &errors)
        let start = self.input.kilograms("start", in: self.units, complaint, into: &errors)
        if target == nil, errors["target"].isEmpty { errors.add("target", "Say which weight you aim for.") }
        if start == nil, self.latest == nil, errors["start"].isEmpty { errors.add("start", "Say what you weigh.") }
        guard errors.isEmpty else { return nil }
        return MissionAim(.weight, target: target, start: start ?? self.latest)
    }

    private func own(into errors: inout FormErrors) -> MissionAim? {
        let words = self.input.required(
            "words",
            max: MissionAim.longestWords,
            "Say in a few words what you set out to.",
            into: &errors
        )
        return errors.isEmpty ? MissionAim(.own, words: words) : nil
    }

    private func repeated(_ kind: MissionKind, into errors: inout FormErrors) -> MissionAim? {
        let (targets, times) = (kind.targets, kind.times)
        let many = "\(Numerals.text(targets.lowerBound)) to \(Numerals.text(targets.upperBound))"
        let complaint =
            switch kind {
            case .workouts: "Choose \(many) days a week: one at least is for rest."
            case _ where kind.hasTarget: "Type a whole number from \(many)."
            default: "This mission has no such number: it is about whole days."
            }
        let target = self.input.whole(
            "target",
            in: Int(targets.lowerBound)...Int(targets.upperBound),
            complaint,
            into: &errors
        )
        if kind.hasTarget, self.input["target"].isEmpty { errors.add("target", "Say how many.") }
        let span = kind == .workouts ? "weeks" : "days"
        let number = self.input.whole(
            "times",
            in: times,
            "Choose \(times.lowerBound) to \(times.upperBound) \(span).",
            into: &errors
        )
        if self.input["times"].isEmpty { errors.add("times", "Say for how many \(span).") }
        guard errors.isEmpty else { return nil }
        return MissionAim(kind, target: target.map(Double.init), times: number)
    }
}

extension MissionForm {
    /// Creates a form to fill in, with what is usual, or with what a buddy proposed.
    init(
        _ kind: MissionKind,
        proposal: MissionProposal? = nil,
        latest: Double? = nil,
        target: Double? = nil,
        units: Units
    ) {
        var input = FormInput(["requestId": RowID.new(), "kind": kind.rawValue])
        switch kind {
        case .weight:
            if let latest { input.set("start", toKilograms: latest, in: units) }
            if let target { input.set("target", toKilograms: target, in: units) }
        case .own: input.set("words", to: proposal?.words ?? "")
        case .workouts, .steps, .logging, .water:
            if kind.hasTarget {
                input.set("target", to: Numerals.typed(proposal?.target ?? kind.usual.target, decimals: 0))
            }
            input.set("times", to: String(proposal?.times ?? kind.usual.times))
        }
        self.init(input: input)
        self.units = units
        self.latest = latest
    }
}
