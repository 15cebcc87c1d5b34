import Figures
import Web

/// Muscles on the drawn body.
enum MuscleBody {
    /// Returns an exercise's muscles: those it is for glow, those that help glow less; nil where none is said.
    static func glowing(_ exercise: Exercise) -> BodyView? {
        guard !(exercise.muscles + exercise.alsoMuscles).isEmpty else { return nil }
        return self.body { muscle in
            exercise.muscles.contains(muscle)
                ? "body-main" : exercise.alsoMuscles.contains(muscle) ? "body-also" : ""
        }
    }

    /// Returns the muscles of a week, the warmer the more sets they had; nil where none had any.
    static func warm(_ volumes: [MuscleVolume]) -> BodyView? {
        let sets = Dictionary(volumes.map { ($0.muscle, $0.sets) }, uniquingKeysWith: max)
        guard sets.values.contains(where: { $0 > 0 }) else { return nil }
        return self.body { Self.warmth(sets[$0] ?? 0) }
    }

    /// Returns the volume in four steps, the last from where muscles grow most.
    static func warmth(_ sets: Double) -> String {
        switch sets {
        case ..<0.5: ""
        case ..<3: "body-warm-1"
        case ..<6: "body-warm-2"
        case ..<MuscleVolume.plenty: "body-warm-3"
        default: "body-warm-4"
        }
    }

    /// The parts of one side to touch, and what they ask.
    struct Touches {
        let touches: [BodyView.Touch]
        let questions: [BodyView.Question]

        init(_ touches: [BodyView.Touch] = [], asking questions: [BodyView.Question] = []) {
            self.touches = touches
            self.questions = questions
        }
    }

    /// Returns both sides with a look for each muscle; the heart is drawn only when it has one.
    static func body(
        front: Touches = Touches(),
        back: Touches = Touches(),
        look: (Muscle) -> String
    ) -> BodyView {
        func places(_ outlines: [BodyOutline.Place]) -> [BodyView.Place] {
            outlines.compactMap { place in
                Muscle(rawValue: place.name).map { BodyView.Place(outline: place.outline, look: look($0)) }
            }
        }
        let heart = look(.heart)
        return BodyView(
            front: BodyView.Side(
                hasFace: true,
                places: places(BodyOutline.frontMuscles),
                middles: heart.isEmpty ? [] : [BodyView.Place(outline: BodyOutline.heart.outline, look: heart)],
                touches: front.touches,
                questions: front.questions
            ),
            back: BodyView.Side(
                hasFace: false,
                places: places(BodyOutline.backMuscles),
                touches: back.touches,
                questions: back.questions
            )
        )
    }
}
