import Figures
import HealthMath
import Web

/// The drawn body that is touched where it hurts: each place leads to its question in the list below.
///
/// The style sheet makes a place glow as soon as its question says something else than fine (`body-area-knee`).
enum HurtBody {
    static let view = BodyView(
        front: BodyView.Side(
            hasFace: true,
            places: places(BodyOutline.frontAreas, on: BodyOutline.frontMuscles),
            touches: front + [feet(asking: "hurts-foot")],
            questions: [BodyView.Question(id: "hurts-foot", answers: closeAreas.map(answer))]
        ),
        back: BodyView.Side(
            hasFace: false,
            places: places(BodyOutline.backAreas, on: BodyOutline.backMuscles),
            touches: back + [feet(asking: "hurts-foot-behind")],
            questions: [BodyView.Question(id: "hurts-foot-behind", answers: closeAreas.map(answer))]
        )
    )

    /// Returns the muscles that the body has on every page, and the areas on them.
    private static func places(
        _ areas: [BodyOutline.Place],
        on muscles: [BodyOutline.Place]
    ) -> [BodyView.Place] {
        muscles.map { BodyView.Place(outline: $0.outline, look: "") }
            + areas.map { BodyView.Place(outline: $0.outline, look: "body-area body-area-\($0.name)") }
    }

    /// Areas that a finger can't tell apart, so that a touch asks which is meant.
    private static let closeAreas: [InjuryArea] = [.ankle, .foot]

    private static func feet(asking question: String) -> BodyView.Touch {
        BodyView.Touch(
            path: "#" + question,
            words: closeAreas.map(\.label).joined(separator: ", "),
            zone: .limb(0, 198, height: 40)
        )
    }

    private static func answer(_ area: InjuryArea) -> BodyView.Answer {
        BodyView.Answer(path: "#" + InjuriesForm.field(area), name: area.label)
    }

    private static func touch(_ zone: BodyZone, _ area: InjuryArea) -> BodyView.Touch {
        BodyView.Touch(path: "#" + InjuriesForm.field(area), words: area.label, zone: zone)
    }

    private static let front = [touch(.middle(10, width: 34), .neck), touch(.limb(17, 37), .shoulder)] + limbs

    private static let back =
        [
            touch(.middle(10, width: 34), .neck), touch(.middle(44, width: 34), .upperBack),
            touch(.middle(77, width: 46), .lowerBack), touch(.limb(17, 37), .shoulder),
        ] + limbs

    private static let limbs = [
        touch(.limb(23, 70), .elbow), touch(.limb(23, 103), .wrist), touch(.middle(110, width: 46), .hip),
        touch(.limb(0, 150), .knee),
    ]
}
