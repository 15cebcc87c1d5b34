import HealthMath

/// A question about a part of the body that hurts: it is answered by a few gentle exercises for that part, never by what
/// loads it.
///
/// They move the part through a small range, or train the muscles around it without its weight, as guidance for adults
/// advises (NICE NG226, osteoarthritis, 2022; NICE NG59, low back pain, 2016; NHS, exercises for sore joints and muscles).
struct SearchPain: Sendable, Equatable {
    let area: InjuryArea

    /// Returns nil where nothing is said to hurt, or not what.
    init?(_ text: String) {
        let words = SearchWording.words(text)
        let said = " \(words.joined(separator: " ")) "
        let area = { (names: [(InjuryArea, String)]) in
            names.first { name in
                name.1.split(separator: ",").contains { said.contains(" \($0.drop { $0 == " " }) ") }
            }?.0
        }
        if let ill = area(Self.complaints) {
            self.area = ill
            return
        }
        guard words.contains(where: Self.hurting.contains), let part = area(Self.parts) else { return nil }
        self.area = part
    }

    /// The exercises, the likeliest first.
    var exercises: [Exercise.ID] {
        switch self.area {
        case .neck: ["chin-slide", "neck-turn", "neck-nod", "neck-side-stretch"]
        case .shoulder:
            [
                "standing-shoulder-blade-squeeze", "shoulder-shrug-roll", "seated-shoulder-roll", "seated-arm-swings",
                "forearm-wall-push",
            ]
        case .elbow: ["elbow-bends", "seated-elbow-curls", "ball-squeeze"]
        case .wrist: ["ball-squeeze", "elbow-bends"]
        case .upperBack:
            ["seated-shoulder-blade-squeeze", "upper-back-hug", "seated-trunk-turn", "open-book", "reach-and-open"]
        case .lowerBack:
            ["lying-pelvic-tilt", "lying-knee-rock", "standing-cat", "seated-cat", "legs-still-dead-bug", "easy-walk"]
        case .hip:
            [
                "standing-side-leg-lift", "seated-seat-squeeze", "standing-leg-kickback", "straight-leg-raise",
                "hip-hinge-warmup",
            ]
        case .knee:
            ["straight-leg-raise", "thigh-squeeze", "lying-leg-slide", "seated-leg-extension", "mini-squat"]
        case .ankle: ["ankle-circles", "ankle-alphabet", "ankle-pumps", "seated-toe-raise", "seated-calf-stretch"]
        case .foot: ["foot-roll", "toe-spread", "seated-calf-stretch", "ankle-pumps"]
        }
    }

    private static let hurting: Set<String> = [
        "pain", "pains", "painful", "ache", "aches", "aching", "achy", "sore", "hurt", "hurts", "hurting", "bad",
        "injury",
        "injured", "sprain", "sprained", "twisted", "strained", "arthritis", "arthritic", "tendonitis", "tendinitis",
        "rehab", "rehabilitation", "physio", "physiotherapy",
    ]

    /// What is hurt by the names of complaints alone.
    private static let complaints: [(InjuryArea, String)] = [
        (.lowerBack, "sciatica, sciatic, lumbago, slipped disc, herniated disc, bulging disc"),
        (.knee, "runners knee, jumpers knee, meniscus, acl, acls"),
        (.elbow, "tennis elbow, golfers elbow"), (.wrist, "carpal tunnel"), (.shoulder, "frozen shoulder, impingement"),
        (.foot, "plantar fasciitis, heel spur"), (.ankle, "shin splints, achilles tendonitis"), (.neck, "whiplash"),
    ]

    /// The narrower part first: a lower back is a back.
    private static let parts: [(InjuryArea, String)] = [
        (.upperBack, "upper back, mid back, middle back, shoulder blade, shoulder blades"),
        (.lowerBack, "lower back, low back, lumbar, back, backs, spine, backache"), (.neck, "neck"),
        (.shoulder, "shoulder, shoulders, rotator cuff"), (.elbow, "elbow, elbows"),
        (.wrist, "wrist, wrists, hand, hands, thumb, finger, fingers"), (.hip, "hip, hips, groin"),
        (.knee, "knee, knees, kneecap"), (.ankle, "ankle, ankles, achilles, shin, shins, calf"),
        (.foot, "foot, feet, heel, toe, toes"),
    ]
}
