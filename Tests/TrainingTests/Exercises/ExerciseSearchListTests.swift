import Testing

@testable import Training

/// Searches of the shipped catalogue, as people type them.
struct ExerciseSearchListTests {
    private static let catalogue = Result { try ExerciseCatalogue.shipped() }
    private var index: ExerciseIndex { get throws { try Self.catalogue.get().index.value } }

    private func first(_ text: String, _ count: Int = 5) throws -> [String] {
        try self.index.search(text).prefix(count).map(\.exercise.id)
    }

    @Test(
        "of 120 searches 95 in 100 have their answer first, and all among the first five; of as many in slang too",
        arguments: [
            ExerciseSearches.all, ExerciseSearches.slang, ExerciseSearches.said, ExerciseSearches.typed,
            ExerciseSearches.clinic,
        ]
    )
    func list(searches: [ExerciseSearches.Search]) throws {
        #expect(searches.count >= 100)
        let known = Set(try Self.catalogue.get().exercises.map(\.id))
        #expect(searches.flatMap { $0.answers.subtracting(known) } == [])
        let index = try self.index
        let found = searches.map { search in
            (search: search, ids: index.search(search.text).prefix(5).map(\.exercise.id))
        }
        let missed = found.filter { search, ids in !search.answers.contains(ids.first ?? "") }
        #expect(missed.count * 20 <= searches.count, "\(missed.map { ($0.search.text, $0.ids) })")
        let lost = found.filter { search, ids in search.answers.isDisjoint(with: ids) }
        #expect(lost.isEmpty, "\(lost.map { ($0.search.text, $0.ids) })")
    }

    @Test(
        "abbreviations and the body's everyday words find what they mean",
        arguments: [
            ("DB bench", "dumbbell-bench-press"), ("KB goblet squat", "kettlebell-goblet-squat"),
            ("BB shrug", "barbell-shrug"), ("OHP", "barbell-overhead-press"), ("GHR", "nordic-curl"),
            ("TGU", "turkish-get-up"), ("pecs", "barbell-bench-press"), ("bum", "barbell-hip-thrust"),
            ("tummy", "small-crunch"), ("hams", "lying-leg-curl"), ("tris", "cable-push-down"),
            ("delts", "barbell-overhead-press"), ("traps", "dumbbell-shrug"), ("lats", "lat-pull-down"),
            ("abductor", "hip-abduction-machine"), ("burpee no jump", "step-back-burpee"),
            ("knee friendly", "glute-bridge"), ("streching", "standing-hamstring-stretch"),
            ("pelvic lift", "glute-bridge"),
            ("rücken", "barbell-row"),
        ]
    )
    func shorts(text: String, id: String) throws {
        #expect(try self.first(text).contains(id))
    }

    @Test("short plurals mean the lift, and a row is one with weights or a machine")
    func plurals() throws {
        #expect(try self.first("deads", 1).first?.contains("deadlift") == true)
        let rows = try self.first("row", 6)
        #expect(!Set(rows).isDisjoint(with: ["barbell-row", "dumbbell-row", "one-arm-row"]), "\(rows)")
        #expect(rows.contains("rowing-machine") && rows.contains("seated-row-machine"), "\(rows)")
    }

    @Test(
        "what isn't here is said to be only near",
        arguments: ["kipping pull up", "headstand", "zottman curl", "dragon flag"]
    )
    func absent(text: String) throws {
        #expect(SearchSynonyms.shipped.isAbsent(text))
        #expect(try !self.first(text).isEmpty)
    }

    @Test(
        "what is here isn't",
        arguments: ["pull up", "squat", "hip thrust", "back squat", "ghr", "star", "muscle up", "handstand"]
    )
    func present(text: String) { #expect(!SearchSynonyms.shipped.isAbsent(text)) }

    @Test(
        "slips of the finger, words written together or apart, and other endings don't matter",
        arguments: [
            ("squatt", "barbell-squat"), ("romainian deadlift", "barbell-romanian-deadlift"),
            ("kettelbell swing", "kettlebell-swing"), ("excersise bike", "stationary-bike"),
            ("latpulldown", "lat-pull-down"), ("skulcrusher", "skull-crusher"), ("pushu", "push-up"),
            ("jump roping", "jump-rope"), ("calve raises", "calf-raise"), ("plie squat", "wide-squat"),
            ("child’s pose", "childs-pose"), ("hiked", "trail-walk"), ("liegestütze", "push-up"),
            ("Kniebeugen", "barbell-squat"),
        ]
    )
    func slips(text: String, id: String) throws {
        #expect(try self.first(text, 1) == [id])
    }

    @Test("what was made for a chair comes last, and first where a chair is asked for")
    func audiences() throws {
        let march = try self.index.search("march").map(\.exercise)
        #expect(march.first?.madeFor == [])
        #expect(march.last?.madeFor != [])
        for text in ["seated exercises", "wheelchair", "chair workout"] {
            let found = try self.index.search(text).prefix(5)
            #expect(found.allSatisfy { $0.exercise.madeFor.contains(.seat) }, "\(text)")
        }
    }

    @Test("a word for the body lists what trains it, the staples first")
    func body() throws {
        for (text, muscles) in [("back", [Muscle.lats, .upperBack, .lowerBack]), ("quads", [.quadriceps])] {
            let found = try self.index.search(text).prefix(10).map(\.exercise)
            #expect(found.count == 10)
            #expect(found.allSatisfy { $0.usual == .staple && !$0.muscles.allSatisfy { !muscles.contains($0) } })
        }
    }

    @Test("a knee lists what trains it, and foam rolling what rolls on a roller, not a foot or a fight")
    func kneesAndRolls() throws {
        for text in ["knee", "knees"] {
            let found = try self.index.search(text).prefix(5).map(\.exercise)
            #expect(found.prefix(2).contains { $0.id == "leg-extension-machine" })
            #expect(found.allSatisfy { !Set($0.muscles).isDisjoint(with: [.quadriceps, .hamstrings]) })
        }
        #expect(try self.first("knee lifts", 1) == ["knee-lifts"] && self.first("high knees", 1) == ["high-knees"])
        for text in ["foam roll", "foam roller", "foam rolling"] {
            #expect(
                try Set(self.first(text, 3)) == ["foam-roll-calves", "foam-roll-quads", "foam-roll-upper-back"],
                "\(text)"
            )
        }
    }

    @Test("nonsense, signs and very long texts find nothing or something, and never fail")
    func nonsense() throws {
        for text in ["", "  ", "!!!", "xyzzy", "🏋️", "the"] { _ = try self.index.search(text) }
        for text in ["a", "b", "exercise", "st"] { #expect(try !self.index.search(text).isEmpty, "\(text)") }
        #expect(try self.index.search("xyzzy").isEmpty)
        #expect(try self.index.search(String(repeating: "squat ", count: 200)).isEmpty == false)
        #expect(try self.index.search(String(repeating: "a", count: 5_000)).isEmpty)
    }
}
