import Foundation
import Testing

@testable import Eyes

struct FoodHeadTests {
    /// Apples have only the first feature, kiwis only the second.
    private let head: FoodHead = {
        let kinds = FoodKinds(
            table: "kind\tlearned\timagenet\nApple\tyes\t948\nKiwi\tyes\t\nPizza\tno\t963\nSweetcorn\tno\t987,998\n"
        )
        let zeros = [Float](repeating: 0, count: FoodFeatures.count)
        var head = FoodHead(kinds: kinds, means: zeros, spreads: zeros.map { _ in 1 })
        head.weights = zeros + zeros
        (head.weights[0], head.weights[FoodFeatures.count + 1]) = (1, 1)
        head.middles = head.weights
        (head.sharpness, head.familiar) = (4, 0.5)
        return head
    }()

    private func sight(feature: Int, classes: [Int: Float] = [:]) -> Sight {
        var features = [Float](repeating: 0, count: FoodFeatures.count)
        features[feature] = 1
        var logits = [Float](repeating: 0, count: VisionModel.logits)
        for (number, logit) in classes { logits[number] = logit }
        return Sight(features: features, logits: logits)
    }

    @Test("a picture like the learned photos shows what they showed")
    func familiar() throws {
        let guesses = try self.head.recognition(self.sight(feature: 0, classes: [963: 20])).guesses
        #expect(guesses.map(\.kind) == ["Apple"])
        // e⁴ of e⁴ + 1, less what is believed of the model, which is sure of a pizza.
        #expect((0.97...0.983).contains(guesses[0].confidence))
    }

    @Test("a picture unlike them shows what the model knows")
    func unfamiliar() throws {
        let recognition = try self.head.recognition(self.sight(feature: 5, classes: [963: 20]))
        #expect(recognition.picked?.kind == "Pizza")
    }

    @Test("classes of one kind add up, and a class of a learned kind counts for it")
    func classes() throws {
        let sight = self.sight(feature: 5, classes: [987: 20, 998: 20, 948: 20])
        let guesses = try self.head.recognition(sight).guesses
        #expect(guesses.map(\.kind) == ["Sweetcorn", "Apple"])
        #expect(abs(guesses[0].confidence - 2.0 / 3) < 0.001)
    }

    @Test("what is no food is nothing, and so is what could be anything")
    func nothing() throws {
        #expect(try self.head.recognition(self.sight(feature: 5, classes: [0: 20])).guesses.isEmpty)
        #expect(try self.head.recognition(self.sight(feature: 5)).guesses.isEmpty)
    }

    @Test("where no food was seen, the likeliest one is a hunch")
    func hunch() throws {
        let recognition = try self.head.recognition(self.sight(feature: 5, classes: [0: 20, 963: 18]))
        #expect(recognition.guesses.isEmpty)
        #expect(recognition.hunch?.kind == "Pizza")
        #expect(try self.head.recognition(self.sight(feature: 0)).hunch == nil)
    }

    @Test("a model that gives no numbers is a failure in words")
    func broken() {
        let sight = Sight(features: [.nan], logits: [])
        #expect(throws: EyesProblem.failed("the model gave no numbers")) { try self.head.recognition(sight) }
    }

    @Test("at most five kinds are named, the likeliest first, and none below two per cent")
    func few() {
        let shares = ["A": 0.1, "B": 0.4, "C": 0.01, "D": 0.05, "E": 0.2, "F": 0.06, "G": 0.07]
        #expect(FoodHead.guesses(shares).map(\.kind) == ["B", "E", "A", "G", "F"])
        #expect(FoodHead.guesses(["A": 0.5, "B": 0.01]).map(\.kind) == ["A"])
    }

    @Test("a stored head comes back, and what is none is none")
    func stored() throws {
        let back = try #require(FoodHead(self.head.bytes, kinds: self.head.kinds))
        #expect(back.weights == self.head.weights)
        #expect(back.bytes == self.head.bytes)
        #expect(FoodHead([UInt8](self.head.bytes.dropLast()), kinds: self.head.kinds) == nil)
        #expect(FoodHead([UInt8](repeating: 255, count: self.head.bytes.count), kinds: self.head.kinds) == nil)
        #expect(FoodHead([], kinds: FoodKinds(table: "")) == nil)
    }

    @Test("the head in this room fits its kinds: 43 learned ones and foods that the model knows")
    func shipped() throws {
        let head = try FoodHead.shipped.get()
        #expect(head.kinds.learned == 43)
        #expect(head.kinds.names.count == Set(head.kinds.names).count)
        let classes = head.kinds.classes.flatMap(\.self)
        #expect(classes.count == Set(classes).count)
        #expect(classes.allSatisfy { (0..<VisionModel.logits).contains($0) })
        #expect(head.kinds.classes.dropFirst(43).allSatisfy { !$0.isEmpty })
    }

    @Test("a lesson is heeded at once by pictures like it, and by no others")
    func lesson() throws {
        let sight = self.sight(feature: 7)
        let lesson = Lesson(kind: "food:812", features: try #require(FoodFeatures(sight.features)))
        let guesses = try self.head.recognition(sight, taughtBy: [lesson]).guesses
        #expect(guesses.first?.kind == "food:812")
        let other = try self.head.recognition(self.sight(feature: 0), taughtBy: [lesson])
        let before = try self.head.recognition(self.sight(feature: 0))
        #expect(other.guesses.map(\.kind) == before.guesses.map(\.kind))
        #expect(abs(other.guesses[0].confidence - before.guesses[0].confidence) < 0.001)
    }

    @Test("a lesson about a known kind makes that kind likelier")
    func knownKind() throws {
        let sight = self.sight(feature: 7, classes: [963: 6])
        let lesson = Lesson(kind: "Kiwi", features: try #require(FoodFeatures(sight.features)))
        let guesses = try self.head.recognition(sight, taughtBy: [lesson]).guesses
        #expect(guesses.first?.kind == "Kiwi")
        #expect(guesses.map(\.confidence).reduce(0, +) <= 1.000001)
    }
}
