import Members

/// What was done in one part of a session: its exercises, with ramp-up sets apart from their lift.
struct DonePart: Encodable, Sendable {
    let partName: String
    let exercises: [Done]

    struct Done: Encodable, Sendable {
        let doneName: String
        /// The drawn figure; empty for none.
        let figure: String
        /// "5 sets of 5 × 110 kg", "12 each side, 10 each side".
        let doneSets: String
        /// "felt right"; empty where nothing was said, and of a ramp-up.
        let doneEffort: String
        /// "2.8 km, 6:04 min/km"; empty where no distance was said.
        let doneWay: String
    }

    /// Returns the parts in which something was done, warm-up first; `figure` names that of an exercise, `way` says how far it
    /// went in the main part.
    static func all(
        _ sets: [DoneSet],
        in words: SetWords,
        figure: (Exercise.ID) -> String = ExerciseFigures.name,
        way: (Exercise.ID) -> String = { _ in "" }
    ) -> [DonePart] {
        let lifts = Set(sets.filter { $0.part == .main }.map(\.exercise))
        return WorkoutPart.allCases.compactMap { part in
            let exercises = Self.grouped(sets.filter { $0.part == part })
                .map {
                    Done(
                        $0,
                        isRampUp: part == .warmUp && lifts.contains($0[0].exercise),
                        in: words,
                        figure: figure,
                        way: part == .main ? way($0[0].exercise) : ""
                    )
                }
            return exercises.isEmpty ? nil : DonePart(partName: part.label, exercises: exercises)
        }
    }

    /// Returns the sets of each exercise, in the order in which it was first done.
    private static func grouped(_ sets: [DoneSet]) -> [[DoneSet]] {
        sets.reduce(into: []) { groups, set in
            if let place = groups.firstIndex(where: { $0[0].exercise == set.exercise && $0[0].name == set.name }) {
                groups[place].append(set)
            } else {
                groups.append([set])
            }
        }
    }
}

extension DonePart.Done {
    fileprivate init(
        _ sets: [DoneSet],
        isRampUp: Bool,
        in words: SetWords,
        figure: (Exercise.ID) -> String,
        way: String
    ) {
        self.doneName = sets[0].name + (isRampUp ? ", warm-up sets" : "")
        self.figure = figure(sets[0].exercise)
        self.doneSets = Self.runs(sets.map { words.text($0.numbers, eachSide: $0.sides, eachHand: $0.isPaired) })
        self.doneWay = way
        // A ramp-up is meant to be light, and nobody is asked how it felt.
        self.doneEffort = isRampUp ? "" : sets.max { $0.exertion ?? 0 < $1.exertion ?? 0 }.map(Self.felt) ?? ""
    }

    /// Says once what was the same several times in a row.
    private static func runs(_ texts: [String]) -> String {
        let runs = texts.reduce(into: [(text: String, count: Int)]()) { runs, text in
            if runs.last?.text == text {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((text, 1))
            }
        }
        if let only = runs.first, runs.count == 1, only.count > 1 {
            return "\(only.count) sets of \(only.text.hasSuffix(" times") ? String(only.text.dropLast(6)) : only.text)"
        }
        return runs.map { text, count in count > 1 ? "\(text) (\(count) sets)" : text }.joined(separator: ", ")
    }

    /// Says how hard it was in the words of the buttons where one of them was tapped.
    private static func felt(_ set: DoneSet) -> String {
        guard let exertion = set.exertion else { return "" }
        let planned = max(10 - (set.plannedReserve ?? 3), 3)
        switch Int(exertion) {
        case planned: return "felt right"
        case max(planned - 2, 1): return "felt easy"
        case min(planned + 2, 10): return "felt hard"
        default: return "felt \(Numerals.text(exertion)) of 10"
        }
    }
}

extension DoneSet {
    fileprivate var numbers: SessionSet.Numbers {
        .init(reps: self.reps, seconds: self.seconds, kilograms: self.kilograms, exertion: self.exertion)
    }
}
