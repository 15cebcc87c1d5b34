/// What a question is about when it names no exercise: a part of the body, a kind of training, a part of a workout.
enum SearchTopic: Sendable {
    case muscles([Muscle])
    /// A joint, of which the muscles around it are meant and no lift before others.
    case joint([Muscle])
    case category(ExerciseCategory)
    case part(WorkoutPart)
    case audience(Audience)
    case wholeBody
    case nothingNeeded

    /// Finds the topic of all words of a question; "exercises" and the like may stand beside it.
    init?(_ words: [String]) {
        let telling = words.filter { !Self.beside.contains($0) }
        let said = telling.joined(separator: " ")
        let isBeside = telling.count < words.count
        guard let topic = Self.topics[said] ?? (isBeside ? Self.topics[said + "s"] : nil) else { return nil }
        self = topic
    }

    /// Words that say nothing about which exercise: a match without them is as good.
    static let beside: Set<String> = [
        "exercise", "exercises", "workout", "workouts", "training", "movement", "movements", "move", "moves", "day",
        "best", "drill", "drills", "a", "some",
    ]

    private static let topics: [String: SearchTopic] = {
        var topics: [String: SearchTopic] = [:]
        for (topic, names) in Self.table {
            for name in names.split(separator: ",") {
                topics[SearchWording.words(String(name)).joined(separator: " ")] = topic
            }
        }
        return topics
    }()

    private static let table: [(SearchTopic, String)] = [
        (.muscles([.chest]), "chest, pecs, pec, pectorals, pectoral, chests, brust"),
        (.muscles([.lats, .upperBack, .lowerBack]), "back, backs, spine, rücken, ruecken"),
        (.muscles([.upperBack]), "upper back, mid back, middle back, rhomboids, posture"),
        (.muscles([.lowerBack]), "lower back, low back, lumbar"),
        (.muscles([.lats]), "lats, lat, latissimus"),
        (.muscles([.shoulders]), "shoulders, shoulder, delts, delt, deltoids, deltoid, schulter, schultern"),
        (.muscles([.biceps, .triceps, .forearms]), "arms, arme"),
        (.muscles([.biceps]), "biceps, bicep, bis, guns, bizeps"),
        (.muscles([.triceps]), "triceps, tricep, tris, trizeps"),
        (.muscles([.forearms]), "forearms, forearm, grip, grip strength, wrists"),
        (
            .muscles([.core]),
            "core, abs, ab, abdominals, abdominal, stomach, belly, tummy, six pack, sixpack, midsection, bauch, bauchmuskeln"
        ),
        (.muscles([.obliques]), "obliques, oblique, waist, love handles"),
        (.muscles([.glutes]), "glutes, glute, butt, bum, booty, buttocks, bottom, peach, ass, arse, po, gesäß"),
        (.muscles([.quadriceps]), "quads, quad, quadriceps, thighs, thigh, front of the thigh"),
        (.muscles([.hamstrings]), "hamstrings, hamstring, hams, hammies, hammys, back of the thigh, leg biceps"),
        (.joint([.quadriceps, .hamstrings]), "knee, knees"),
        (.muscles([.calves]), "calves, calf, calfs, waden, wade"),
        (.muscles([.quadriceps, .hamstrings, .glutes, .calves]), "legs, lower body, lowerbody, beine"),
        (.muscles([.hipFlexors, .outerHips]), "hips"),
        (.muscles([.hipFlexors]), "hip flexors, hip flexor, psoas"),
        (.muscles([.innerThighs]), "inner thighs, inner thigh, adductors, adductor, groin"),
        (.muscles([.outerHips]), "outer hips, outer hip, outer thighs, outer thigh, abductors, abductor, side glutes"),
        (.muscles([.neck]), "neck, nacken"),
        (.muscles([.shins]), "shins, shin, tibialis, tibialis anterior"),
        (.muscles([.chest, .shoulders, .lats, .upperBack, .biceps, .triceps]), "upper body, upperbody"),
        (.category(.cardio), "cardio, endurance, stamina, conditioning, heart, aerobic, ausdauer"),
        (.category(.strength), "strength, weights, weight lifting, lifting, lifts, krafttraining"),
        (.category(.flexibility), "stretch, stretches, stretching, flexibility, mobility"),
        (.category(.balance), "balance, balancing, gleichgewicht, otago, fall prevention, falls prevention, falls"),
        (.category(.yoga), "yoga"),
        (.part(.warmUp), "warm up, warmup, warm ups, warming up, warmups, aufwärmen"),
        (.part(.coolDown), "cool down, cooldown, cool downs, cooling down"),
        (.audience(.seat), "seated, sitting, chair, wheelchair, sit down, in a chair"),
        (.audience(.bed), "bed, in bed"),
        (.audience(.oneArm), "one arm, one armed"),
        (.audience(.latePregnancy), "pregnancy, pregnant, prenatal, postnatal, postpartum, after birth"),
        (
            .audience(.firstSteps),
            "beginner, beginners, for beginners, first steps, starting out, newbie, gentle, seniors, elderly, old people"
        ),
        (.audience(.rehab), "rehab, rehabilitation, physio, physiotherapy"),
        (.wholeBody, "full body, whole body, total body, fullbody"),
        (.nothingNeeded, "bodyweight, body weight, no equipment, calisthenics, without equipment"),
    ]

    /// Returns whether a stem is one that parts of the body are called by.
    static func namesBody(_ stem: String) -> Bool { self.bodyStems.contains(stem) }

    private static let bodyStems: Set<String> = {
        var stems: Set<String> = []
        for (topic, names) in table where topic.isOfBody {
            for name in names.split(separator: ",") {
                let words = SearchWording.words(String(name))
                if words.count == 1 { stems.formUnion(words.map(SearchWording.stem)) }
            }
        }
        return stems
    }()

    /// Words that ask for exercises in a seat.
    static let seatedWords: Set<String> = ["seated", "sitting", "chair", "wheelchair"]

    private var isOfBody: Bool {
        switch self {
        case .muscles, .joint: true
        default: false
        }
    }

    /// What an exercise is worth for being what most mean.
    func worth(ofKnown exercise: Exercise) -> Double {
        if case .joint = self { return 0 }
        return exercise.isBestKnown ? Exercise.knownBest : 0
    }

    /// Whether it asks for exercises that were made for some.
    var isNarrow: Bool { if case .audience = self { true } else { false } }

    /// Returns how well an exercise answers the topic; nil when it doesn't.
    func standing(of exercise: Exercise) -> Double? {
        switch self {
        case .muscles(let muscles), .joint(let muscles):
            guard exercise.category != .cardio, let first = exercise.muscles.first else { return nil }
            guard muscles.contains(where: exercise.muscles.contains) else { return nil }
            return (muscles.contains(first) ? 3 : 0) + Self.strength(of: exercise)
        case .category(let category): return exercise.category == category ? Self.strength(of: exercise) : nil
        case .part(let part):
            guard exercise.parts.contains(part) else { return nil }
            return exercise.category == .flexibility ? 1 : 0
        case .audience(let audience): return exercise.madeFor.contains(audience) ? 0 : nil
        case .wholeBody:
            return exercise.category == .strength && exercise.muscles.count > 2 ? Self.strength(of: exercise) : nil
        case .nothingNeeded:
            return exercise.category == .strength && exercise.equipment == .none ? Self.strength(of: exercise) : nil
        }
    }

    private static func strength(of exercise: Exercise) -> Double {
        (exercise.category == .strength ? 2 : 0) + (exercise.lift == .main ? 0.5 : 0)
    }
}
