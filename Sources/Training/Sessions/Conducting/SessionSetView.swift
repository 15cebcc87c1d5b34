import Storage

/// One set on the page of a session, with the form that records it.
struct SessionSetView: Encodable, Sendable {
    let setId: String
    let formId: String
    let setName: String
    let setWords: String
    let done: Bool
    let undone: Bool
    let hidden: Bool
    let open: Bool
    let timed: Bool
    let counted: Bool
    let weighted: Bool
    let reps: String
    let seconds: String
    let weight: String
    let exertion: String
    let setUnit: String
    let setExercise: String
    let setEvents: String
    let setRequest: String
    /// The id of the completion that undoing takes back; empty while the set isn't done.
    let completion: String
    let sides: Bool
    /// Whether effort may be said, which only the main part asks.
    let isMain: Bool
    let plates: String
    let isPlated: Bool
    /// Whether the weight of the lift isn't known yet, before its first set.
    let isNew: Bool
    /// Whether the weight is asked for: with the first set, and once.
    let asks: Bool
    /// What the bar weighs, in the member's unit: what "Heavier" begins with; empty for other things.
    let emptyBar: String
    /// How to find the weight.
    let newWords: String
    /// "each dumbbell"; empty where there is no doubt.
    let weightOf: String
    let efforts: [Effort]

    struct Effort: Encodable, Sendable {
        let effort: String
        let felt: Bool
    }

    init(
        _ set: SessionSet,
        number: Int,
        of count: Int,
        in item: WorkoutItem,
        isOn: Bool,
        runs: Bool,
        isMain: Bool,
        isPlated: Bool,
        load: Double?,
        isNew: Bool,
        isWeighted: Bool,
        weightOf: String,
        exercise: String,
        path: String,
        words: SetWords
    ) {
        let numbers = set.numbers
        self.setId = set.id
        self.formId = "set-\(exercise)-\(set.id)"
        self.setName = Self.name(number, of: count, in: item)
        self.setWords = words.text(numbers, eachSide: item.sides)
        self.done = set.isDone
        self.undone = !set.isDone
        self.hidden = !set.isShown
        self.open = isOn && !runs
        self.isMain = isMain
        self.timed = item.seconds != nil
        self.counted = item.seconds == nil
        self.weighted = isWeighted || numbers.kilograms != nil
        self.reps = numbers.reps.map(String.init) ?? ""
        self.seconds = numbers.seconds.map { String(Int($0)) } ?? ""
        let kilograms = set.isDone ? numbers.kilograms : load
        self.weight = kilograms.map(words.number) ?? ""
        self.isPlated = isPlated && self.weighted
        let plates = kilograms.map { BarbellPlates(words.amount($0), unit: words.unitName) }
        self.plates = self.isPlated ? plates?.words ?? "" : ""
        self.isNew = isNew && self.weighted
        self.asks = self.isNew && isOn && !runs && kilograms == nil
        self.emptyBar = self.isPlated ? String(Int(BarbellPlates.bar(in: words.unitName))) : ""
        self.newWords = Self.newWords(item.reserve ?? 3)
        self.weightOf = weightOf
        self.exertion = numbers.exertion.map { String(Int($0)) } ?? ""
        self.setUnit = words.unitName
        self.setExercise = exercise
        self.setEvents = path
        self.setRequest = RowID.new()
        self.completion = set.completion?.id ?? ""
        self.sides = item.sides
        self.efforts = (1...10).map { Effort(effort: String($0), felt: numbers.exertion == Double($0)) }
    }

    /// Returns "Set 1", or what a run that is done in one piece is called.
    static func name(_ number: Int, of count: Int, in item: WorkoutItem) -> String {
        if item.role == .rampUp { return "Warm-up set \(number)" }
        return count == 1 && (item.seconds ?? 0) >= Self.longPiece ? Self.onePiece : "Set \(number)"
    }

    /// What a long piece is called; `session-tap.js` says the same.
    static let onePiece = "All of it"

    /// The seconds from which nobody calls one piece a set.
    private static let longPiece = 300

    /// Says how to find the weight of a lift that isn't known yet, by the repetitions that stay in reserve.
    static func newWords(_ reserve: Int) -> String {
        let more = reserve == 1 ? "1 more repetition" : "\(reserve) more repetitions"
        return "How heavy? Take a weight with which \(more) would be possible after the last."
    }
}
