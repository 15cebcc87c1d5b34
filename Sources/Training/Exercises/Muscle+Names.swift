extension Muscle {
    /// Other names that people search for, of the muscles or their part of the body.
    var otherNames: [String] {
        switch self {
        case .chest: ["pecs", "pectorals"]
        case .shoulders: ["delts", "deltoids"]
        case .triceps, .biceps: ["arms"]
        case .forearms: ["arms", "grip"]
        case .upperBack: ["traps", "rhomboids", "posture"]
        case .lats: ["back"]
        case .lowerBack: ["spine"]
        case .core: ["abs", "abdominals", "stomach", "core"]
        case .obliques: ["abs", "waist", "obliques"]
        case .glutes: ["buttocks", "bottom", "bum"]
        case .quadriceps: ["quads", "quadriceps", "legs"]
        case .hamstrings: ["hamstrings", "legs"]
        case .calves: ["legs"]
        case .hipFlexors: ["hips"]
        case .innerThighs: ["adductors", "legs"]
        case .outerHips: ["abductors", "hips"]
        case .neck: []
        case .shins: ["tibialis", "legs"]
        case .heart: ["cardio", "endurance", "stamina"]
        }
    }
}
