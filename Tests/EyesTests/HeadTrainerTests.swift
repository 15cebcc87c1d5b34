import Testing

@testable import Eyes

struct HeadTrainerTests {
    private let kinds = FoodKinds(table: "kind\tlearned\timagenet\nApple\tyes\t\nKiwi\tyes\t\n")

    private let nothing = [Float](repeating: 0, count: VisionModel.logits)

    /// Two kinds with a feature of their own each, beside one that says nothing.
    private func examples(_ trainer: HeadTrainer) -> [HeadTrainer.Example] {
        (0..<40).compactMap { number in
            var features = [Float](repeating: 0, count: FoodFeatures.count)
            features[number % 2] = 2
            features[10 + number % 7] = 1
            let photo = LabelledPhotos.Photo(
                path: "train/\(number % 2)/\(number).jpg",
                kind: ["Apple", "Kiwi"][number % 2]
            )
            return trainer.example(LabelledSight(photo, Sight(features: features, logits: self.nothing)))
        }
    }

    @Test("what was learned is recognised, and what is like nothing learned is not familiar")
    func learned() throws {
        let trainer = HeadTrainer(kinds: self.kinds)
        let examples = self.examples(trainer)
        let head = trainer.head(from: examples, judgedBy: examples)
        for example in examples {
            let sums = head.sums(head.scaled(example.features))
            #expect(sums[example.kind] > sums[1 - example.kind])
        }
        var strange = [Float](repeating: 0, count: FoodFeatures.count)
        strange[100] = 1
        let known = try head.recognition(Sight(features: examples[0].features.values, logits: self.nothing))
        #expect(known.guesses.first?.kind == "Apple")
        #expect(try head.recognition(Sight(features: strange, logits: self.nothing)).guesses.isEmpty)
    }

    @Test("of a kind with few photos each counts for more")
    func rare() {
        let trainer = HeadTrainer(kinds: self.kinds)
        let all = self.examples(trainer)
        let few = all.filter { $0.kind == 0 } + all.filter { $0.kind == 1 }.prefix(2)
        let head = trainer.head(from: few, judgedBy: few)
        let sums = few.map { head.sums(head.scaled($0.features)) }
        #expect(zip(few, sums).allSatisfy { $0.1[$0.0.kind] > $0.1[1 - $0.0.kind] })
    }

    @Test("a kind that isn't learned is no example")
    func unknown() {
        let sight = Sight(features: [Float](repeating: 1, count: FoodFeatures.count), logits: self.nothing)
        let photo = LabelledPhotos.Photo(path: "train/x.jpg", kind: "Durian")
        let trainer = HeadTrainer(kinds: self.kinds)
        #expect(trainer.example(LabelledSight(photo, sight)) == nil)
        #expect(!trainer.learns("Durian") && trainer.learns("Kiwi"))
    }
}
