import Web

/// The drawn body by which exercises are found: a touch leads to the list of one muscle, and where several are close it asks
/// which.
///
/// The list's filter says the same in words, for keyboards and readers.
struct MuscleTouches: Encodable, Sendable {
    let touchedBody: BodyView

    /// Begins a search anew with each touch: it keeps the place, what one has and the kind, but no words.
    init(_ filter: ExerciseFilter) {
        let path = { (muscle: Muscle) in
            var changed = filter
            changed.text = ""
            changed.muscle = muscle
            return ExerciseLinks.list(changed)
        }
        let touch = { (part: Part) in
            BodyView.Touch(
                path: part.muscles.count == 1 ? path(part.muscles[0]) : "#" + part.id,
                words: part.muscles.map(\.label).joined(separator: ", "),
                zone: part.zone
            )
        }
        let questions = { (parts: [Part]) in
            parts.filter { $0.muscles.count > 1 }.map { part in
                BodyView.Question(
                    id: part.id,
                    answers: part.muscles.map { BodyView.Answer(path: path($0), name: $0.label) }
                )
            }
        }
        self.touchedBody = MuscleBody.body(
            front: .init(Part.front.map(touch), asking: questions(Part.front)),
            back: .init(Part.back.map(touch), asking: questions(Part.back))
        ) {
            $0 == filter.muscle ? "body-main" : ""
        }
    }

    /// What lies under a finger.
    struct Part: Sendable {
        let zone: BodyZone
        let muscles: [Muscle]
        /// The id of the question which; "touched-lats-lower-back".
        var id: String { "touched-" + self.muscles.map(\.rawValue).joined(separator: "-") }

        init(_ zone: BodyZone, _ muscles: Muscle...) {
            self.zone = zone
            self.muscles = muscles
        }

        static let front = [
            Part(.middle(10, width: 36), .neck), Part(.limb(20, 29), .shoulders),
            Part(.middle(43, width: 40), .chest), Part(.limb(23, 62), .biceps),
            Part(.middle(76, width: 46), .core, .obliques), Part(.limb(23, 95), .forearms),
            Part(.middle(109, width: 46), .hipFlexors, .innerThighs, .outerHips, .quadriceps),
            Part(.limb(0, 142), .quadriceps), Part(.limb(0, 175, height: 44), .shins),
        ]

        static let back = [
            Part(.middle(10, width: 36), .neck), Part(.limb(23, 29), .shoulders),
            Part(.middle(43, width: 46), .upperBack, .lats), Part(.limb(23, 62), .triceps),
            Part(.middle(76, width: 46), .lats, .lowerBack, .obliques), Part(.limb(23, 95), .forearms),
            Part(.middle(109, width: 46), .glutes, .outerHips, .hamstrings), Part(.limb(0, 142), .hamstrings),
            Part(.limb(0, 175, height: 44), .calves),
        ]
    }
}
