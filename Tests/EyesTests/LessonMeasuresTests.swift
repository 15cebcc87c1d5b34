import Testing

@testable import Eyes

struct LessonMeasuresTests {
    private let trainer = HeadTrainer(
        kinds: FoodKinds(table: "kind\tlearned\timagenet\nApple\tyes\t\nKiwi\tyes\t\nPear\tyes\t\n")
    )

    /// A photo with a feature of its kind, and a little of another one that tells it from others of its kind.
    private func seen(_ kind: String, _ feature: Int, _ number: Int, _ folder: String = "train") -> LabelledSight {
        var features = [Float](repeating: 0, count: FoodFeatures.count)
        (features[feature], features[20 + number % 7]) = (2, 0.5)
        return LabelledSight(
            LabelledPhotos.Photo(path: "\(folder)/\(kind)/\(100 + number).jpg", kind: kind),
            Sight(features: features, logits: [Float](repeating: 0, count: VisionModel.logits))
        )
    }

    @Test("a kind that looks like no other is told by its lessons, and the others lose nothing")
    func taught() throws {
        let kinds = [("Apple", 0), ("Kiwi", 1), ("Pear", 2)]
        let measures = LessonMeasures(
            learned: kinds.flatMap { kind, feature in (0..<22).map { self.seen(kind, feature, $0) } },
            setAside: kinds.flatMap { kind, feature in (0..<5).map { self.seen(kind, feature, $0, "val") } },
            trainer: self.trainer
        )
        #expect(measures.kinds == ["Apple", "Kiwi", "Pear"])
        let round = try #require(try measures.round(without: "Kiwi"))
        #expect(round == LessonMeasures.Round(kind: "Kiwi", first: 1, lost: 0))
        #expect(try measures.round(without: "Plum") == nil)
    }

    @Test("a kind with too few photos on any shelf is left out")
    func few() {
        let photos =
            (0..<19).map { self.seen("Apple", 0, $0) } + (0..<19).map { self.seen("Apple", 0, $0, "train/other") }
            + (0..<20).map { self.seen("Kiwi", 1, $0) }
        #expect(LessonMeasures(learned: photos, setAside: [], trainer: self.trainer).kinds == ["Kiwi"])
    }

    @Test("rounds are told in a few lines, on average and at worst")
    func words() {
        let rounds = [
            LessonMeasures.Round(kind: "Apple", first: 1, lost: 0),
            LessonMeasures.Round(kind: "Kiwi", first: 0.7, lost: 2.5),
        ]
        #expect(rounds.words.contains("2, by 10 photos each"))
        #expect(rounds.words.contains("85.0 %, of 1 kinds at least 8 in 10"))
        #expect(rounds.words.contains("1.3, at most 2.5"))
        #expect([LessonMeasures.Round]().words.contains("0, by"))
    }
}
