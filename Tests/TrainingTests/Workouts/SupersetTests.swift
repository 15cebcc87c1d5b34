import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Training

/// Exercises that are done in turn: how they are kept sound, edited, timed and stored.
struct SupersetTests {
    struct Part: SupersetMember, Equatable {
        let name: Character
        var superset: Int?
        var restSeconds: Int
    }

    /// "ab|c": a and b in turn, then c; each with 60 seconds of rest, the way between those in turn with 15.
    private static func parts(_ text: String) -> [Part] {
        text.split(separator: "|").enumerated().flatMap { number, block in
            block.enumerated().map { place, name in
                let isFollowed = place < block.count - 1
                return Part(
                    name: name,
                    superset: block.count > 1 ? number + 1 : nil,
                    restSeconds: isFollowed ? Superset.change : 60
                )
            }
        }
    }

    private static func text(_ parts: [Part]) -> String {
        var (text, place) = ("", 0)
        while place < parts.count {
            let block = parts.superset(around: place)
            text += (place == 0 ? "" : "|") + String(parts[block].map(\.name))
            place = block.upperBound
        }
        return text
    }

    @Test("take a number that is free, however large those of others are")
    func largest() {
        var parts = Self.parts("ab|c|d")
        for place in 0...1 { parts[place].superset = .max }
        parts.join(2)
        #expect(Self.text(parts) == "ab|cd")
        parts.separate(after: 0)
        #expect(Self.text(parts) == "a|b|cd")
    }

    @Test(
        "stay sound whatever is tapped",
        arguments: [
            ("join", 0, "a|b|c", "ab|c"), ("join", 1, "ab|c", "abc"), ("join", 2, "abc|d", "abc|d"),
            ("join", 0, "a|bc", "abc"), ("join", 1, "ab|cd", "ab|cd"), ("join", 2, "a|b|c", "a|b|c"),
            ("separate", 0, "ab|c", "a|b|c"), ("separate", 0, "abc", "a|bc"), ("separate", 1, "abc", "ab|c"),
            ("separate", 1, "ab|c", "ab|c"), ("out", 0, "ab|c", "b|c"), ("out", 1, "abc", "ac"),
            ("out", 2, "abc", "ab"), ("out", 1, "a|b|c", "a|c"), ("up", 1, "ab|c", "ba|c"),
            ("down", 1, "ab|c", "a|c|b"), ("down", 2, "abc|d", "ab|d|c"), ("up", 2, "ab|c", "c|ab"),
            ("down", 0, "a|bc", "bc|a"), ("up", 0, "ab", "ab"), ("down", 0, "a|b", "b|a"), ("up", 1, "a|bc", "b|a|c"),
            ("leave", 0, "ab|c", "a|b|c"), ("leave", 2, "abc", "ab|c"),
        ]
    )
    func taps(tap: String, place: Int, before: String, after: String) {
        var parts = Self.parts(before)
        switch tap {
        case "join": parts.join(place)
        case "separate": parts.separate(after: place)
        case "out": parts.takeOut(place)
        case "leave": parts.leave(place)
        default: parts.move(place, by: tap == "up" ? -1 : 1)
        }
        #expect(Self.text(parts) == after)
        for place in parts.indices {
            let block = parts.superset(around: place)
            #expect(parts[place].restSeconds == (block.contains(place + 1) ? Superset.change : 60), "\(place)")
            #expect((parts[place].superset == nil) == (block.count == 1))
        }
    }

    @Test("are numbered from 1; one alone is none, and what comes after three stands alone")
    func sound() {
        let given: [Int?] = [7, 7, nil, 3, 4, 4, 4, 4, 1, 1]
        let items = given.map { number in
            var item = SampleWorkout.item(SampleWorkout.squat)
            item.superset = number
            return item
        }
        #expect(items.withSoundSupersets.map(\.superset) == [1, 1, nil, nil, 2, 2, 2, nil, 3, 3])
        #expect(items.withSoundSupersets.withSoundSupersets == items.withSoundSupersets)
    }

    @Test("are marked as coaches write them")
    func marks() {
        #expect(Superset.mark(1, place: 0) == "A1" && Superset.mark(2, place: 2) == "B3")
    }

    @Test("take the ways between their exercises and one rest a round, and the same taps as one after the other")
    func time() {
        let plan = SampleWorkout.inTurn
        let work = plan.phases[1].items.reduce(0) { $0 + Double($1.sets) * $1.workSeconds }
        #expect(plan.phases[1].seconds == work + 3 * 15 + 3 * 60)
        // The last thing ends by itself.
        #expect(plan.taps == 1 + 6)
        let main = plan.phases[1].items
        #expect(WorkoutWords.dose(main[0], followed: true, in: .metric) == "3 × 10")
        #expect(WorkoutWords.superset(main[1]) == "Superset: a set of each in turn, then rest 1 min")
    }

    @Test("come back from a plan's text, and a plan whose supersets are unsound is refused")
    func text() throws {
        #expect(WorkoutPlan(text: try SampleWorkout.inTurn.text) == SampleWorkout.inTurn)
        for change in [
            { (plan: inout WorkoutPlan) in plan.phases[1].items[0].superset = nil },
            { $0.phases[1].items[0].superset = 2 }, { $0.phases[0].items[0].superset = 1 },
        ] {
            var plan = SampleWorkout.inTurn
            change(&plan)
            #expect(WorkoutPlan(text: try plan.text) == nil)
        }
    }

    @Test("are stored with their workout, and copied with it", arguments: Backend.available)
    func stored(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        let workout = SampleWorkout.workout(SampleWorkout.inTurn)
        #expect(try await workouts.add(workout).workout == workout)
        #expect(try await workouts.find(workout.id)?.plan == SampleWorkout.inTurn)
        let copy = try await gym.database.write { db in
            try workouts.repeat(workout, as: RowID.new(), on: .first, at: Gym.now, plated: [], in: db)
        }
        #expect(copy.workout.plan.items.map(\.superset) == [nil, 1, 1, nil])
        #expect(SampleWorkout.inTurn.given.items.map(\.superset) == [nil, 1, 1, nil])
    }

    @Test("are made and parted with one tap, and only within the main part")
    func form() throws {
        let workout = SampleWorkout.workout(SampleWorkout.inTurn)
        var form = WorkoutDraftForm(WorkoutEditForm(workout, units: .metric).input)
        #expect(try WorkoutEditForm(form.input).values().lines.map(\.superset) == [nil, 1, 1, nil])
        func tap(_ name: String, _ place: Int) -> [String] {
            var input = form.input
            for name in ["join", "separate", "drop", "up", "down"] { input.set(name, to: "") }
            input.set(name, to: String(place))
            form = WorkoutDraftForm(input)
            form.arrange()
            return form.lines.map { "\($0.input["superset"]) \($0.input["restSeconds"])" }
        }
        #expect(tap("separate", 1) == [" 60", " 60", " 60", " 60"])
        #expect(tap("join", 0) == [" 60", " 60", " 60", " 60"])
        #expect(tap("join", 2) == [" 60", " 60", " 60", " 60"])
        #expect(tap("join", 1) == [" 60", "1 15", "1 60", " 60"])
        #expect(tap("down", 2) == [" 60", " 60", " 60", " 60"])
        #expect(form.lines.map(\.part) == ["warmUp", "main", "coolDown", "coolDown"])
    }
}
