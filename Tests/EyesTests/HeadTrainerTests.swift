import Testing

@testable import Eyes

struct HeadTrainerTests {
    private let kinds = FoodKinds(table: "kind\tlearned\timagenet\nApple\tyes\t\nKiwi\tyes\t\n")

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
            return trainer.example(Sight(features: features, logits: []), of: photo)
        }
    }

    @Test("what was learned is recognised, and what is like nothing learned is not familiar")
    func learned() throws {
        let trainer = HeadTrainer(kinds: self.kinds)
        let examples = self.examples(trainer)
        let head = trainer.head(from: examples)
        for example in examples {
            let sums = head.sums(head.scaled(example.features))
            #expect(sums[example.kind] > sums[1 - example.kind])
            #expect(sums[example.kind] > head.familiar - 0.01)
        }
        var strange = [Float](repeating: 0, count: FoodFeatures.count)
        strange[100] = 1
        let sums = head.sums(head.scaled(try #require(FoodFeatures(strange))))
        #expect((sums.max() ?? 0) < head.familiar)
    }

    @Test("a kind that isn't learned is no example")
    func unknown() {
        let sight = Sight(features: [Float](repeating: 1, count: FoodFeatures.count), logits: [])
        let photo = LabelledPhotos.Photo(path: "train/x.jpg", kind: "Durian")
        #expect(HeadTrainer(kinds: self.kinds).example(sight, of: photo) == nil)
    }
}
