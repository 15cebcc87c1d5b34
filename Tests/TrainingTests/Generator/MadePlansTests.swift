import HealthMath
import Testing

@testable import Training

@Suite("Thousands of workouts")
struct MadePlansTests {
    private let made: [MadePlans.Made]
    private let catalogue: ExerciseCatalogue
    private let walk: SafetyWalk

    init() throws {
        self.made = try MadePlans.all.get()
        self.catalogue = try MadePlans.catalogue.get()
        self.walk = SafetyWalk(rules: try MadePlans.safety.get().rules)
    }

    @Test("never hold what an injury, a condition, a limitation or a pregnancy forbids")
    func safe() throws {
        for made in self.made {
            for item in made.plan.items {
                let exercise = try #require(self.catalogue[item.exercise])
                let broken = self.walk.broken(
                    by: exercise,
                    at: item.intensity,
                    for: made.seeded.facts,
                    on: SeededCase.day
                )
                #expect(broken.isEmpty, "\(item.exercise) breaks \(broken); \(made.seeded)")
            }
        }
    }

    @Test("never hold what a member excluded for good")
    func excluded() {
        for made in self.made {
            let found = made.plan.items.map(\.exercise).filter(made.seeded.excluded.contains)
            #expect(found.isEmpty, "\(found); \(made.seeded)")
        }
    }

    @Test("keep to the place, to what is there and to the level")
    func suited() throws {
        for made in self.made {
            let request = made.seeded.request
            let most = request.place == .gym && request.equipment == .basic ? Equipment.gym : request.equipment
            for item in made.plan.items {
                let exercise = try #require(self.catalogue[item.exercise])
                #expect(exercise.places.contains(request.place), "\(exercise.id); \(made.seeded)")
                let isOwnChair = exercise.gear == ["wheelchair"] && made.seeded.facts.limitations.contains(.wheelchair)
                #expect(exercise.equipment <= most || isOwnChair, "\(exercise.id); \(made.seeded)")
                #expect(
                    made.seeded.facts.level == .advanced || exercise.level == .beginner,
                    "\(exercise.id); \(made.seeded)"
                )
            }
        }
    }

    @Test("warm up first, cool down last, each with exercises made for that")
    func parts() throws {
        for made in self.made {
            #expect(made.plan.phases.map(\.part) == [.warmUp, .main, .coolDown])
            for phase in made.plan.phases {
                #expect(!phase.items.isEmpty, "no \(phase.part); \(made.seeded); \(made.plan.notes)")
                for item in phase.items where item.role == nil {
                    #expect(try #require(self.catalogue[item.exercise]).parts.contains(phase.part), "\(made.seeded)")
                    #expect(!item.reason.isEmpty)
                }
            }
        }
    }

    @Test("say which rule took an exercise away, twelve at most")
    func leftOut() throws {
        for made in self.made {
            #expect(made.plan.leftOut.count <= 12)
            for left in made.plan.leftOut {
                let exercise = try #require(self.catalogue[left.exercise])
                let broken = self.walk.broken(by: exercise, at: .low, for: made.seeded.facts, on: SeededCase.day)
                #expect(!broken.isEmpty, "\(left.exercise); \(made.seeded)")
                #expect(self.walk.rules.contains { broken.contains($0.id) && $0.words == left.reason })
            }
        }
    }

    @Test("take the time asked, give or take a tenth, or say that there isn't enough")
    func time() {
        var short = 0
        for made in self.made {
            // First steps take three quarters of an hour at most, and the notes say so.
            let longest = made.seeded.facts.longestWorkout(on: SeededCase.day)
            let asked = Double(min(made.seeded.request.minutes, longest)) * 60
            #expect(made.plan.seconds <= asked * 1.1, "\(made.plan.seconds); \(made.seeded)")
            guard made.plan.seconds < asked * 0.9 else { continue }
            short += 1
            #expect(made.plan.notes.contains { $0.contains("There is enough for about") }, "\(made.seeded)")
        }
        #expect(short * 100 <= self.made.count, "\(short) of \(self.made.count) are too short")
    }

    @Test("keep the band of intensity on average, or say why they are easier")
    func band() throws {
        var scarce = 0
        for made in self.made {
            // Lifting is judged by effort; its METs only count the energy.
            guard !made.seeded.facts.goal.isJudgedByEffort,
                let main = made.plan.phases.first(where: { $0.part == .main }), main.seconds > 0
            else { continue }
            let average = main.items.reduce(0) { $0 + $1.met * $1.totalSeconds } / main.seconds
            // The easy day after a hard one is easy, whatever was asked for, and says so.
            guard made.plan.half != .rest else {
                #expect(Intensity.low.band.contains(average), "\(average); \(made.seeded)")
                #expect(made.plan.notes.contains { $0.contains("so this is an easy day") }, "\(made.seeded)")
                continue
            }
            let asked = made.seeded.request.intensity
            guard !asked.band.contains(average) else { continue }
            let isLimited = self.walk.most(for: made.seeded.facts, on: SeededCase.day) < asked || made.seeded.isEased
            #expect(average < asked.band.upperBound, "\(average); \(made.seeded)")
            #expect(!made.plan.notes.isEmpty, "\(average); \(made.seeded)")
            let begins = made.seeded.facts.beginning(on: SeededCase.day) < asked
            if begins, !isLimited {
                #expect(made.plan.notes.contains { $0.contains("the first weeks go easier") }, "\(made.seeded)")
            }
            if !isLimited, !begins {
                scarce += 1
                #expect(made.plan.notes.contains { $0.contains("There isn’t enough") }, "\(average); \(made.seeded)")
            }
        }
        #expect(scarce * 100 <= self.made.count * 3, "\(scarce) of \(self.made.count) are easier for want of exercises")
    }

    @Test("never hold an exercise twice in the main part")
    func onceInMain() {
        for made in self.made {
            let main = made.plan.phases[1].items.map(\.exercise)
            #expect(Set(main).count == main.count, "\(main); \(made.seeded)")
        }
    }

    @Test("hold an exercise once while there are others")
    func once() {
        let doubled = self.made.filter { made in
            // Ramp-up sets belong to their lift, and one may walk before a walk.
            let items = made.plan.items.filter { $0.role == nil && $0.restMET == nil }.map(\.exercise)
            return Set(items).count < items.count
        }
        // Little spares a fresh foot or ankle and gets one warm: what does may end a workout, too.
        let onFoot = doubled.filter { !Self.restsFeet($0.seeded.facts) }
        #expect(onFoot.count * 500 <= self.made.count, "\(onFoot.map(\.seeded))")
        #expect(doubled.count * 100 <= self.made.count, "\(doubled.map(\.seeded))")
    }

    private static func restsFeet(_ facts: TrainingFacts) -> Bool {
        facts.injuries.contains { $0.kind.isAcute && ($0.area == .ankle || $0.area == .foot) }
    }

    @Test("are the same for the same seed")
    func seeds() throws {
        let generator = WorkoutGenerator(
            catalogue: self.catalogue,
            safety: SafetyRules(self.walk.rules),
            builds: try BuildBook.shipped()
        )
        for made in self.made.prefix(100) { #expect(made.seeded.plan(by: generator) == made.plan, "\(made.seeded)") }
    }
}
