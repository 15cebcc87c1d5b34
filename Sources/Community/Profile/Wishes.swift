import Members

/// The aims that a member tells others they train for.
///
/// Not `FitnessAim`, the one thing that a member told in private: what is shown to others is asked anew, and getting
/// started, a habit, a race and coming back are wishes for company, which no formula knows.
package enum BuddyGoal: String, Choosable {
    case start, habit
    case weightLoss = "weight-loss"
    case muscle, strength, endurance, mobility
    case health, recovery, event

    package var label: String {
        switch self {
        case .start: "Get started"
        case .habit: "Make it a habit"
        case .weightLoss: "Lose weight"
        case .muscle: "Build muscle"
        case .strength: "Get stronger"
        case .endurance: "Last longer"
        case .mobility: "Move more freely"
        case .health: "Feel healthier"
        case .recovery: "Come back after a break or an injury"
        case .event: "Prepare for a race or an event"
        }
    }
}

/// Traits: a member's own, and those they wish for in a buddy.
package enum BuddyTrait: String, Choosable {
    case punctual, patient, motivating, calm, funny, talkative, quiet, ambitious, gentle, experienced
    case curious, reliable

    package var label: String {
        switch self {
        case .punctual: "On time"
        case .patient: "Patient"
        case .motivating: "Motivating"
        case .calm: "Calm"
        case .funny: "Funny"
        case .talkative: "Likes to talk"
        case .quiet: "Likes it quiet"
        case .ambitious: "Ambitious"
        case .gentle: "Gentle, no pressure"
        case .experienced: "Can show how it's done"
        case .curious: "Tries new things"
        case .reliable: "Keeps a promise"
        }
    }
}

/// Kinds of training.
package enum TrainingStyle: String, Choosable {
    case weights, bodyweight, cardio, intervals, yoga, walking, running, cycling, swimming, classes, sports, dance

    package var label: String {
        switch self {
        case .weights: "Weights"
        case .bodyweight: "With my own weight"
        case .cardio: "Cardio machines"
        case .intervals: "Short and hard (intervals)"
        case .yoga: "Yoga and stretching"
        case .walking: "Walking and hiking"
        case .running: "Running"
        case .cycling: "Cycling"
        case .swimming: "Swimming"
        case .classes: "Classes"
        case .sports: "Ball and racket sports"
        case .dance: "Dancing"
        }
    }
}

/// Kinds of places to train at.
package enum TrainingSpot: String, Choosable {
    case gym, outdoors, home, pool, online

    package var label: String {
        switch self {
        case .gym: "At a gym"
        case .outdoors: "Outdoors"
        case .home: "At home"
        case .pool: "At a pool"
        case .online: "Apart, but in touch"
        }
    }
}

/// The time that a member tells others they have been training; `Experience` is what they told in private.
package enum TrainingYears: String, Choosable {
    case new, some, long

    package var label: String {
        switch self {
        case .new: "I'm new to this"
        case .some: "For some months"
        case .long: "For years"
        }
    }
}

/// The gender of wished-for buddies.
package enum PreferredGender: String, Choosable {
    case any, female, male, other

    package var label: String {
        switch self {
        case .any: "Anybody"
        case .female: "Women"
        case .male: "Men"
        case .other: "People of another gender"
        }
    }
}

/// A part of the body that somebody takes care of, told only by who wants buddies with the same.
///
/// Not `InjuryArea`: those are kept sealed, this is shown; it is coarser, and breath, weight and pregnancy are no injuries.
package enum SharedLimitation: String, Choosable {
    case knee, back, shoulder, hip, neck, wrist, ankle, breath, weight, pregnancy

    package var label: String {
        switch self {
        case .knee: "A knee"
        case .back: "My back"
        case .shoulder: "A shoulder"
        case .hip: "A hip"
        case .neck: "My neck"
        case .wrist: "A wrist"
        case .ankle: "An ankle"
        case .breath: "My breath"
        case .weight: "A lot of weight to carry"
        case .pregnancy: "A baby on the way, or just born"
        }
    }
}
