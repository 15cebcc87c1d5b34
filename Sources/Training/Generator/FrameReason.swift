import HealthMath

/// Says what a thing before or after the main part is for: "Opens the hip flexors for the run".
struct FrameReason {
    private let main: Choices

    init(_ main: Choices) { self.main = main }

    func warmUp(_ material: Material) -> String {
        if material.kind == .cardio { return "Gets your blood moving before the work" }
        let shared = self.best { $0.material.worked.intersection(material.worked).muscles }
        if let (muscles, choice) = shared {
            let verb = material.kind == .supple ? "Loosens" : "Wakes up"
            return "\(verb) \(Self.list(muscles.map(\.label))) for \(Self.work(choice.material))"
        }
        let joints = self.best { choice in
            InjuryArea.allCases.enumerated().filter {
                choice.material.loads[$0.offset] > 0 && material.loads[$0.offset] > 0
                    && !(choice.material.kind == .cardio && $0.element == .wrist)
            }
            .map(\.element)
        }
        if let (areas, choice) = joints {
            return "Moves \(Self.list(areas.map(\.label))) before \(Self.work(choice.material))"
        }
        return Self.isBreath(material) ? "Steadies your breath before the work" : "Gets you moving before the work"
    }

    func coolDown(_ material: Material) -> String {
        if material.kind == .cardio { return "Lets your pulse come down slowly" }
        if Self.isBreath(material) { return "Slows your breath, and your pulse with it" }
        // A hold or a lift eases no muscle and only brings one to rest.
        guard material.kind == .supple else { return "Moves gently, so that breath and pulse settle" }
        let verb = material.exercise.pattern == .stretch ? "Stretches" : "Eases"
        if let (muscles, choice) = self.best({ $0.material.worked.intersection(material.worked).muscles }) {
            return "\(verb) \(Self.list(muscles.map(\.label))) after \(Self.work(choice.material))"
        }
        let own = material.worked.muscles
        return own.isEmpty ? "Brings you to rest" : "\(verb) \(Self.list(own.map(\.label))) before you rest"
    }

    /// Returns what is shared with the work that shares most, the longest of equals; nil where nothing is shared.
    private func best<Shared>(_ shared: (Choice) -> [Shared]) -> ([Shared], Choice)? {
        self.main.all.map { (shared($0), $0) }
            .max { ($0.0.count, $0.1.seconds) < ($1.0.count, $1.1.seconds) }
            .flatMap { $0.0.isEmpty ? nil : $0 }
    }

    private static func isBreath(_ material: Material) -> Bool { material.exercise.id.contains("breath") }

    /// Names two things at most: "the calves and the glutes".
    private static func list(_ names: [String]) -> String {
        names.prefix(2).map { "the \($0.lowercased())" }.joined(separator: " and ")
    }

    /// What is run in turns.
    private static let runs: Set<Exercise.ID> = ["strides", "hill-repeats", "run-intervals", "sprint-intervals"]

    /// What one calls the ways of getting on, by the ids of exercises; what arms do in a seat is no run, swim or ride.
    private static let ways = [
        ("arm-run", "the arm run"), ("seated-swim", "the swim strokes"), ("hand-bike", "the arm cycling"),
        ("walk", "the walk"), ("treadmill", "the run"), ("run", "the run"), ("bike", "the ride"), ("ride", "the ride"),
        ("row-", "the rowing"), ("rowing", "the rowing"), ("stair", "the climb"), ("swim", "the swim"),
    ]

    /// Returns what one calls it in passing: "the squat", "the run".
    private static func work(_ material: Material) -> String {
        if material.isRun || Self.runs.contains(material.exercise.id) { return "the run" }
        switch material.exercise.pattern {
        case .squat: return "the squat"
        case .hinge: return "the hip hinge"
        // A step-up or a split squat goes by it, too.
        case .lunge: return "the work on one leg"
        case .pushAcross: return "the push"
        case .pushUp: return "the press"
        case .pullAcross: return "the row"
        case .pullDown: return "the pull"
        case .brace, .trunk: return "the trunk work"
        case .carry: return "the carry"
        case .burst where material.kind == .power: return "what is quick"
        case .steady, .burst: return Self.ways.first { material.exercise.id.contains($0.0) }?.1 ?? "the cardio part"
        case .balance: return "the balance work"
        case .isolation, .mobility, .stretch: return "the main part"
        }
    }
}
