import Foundation
import HealthMath
import Testing

@testable import Training

@Suite("The rules of safety")
struct SafetyRulesTests {
    private static let day = CalendarDay(number: 20_778)
    private let rules: SafetyRules

    init() throws { self.rules = try SafetyRules.shipped() }

    @Test("know every area that may hurt, freshly and long since", arguments: InjuryArea.allCases, InjuryKind.allCases)
    func areas(_ area: InjuryArea, _ kind: InjuryKind) throws {
        let found = self.rules.rules(
            for: TrainingFacts(injuries: [Injury(area: area, kind: kind)]),
            on: Self.day
        )
        let rule = try #require(found.first)
        #expect(found.count == 1)
        #expect(rule.mostLoad[area.rawValue] == (kind.isAcute ? 1 : 2))
    }

    @Test("count what hurts on the day, and forget it on the next")
    func sore() {
        let sore = SoreDay(day: Self.day, injuries: [Injury(area: .shoulder, kind: .recent)])
        let facts = TrainingFacts(injuries: [Injury(area: .shoulder, kind: .lasting)], sore: sore)
        #expect(self.rules.holding(for: facts, on: Self.day).map(\.id) == ["shoulder-acute"])
        #expect(self.rules.rules(for: facts, on: Self.day).map(\.id) == ["shoulder-acute"])
        #expect(self.rules.rules(for: facts, on: Self.day.adding(days: 1)).map(\.id) == ["shoulder-old"])
    }

    @Test("know every condition", arguments: HealthCondition.allCases)
    func conditions(_ condition: HealthCondition) {
        #expect(self.rules.rules(for: TrainingFacts(conditions: [condition]), on: Self.day).count == 1)
    }

    @Test("know every limitation", arguments: Limitation.allCases)
    func limitations(_ limitation: Limitation) {
        #expect(self.rules.rules(for: TrainingFacts(limitations: [limitation]), on: Self.day).count == 1)
    }

    @Test(
        "know every time of a pregnancy, and take the last when the week was not said",
        arguments: [(0, 1), (97, 1), (98, 2), (195, 2), (196, 3), (280, 3), (nil, 3)]
    )
    func pregnancy(_ days: Int?, _ trimester: Int) {
        let facts = TrainingFacts(cycle: .pregnant(since: days.map { Self.day.adding(days: -$0) }))
        #expect(self.rules.rules(for: facts, on: Self.day).map(\.id) == ["pregnancy-\(trimester)"])
    }

    @Test(
        "ask for low impact from a body mass index of 35 on",
        arguments: [(101.0, []), (102.0, ["severe-obesity"])]
    )
    func obesity(_ kilograms: Double, _ expected: [String]) throws {
        let birthday = try #require(CalendarDay(year: 1980, month: 1, day: 1))
        let facts = TrainingFacts(
            body: BodyFacts(sex: .female, birthday: birthday, centimetres: 170, kilograms: kilograms)
        )
        #expect(self.rules.rules(for: facts, on: Self.day).map(\.id) == expected)
    }

    @Test("hold for nobody who has told nothing")
    func nothing() {
        #expect(self.rules.rules(for: TrainingFacts(), on: Self.day).isEmpty)
    }

    @Test(
        "name only what there is, once each, and say where it is known from",
        arguments: try SafetyRules.shipped().rules
    )
    func wellFormed(_ rule: SafetyRule) throws {
        #expect(self.rules.rules.count { $0.id == rule.id } == 1)
        #expect(rule.mostLoad.keys.allSatisfy { InjuryArea(rawValue: $0) != nil })
        #expect(rule.mostLoad.values.allSatisfy { (0...2).contains($0) })
        #expect(!rule.words.isEmpty && !rule.advice.isEmpty && !rule.doctor.isEmpty)
        #expect(!rule.sources.isEmpty && rule.sources.allSatisfy { $0.count > 10 && $0.contains(". ") })
        let known = Set(try ExerciseCatalogue.shipped().exercises.map(\.id))
        #expect(rule.neverExercises.allSatisfy { known.contains($0) })
        let cause = rule.cause
        let causes = [
            cause.area != nil, cause.condition != nil, cause.limitation != nil, cause.trimester != nil,
            cause.bodyMassIndex != nil,
        ]
        #expect(causes.count { $0 } == 1)
        #expect((cause.area != nil) == (cause.acute != nil))
    }

    @Test("use no word that would be read as nothing")
    func words() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: SafetyRules.file))
        let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        let known = Set(SafetyRule.CodingKeys.allCases.map(\.rawValue))
        #expect(Set(objects.flatMap(\.keys)).subtracting(known) == [])
    }

    @Test(
        "rule out what guidance rules out",
        arguments: [
            ("knee-acute", [Training.ExerciseTrait.impact, .kneeling, .deepKnees]),
            ("ankle-acute", [.impact]),
            ("lower-back-acute", [.bending, .twisting, .straining]),
            ("shoulder-acute", [.overhead, .wristWeight]),
            ("wrist-acute", [.wristWeight, .gripping]),
            ("neck-old", [.inverted]),
            ("knee-old", [.impact, .kneeling, .deepKnees]),
            ("hip-old", [.impact, .deepKnees]),
            ("ankle-old", [.impact]),
            ("foot-old", [.impact]),
            ("lower-back-old", [.bending]),
            ("high-blood-pressure", [.straining, .holding, .inverted]),
            ("osteoporosis", [.bending, .twisting]),
            ("hernia", [.straining, .bellyPressure]),
            ("epilepsy", [.water]),
            ("severe-obesity", [.impact]),
            ("limitation-jumping", [.impact]),
            ("pregnancy-1", [.collision]),
            ("pregnancy-2", [.collision, .balance, .bellyPressure]),
        ]
    )
    func ruledOut(_ id: String, _ traits: [Training.ExerciseTrait]) throws {
        let rule = try #require(self.rules.rules.first { $0.id == id })
        #expect(Set(traits).isSubset(of: rule.never))
    }

    @Test(
        "keep who has high blood pressure or a heart condition from a trunk held leaning back, and a head at the shin",
        arguments: ["high-blood-pressure", "heart"],
        ["russian-twist", "triangle-pose"]
    )
    func heldOrHeadDown(_ id: String, _ exercise: Exercise.ID) throws {
        let rule = try #require(self.rules.rules.first { $0.id == id })
        let catalogue = try ExerciseCatalogue.shipped()
        #expect(rule.forbids(try #require(catalogue[exercise])))
    }

    @Test(
        "rule out by name what no trait tells of: a rounded back, a deep turn, an arm pulled across",
        arguments: [
            ("osteoporosis", ["standing-cat", "seated-cat", "cat-cow", "seated-flow", "foam-roll-upper-back"]),
            ("osteoporosis-with-doctor", ["standing-cat", "cat-cow"]),
            ("shoulder-acute", ["cross-arm-stretch", "bird-dog", "thread-the-needle"]),
            ("lower-back-acute", ["worlds-greatest-stretch"]),
        ]
    )
    func named(_ id: String, _ exercises: [Exercise.ID]) throws {
        let rule = try #require(self.rules.withEased.first { $0.id == id })
        let catalogue = try ExerciseCatalogue.shipped()
        for exercise in exercises { #expect(rule.forbids(try #require(catalogue[exercise])), "\(exercise)") }
    }

    @Test("keep a heart at moderate, and who is pregnant off the back from the second trimester on")
    func limits() throws {
        let heart = try #require(self.rules.rules.first { $0.id == "heart" })
        #expect(heart.forbids(.sample(), at: .vigorous))
        #expect(!heart.forbids(.sample(), at: .moderate))
        let onTheBack = Exercise.sample(position: .onTheBack)
        #expect(
            self.rules.rules.filter { $0.cause.trimester != nil && $0.forbids(onTheBack) }.map(\.id)
                == ["pregnancy-2", "pregnancy-3"]
        )
    }

    @Test(
        "an acute knee rules out what lands and more than a light load; an old one a heavy load, what lands, kneels or bends deep"
    )
    func knee() throws {
        let acute = try #require(self.rules.rules.first { $0.id == "knee-acute" })
        let old = try #require(self.rules.rules.first { $0.id == "knee-old" })
        #expect(acute.forbids(.sample(traits: [.impact])))
        #expect(acute.forbids(.sample(joints: ["knee": 2])))
        #expect(!acute.forbids(.sample(joints: ["knee": 1, "hip": 3])))
        #expect(!old.forbids(.sample(joints: ["knee": 2])))
        for trait in [Training.ExerciseTrait.impact, .kneeling, .deepKnees] {
            #expect(old.forbids(.sample(joints: ["knee": 1], traits: [trait])), "\(trait)")
        }
        #expect(old.forbids(.sample(joints: ["knee": 3])))
    }

    @Test("leave a wheelchair seated work of the arms, and nothing that needs the legs")
    func wheelchair() throws {
        let rule = try #require(self.rules.rules.first { $0.cause.limitation == .wheelchair })
        #expect(!rule.forbids(.sample(position: .seated, muscles: [.lats])))
        #expect(rule.forbids(.sample(position: .seated, muscles: [.quadriceps])))
        #expect(rule.forbids(.sample(position: .standing, muscles: [.lats])))
        #expect(rule.forbids(.sample(position: .seated, muscles: [.heart], pattern: .squat)))
    }

    @Test("leave a wheelchair nothing that the legs drive or that one lies down for, in the whole catalogue")
    func wheelchairCatalogue() throws {
        let rule = try #require(self.rules.rules.first { $0.cause.limitation == .wheelchair })
        let catalogue = try MadePlans.catalogue.get()
        for id in [
            "easy-spin", "pedal-exerciser", "seated-march", "seated-march-swing", "seated-march-with-reach",
            "seated-knee-tuck", "rowing-machine", "dumbbell-bench-press", "barbell-bench-press", "incline-bench-press",
        ] {
            #expect(try rule.forbids(#require(catalogue[id])), "\(id)")
        }
        for id in ["hand-bike", "table-hand-pedals", "wheelchair-push", "seated-band-pull-apart", "lat-pull-down"] {
            #expect(try !rule.forbids(#require(catalogue[id])), "\(id)")
        }
        let legs: Set<Muscle> = [.quadriceps, .hamstrings, .calves, .hipFlexors]
        let driven = catalogue.exercises.filter {
            !rule.forbids($0) && !legs.isDisjoint(with: $0.muscles + $0.alsoMuscles)
        }
        #expect(driven.map(\.id) == [])
    }

    @Test(
        "keep a bad knee, for years or fresh, from what lands, kneels or bends it to its end",
        arguments: ["knee-acute", "knee-old"]
    )
    func kneeCatalogue(_ id: String) throws {
        let rule = try #require(self.rules.rules.first { $0.id == id })
        let catalogue = try MadePlans.catalogue.get()
        for id in [
            "jumping-jacks", "half-kneel-hip-stretch", "worlds-greatest-stretch", "standing-quad-stretch",
            "childs-pose",
        ] {
            #expect(try rule.forbids(#require(catalogue[id])), "\(id)")
        }
        for id in ["brisk-walk", "glute-bridge", "standing-hamstring-stretch"] where catalogue[id] != nil {
            #expect(try !rule.forbids(#require(catalogue[id])), "\(id)")
        }
    }

    @Test("let an old knee run once a doctor agreed, still without deep bends")
    func runningAgain() throws {
        let old = Injury(area: .knee, kind: try #require(InjuryKind.allCases.first { !$0.isAcute }))
        let facts = TrainingFacts(injuries: [old], agreed: ["knee-old": Self.day])
        let rule = try #require(self.rules.rules(for: facts, on: Self.day).first)
        #expect(!rule.forbids(.sample(joints: ["knee": 2], traits: [.impact])))
        #expect(rule.forbids(.sample(joints: ["knee": 2], traits: [.deepKnees])))
        #expect(rule.forbids(.sample(joints: ["knee": 3], traits: [.impact])))
    }

    @Test(
        "open to a doctor's word only what lasts, and never all of it by mistake",
        arguments: try SafetyRules.shipped().rules
    )
    func liftable(_ rule: SafetyRule) throws {
        guard let eased = rule.eased, let offer = rule.withDoctor?.offer else { return }
        #expect((rule.cause.condition != nil || rule.cause.acute == false) && rule.cause.trimester == nil, "\(rule.id)")
        #expect(rule.doctor.contains("doctor") || rule.doctor.contains("kidney team"))
        #expect(!offer.isEmpty && eased.words.contains("agreed"))
        #expect(Set(eased.never).isSubset(of: rule.never), "\(rule.id)")
        #expect((eased.mostIntensity ?? .hard) >= (rule.mostIntensity ?? .hard))
        #expect(eased.never != rule.never || eased.mostIntensity != rule.mostIntensity, "\(rule.id) opens nothing")
    }

    @Test("are eased by a doctor's word for this rule alone, and fresh injuries by none")
    func agreed() throws {
        let agreed = Dictionary(self.rules.rules.map { ($0.id, Self.day) }, uniquingKeysWith: { first, _ in first })
        let facts = TrainingFacts(
            injuries: [Injury(area: .knee, kind: .recent)],
            conditions: [.heart, .hernia],
            agreed: agreed
        )
        let ids = self.rules.rules(for: facts, on: Self.day).map(\.id)
        #expect(Set(ids) == ["knee-acute", "heart-with-doctor", "hernia"])
        let another = TrainingFacts(conditions: [.heart, .kidneys], agreed: ["kidneys": Self.day])
        #expect(self.rules.rules(for: another, on: Self.day).map(\.id) == ["heart", "kidneys-with-doctor"])
    }

    @Test("let a heart train vigorously once a doctor agreed, still without what they keep out", arguments: 1...40)
    func vigorousHeart(_ seed: UInt64) throws {
        let catalogue = try MadePlans.catalogue.get()
        let generator = try MadePlans.generator.get()
        func plan(_ facts: TrainingFacts) -> [WorkoutItem] {
            generator.plan(
                WorkoutRequest(intensity: .hard, minutes: 30, place: .gym, equipment: .basic),
                for: facts,
                history: TrainingHistory(),
                excluding: [],
                adding: [],
                on: Self.day,
                seed: seed
            ).items
        }
        #expect(plan(TrainingFacts(conditions: [.heart])).allSatisfy { $0.intensity <= .moderate })
        let items = plan(TrainingFacts(conditions: [.heart], agreed: ["heart": Self.day]))
        #expect(items.contains { $0.intensity == .vigorous } && items.allSatisfy { $0.intensity <= .vigorous })
        let forbidden: Set<Training.ExerciseTrait> = [.straining, .holding, .inverted, .fast]
        for item in items {
            #expect(try forbidden.isDisjoint(with: #require(catalogue[item.exercise]).traits), "\(item.exercise)")
        }
    }
}
