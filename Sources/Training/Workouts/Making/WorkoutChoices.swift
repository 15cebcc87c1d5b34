import HealthMath
import Web

/// The choices for a new workout, in words that a beginner understands.
struct WorkoutChoices: Encodable, Sendable {
    let intensities: [ChoiceView]
    let lengths: [ChoiceView]
    let placeChoices: [ChoiceView]
    let equipments: [ChoiceView]
    let goals: [ChoiceView]
    /// What the session may be, "Leave it to us" first; empty where there is only one kind.
    let kinds: [ChoiceView]

    init(_ input: FormInput, kinds: [WorkoutKind]) {
        self.intensities = Intensity.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, hint: $0.feel, chosen: input["intensity"] == $0.rawValue)
        }
        self.lengths = WorkoutRequest.lengths.map {
            ChoiceView("\($0)", label: "\($0) min", chosen: input["minutes"] == "\($0)")
        }
        self.placeChoices = Place.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, chosen: input["place"] == $0.rawValue)
        }
        self.equipments = EquipmentChoice.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, hint: $0.hint, chosen: input["equipment"] == $0.rawValue)
        }
        self.goals = TrainingGoal.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, hint: $0.meaning, chosen: input["goal"] == $0.rawValue)
        }
        let asked = kinds.first { $0.rawValue == input["kind"] }
        let open = ChoiceView("", label: "Leave it to us", chosen: asked == nil)
        self.kinds =
            kinds.isEmpty
            ? [] : [open] + kinds.map { ChoiceView($0.rawValue, label: $0.label, chosen: asked == $0) }
    }
}

extension Experience {
    static func choices(chosen: String) -> [ChoiceView] {
        Self.allCases.map { ChoiceView($0.rawValue, label: $0.label, chosen: chosen == $0.rawValue) }
    }
}

extension Intensity {
    /// Says how an intensity feels, by the talk test.
    ///
    /// Reed & Pipe, "The talk test: a useful tool for prescribing and monitoring exercise intensity", Curr Opin Cardiol
    /// 2014; 29: 475–480; Persinger, Foster, Gibson, Fater & Porcari, "Consistency of the talk test for exercise
    /// prescription", Med Sci Sports Exerc 2004; 36: 1632–1636.
    var feel: String {
        switch self {
        case .low: "You could sing."
        case .moderate: "You can talk but not sing."
        case .vigorous: "A few words, then a breath."
        case .hard: "No breath left to talk."
        }
    }
}

extension TrainingGoal {
    /// Says what a workout for it is made of, how hard its sets end, and what it is good for; `DoseTable` and the builds are
    /// the numbers.
    fileprivate var meaning: String {
        switch self {
        case .muscle: "Sets of 8 to 12, the last ones hard. For size and strength."
        case .strength: "Few big lifts, heavy: sets of 5 to 8, long rests. For lifting more."
        case .conditioning: "Steady work, intervals, or strength with a quick pulse. For heart and lungs."
        case .athleticism: "Jumps and throws, then lifts and short bursts. For speed and spring."
        case .weightLoss: "Strength and a quick pulse in turn, short rests. Keeps muscle while weight goes."
        case .mobility: "Balance, easy strength, free joints. For getting up, reaching and walking with ease."
        }
    }
}
