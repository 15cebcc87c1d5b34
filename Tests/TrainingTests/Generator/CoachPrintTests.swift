import Foundation
import HealthMath
import Testing

@testable import Training

/// Prints workouts for a coach to read, into the folder that `COACH_READS` names.
@Suite("Workouts printed for a coach")
struct CoachPrintTests {
    private struct Case {
        let name: String
        let request: WorkoutRequest
        let facts: TrainingFacts
    }

    private static func body(_ age: Int, _ kilograms: Double = 70) -> BodyFacts? {
        CalendarDay(year: SeededCase.day.year - age, month: 1, day: 1).map {
            BodyFacts(sex: age % 2 == 0 ? .female : .male, birthday: $0, centimetres: 170, kilograms: kilograms)
        }
    }

    private static func request(
        _ place: Place, _ equipment: Equipment, _ intensity: Intensity, _ minutes: Int, kind: WorkoutKind? = nil
    ) -> WorkoutRequest {
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        request.kind = kind
        return request
    }

    private static let places: [(Place, Equipment)] = [
        (.gym, .basic), (.home, .none), (.outdoors, .none), (.home, .basic), (.home, .minimal), (.gym, .minimal), (.outdoors, .basic),
    ]

    private static var healthy: [Case] {
        (0..<48).map { index in
            let goal = TrainingGoal.allCases[index % 6]
            let (place, equipment) = Self.places[(index / 6 + index) % 7]
            let minutes = WorkoutRequest.lengths[(index * 5 + index / 6) % 6]
            let intensity = Intensity.allCases[(index + index / 6) % 4]
            let experience = Experience.allCases[(index / 2 + index / 12) % Experience.allCases.count]
            let age = [24, 35, 47, 58, 63, 68, 74][(index * 3 + index / 7) % 7]
            return Case(
                name: "H\(index) \(goal) \(place) \(equipment) \(intensity) \(minutes) min, \(experience), \(age) years",
                request: Self.request(place, equipment, intensity, minutes),
                facts: TrainingFacts(body: Self.body(age), goal: goal, experience: experience)
            )
        }
    }

    private static var single: [Case] {
        var facts: [(String, TrainingFacts)] = []
        for area in InjuryArea.allCases {
            for kind in [InjuryKind.recent, .lasting] {
                facts.append(("\(area) \(kind)", TrainingFacts(injuries: [Injury(area: area, kind: kind)])))
            }
        }
        for condition in HealthCondition.allCases { facts.append(("\(condition)", TrainingFacts(conditions: [condition]))) }
        for limitation in Limitation.allCases { facts.append(("\(limitation)", TrainingFacts(limitations: [limitation]))) }
        return facts.enumerated().map { index, pair in
            var facts = pair.1
            facts.goal = TrainingGoal.allCases[(index * 5 + index / 6) % 6]
            facts.experience = Experience.allCases[index % Experience.allCases.count]
            facts.level = Level(facts.experience)
            let age = [29, 41, 52, 61, 67, 71][(index + index / 6) % 6]
            facts.body = Self.body(age)
            let (place, equipment) = Self.places[(index * 3) % 7]
            let minutes = [30, 45, 60, 30, 45, 90][index % 6]
            let intensity = Intensity.allCases[(index / 3 + 1) % 4]
            return Case(
                name: "S\(index) \(pair.0): \(facts.goal) \(place) \(equipment) \(intensity) \(minutes) min, "
                    + "\(facts.experience.map { "\($0)" } ?? ""), \(age) years",
                request: Self.request(place, equipment, intensity, minutes),
                facts: facts
            )
        }
    }

    private static var hard: [Case] {
        let day = SeededCase.day
        let rows: [(String, WorkoutRequest, TrainingFacts)] = [
            ("heavy beginner 131 kg", Self.request(.gym, .basic, .vigorous, 45), TrainingFacts(body: Self.body(40, 131), goal: .weightLoss, experience: .new)),
            ("heavy beginner 105 kg", Self.request(.home, .none, .vigorous, 30), TrainingFacts(body: Self.body(34, 105), goal: .conditioning, experience: .new)),
            ("80, frail", Self.request(.home, .none, .moderate, 90), TrainingFacts(body: Self.body(80), goal: .strength, experience: .new)),
            ("77, osteoporosis, dizzy", Self.request(.home, .minimal, .moderate, 30), TrainingFacts(body: Self.body(77, 55), conditions: [.osteoporosis, .dizziness], limitations: [.balance], goal: .mobility, experience: .some)),
            ("71 dizzy", Self.request(.home, .none, .vigorous, 45), TrainingFacts(body: Self.body(71), conditions: [.dizziness], goal: .weightLoss, experience: .regular)),
            ("66 regular, athlete", Self.request(.gym, .basic, .vigorous, 60), TrainingFacts(body: Self.body(66), goal: .athleticism, experience: .regular)),
            ("70 osteoporosis", Self.request(.gym, .basic, .vigorous, 60), TrainingFacts(body: Self.body(70, 58), conditions: [.osteoporosis], goal: .muscle, experience: .regular)),
            ("pregnant 30 weeks", Self.request(.home, .minimal, .moderate, 45), TrainingFacts(body: Self.body(32), cycle: .pregnant(since: day.adding(days: -210)), goal: .strength, experience: .regular)),
            ("pregnant 20 weeks", Self.request(.outdoors, .none, .vigorous, 45), TrainingFacts(body: Self.body(30), cycle: .pregnant(since: day.adding(days: -140)), goal: .conditioning, experience: .regular)),
            ("heart, pressure, 64", Self.request(.gym, .basic, .vigorous, 60), TrainingFacts(body: Self.body(64, 90), conditions: [.heart, .highBloodPressure], goal: .conditioning, experience: .some)),
            ("hernia, back lasting", Self.request(.home, .basic, .hard, 45), TrainingFacts(body: Self.body(45), injuries: [Injury(area: .lowerBack, kind: .lasting)], conditions: [.hernia], goal: .weightLoss, experience: .regular)),
            ("knee and wrist fresh", Self.request(.gym, .basic, .hard, 60), TrainingFacts(body: Self.body(28), injuries: [Injury(area: .knee, kind: .recent), Injury(area: .wrist, kind: .recent)], goal: .strength, experience: .seasoned)),
            ("ankle after surgery", Self.request(.outdoors, .none, .vigorous, 45), TrainingFacts(body: Self.body(36), injuries: [Injury(area: .ankle, kind: .surgery)], goal: .conditioning, experience: .regular)),
            ("hip and knee lasting, joints 67", Self.request(.home, .basic, .vigorous, 60), TrainingFacts(body: Self.body(67, 88), injuries: [Injury(area: .hip, kind: .lasting), Injury(area: .knee, kind: .lasting)], conditions: [.joints], goal: .strength, experience: .some)),
            ("asthma run", Self.request(.outdoors, .none, .hard, 45, kind: .run), TrainingFacts(body: Self.body(26), conditions: [.asthma], goal: .conditioning, experience: .seasoned)),
            ("asthma new home", Self.request(.home, .none, .vigorous, 20), TrainingFacts(body: Self.body(38), conditions: [.asthma], goal: .weightLoss, experience: .new)),
            ("wheelchair", Self.request(.gym, .basic, .vigorous, 60), TrainingFacts(body: Self.body(44), limitations: [.wheelchair], goal: .conditioning, experience: .regular)),
            ("one arm", Self.request(.gym, .basic, .vigorous, 45), TrainingFacts(body: Self.body(31), limitations: [.oneArm], goal: .muscle, experience: .regular)),
            ("beginner run 90", Self.request(.outdoors, .none, .vigorous, 90, kind: .run), TrainingFacts(body: Self.body(42), goal: .conditioning, experience: .some)),
            ("balance 70", Self.request(.home, .minimal, .vigorous, 45), TrainingFacts(body: Self.body(70), limitations: [.balance], goal: .conditioning, experience: .regular)),
        ]
        return rows.enumerated().map { Case(name: "X\($0) \($1.0)", request: $1.1, facts: $1.2) }
    }

    @Test("are printed")
    func print() throws {
        guard let folder = ProcessInfo.processInfo.environment["COACH_READS"] else { return }
        let seed = ProcessInfo.processInfo.environment["COACH_SEED"].flatMap(UInt64.init) ?? 1
        let generator = try MadePlans.generator.get()
        for (file, cases) in [("healthy", Self.healthy), ("single", Self.single), ("hard", Self.hard)] {
            var text = ""
            for (index, one) in cases.enumerated() {
                let plan = generator.plan(
                    one.request, for: one.facts, history: TrainingHistory(), excluding: [], adding: [], on: SeededCase.day,
                    seed: seed + UInt64(index)
                )
                text += "\n=== \(one.name)\n«\(plan.title ?? "-")» \(Int(plan.seconds / 60)) min\n"
                for note in plan.notes { text += "  ! \(note)\n" }
                for phase in plan.phases {
                    text += "  \(phase.part) \(Int(phase.seconds / 60)) min\n"
                    for item in phase.items {
                        let dose = item.reps.map { "\(item.sets)×\($0)" } ?? "\(item.sets)×\(item.seconds ?? 0)s"
                        let reserve = item.reserve.map { " res\($0)" } ?? ""
                        text += "    \(item.name) \(dose)\(item.sides ? "/side" : "") rest \(item.restSeconds) MET \(item.met)\(reserve)"
                        text += " [\(item.slot ?? item.role?.rawValue ?? "-")] \(item.reason)\n"
                    }
                }
            }
            try text.write(toFile: "\(folder)/\(file)-\(seed).txt", atomically: true, encoding: .utf8)
        }
    }
}
