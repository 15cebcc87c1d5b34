import HealthMath
import Members
import Storage

/// Names the records of a session that beat an earlier one.
enum BestWords {
    /// Returns texts such as "Goblet squat: 24 kg, 2 kg more than ever before".
    static func texts(
        _ efforts: [Exercise.ID: [Effort]],
        in session: TrainingSession,
        words: SetWords
    ) -> [String] {
        session.script.items.reduce(into: [String]()) { texts, item in
            let records = PersonalRecord.course(efforts[item.exercise] ?? [])
            for record in records where record.effort.activity == session.id {
                guard let before = record.before else { continue }
                let text = "\(item.name): " + Self.text(record.kind, record.value, before, words)
                if !texts.contains(text) { texts.append(text) }
            }
        }
    }

    private static func text(
        _ kind: PersonalRecord.Kind,
        _ value: Double,
        _ before: Double,
        _ words: SetWords
    ) -> String {
        let more = value - before
        func weight(_ kilograms: Double) -> String { "\(words.number(kilograms)) \(words.unitName)" }
        return switch kind {
        case .heaviest: "\(weight(value)), \(weight(more)) more than ever before"
        case .strongest: "strong enough for about \(weight(value)) once, \(weight(more)) more than before"
        case .mostReps: "\(Numerals.text(value)) times, \(Numerals.text(more)) more than ever before"
        case .longest: "\(SetWords.clock(value)), \(SetWords.clock(more)) longer than ever before"
        case .farthest, .fastest: "your best so far"
        }
    }
}
