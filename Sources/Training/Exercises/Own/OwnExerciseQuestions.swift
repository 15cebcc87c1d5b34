import HealthMath
import Web

/// The questions of the form for an own exercise, with their choices.
struct OwnExerciseQuestions {
    private let form: OwnExerciseForm
    private let errors: FormErrors

    init(_ form: OwnExerciseForm, _ errors: FormErrors) {
        self.form = form
        self.errors = errors
    }

    /// The questions with exactly one answer.
    var selects: [OwnExercisePage.Choosing] {
        [
            self.one("category", "Kind", ExerciseCategory.allCases) { $0.label },
            self.one("pattern", "How it moves", MovementPattern.allCases) { $0.label },
            self.one("position", "How you are placed", Position.allCases) { $0.label },
            self.one("equipment", "What it needs", Equipment.allCases) { $0.label },
            self.one("effort", "How hard it is", Intensity.allCases) { $0.effortWords },
            self.one("level", "Whom it is for", Level.allCases) { $0 == .beginner ? "Anybody" : "Who has trained" },
            self.one("measure", "What you count", [Exercise.Measure.reps, .seconds]) {
                $0 == .reps ? "Repetitions" : "Time"
            },
        ]
    }

    /// The questions with at least one answer.
    var picks: [OwnExercisePage.Choosing] {
        [
            self.some("muscles", "What it trains", Muscle.allCases.map { ($0.rawValue, $0.label) }),
            self.some("places", "Where it can be done", Place.allCases.map { ($0.rawValue, $0.label) }),
        ]
    }

    /// The questions on which the safety rules depend.
    var safetyPicks: [OwnExercisePage.Choosing] {
        let none = (OwnExerciseForm.none, "None of these")
        return [
            self.some(
                "loads",
                "What it clearly loads",
                [none] + InjuryArea.allCases.map { ($0.rawValue, $0.label) }
            ),
            self.some("traits", "What comes with it", [none] + ExerciseTrait.allCases.map { ($0.rawValue, $0.label) }),
        ]
    }

    private func one<Choice: RawRepresentable<String>>(
        _ field: String,
        _ label: String,
        _ choices: [Choice],
        _ name: (Choice) -> String
    ) -> OwnExercisePage.Choosing {
        let chosen = self.form.input[field]
        return self.choosing(
            field,
            label,
            choices.map { ChoiceView($0.rawValue, label: name($0), chosen: $0.rawValue == chosen) }
        )
    }

    private func some(_ field: String, _ label: String, _ choices: [(String, String)]) -> OwnExercisePage.Choosing {
        let chosen = self.form.input.all(field)
        return self.choosing(
            field,
            label,
            choices.map { ChoiceView($0.0, label: $0.1, chosen: chosen.contains($0.0)) }
        )
    }

    private func choosing(_ field: String, _ label: String, _ answers: [ChoiceView]) -> OwnExercisePage.Choosing {
        OwnExercisePage.Choosing(
            choosingField: field,
            choosingLabel: label,
            choosingAnswers: answers,
            choosingComplaints: self.errors[field],
            choosingWrong: !self.errors[field].isEmpty
        )
    }
}

extension Intensity {
    fileprivate var effortWords: String {
        switch self {
        case .low: "Easy: you could sing"
        case .moderate: "Moderate: you could talk"
        case .vigorous: "Vigorous: a few words at a time"
        case .hard: "Hard: no words left"
        }
    }
}
