import Eyes
import Testing

@testable import Nutrition

/// What the eyes say, as foods.
struct PhotoGuessTests {
    private let table = RecognisedFoods(
        "Apple\tApple\n\tusda-09003\n\tusda-09502\nBanana\tBanana\n\tusda-09040\nOrange\tOrange\n\tusda-09200\n"
    )

    private func seen(_ kinds: (String, Double)...) throws -> SeenPhoto {
        SeenPhoto(
            kinds: kinds.map { SeenPhoto.Kind(name: $0.0, confidence: $0.1) },
            features: try TaughtPhotoTests.features(0)
        )
    }

    @Test("kinds become their foods, the likeliest first, and a kind that isn't known is left out")
    func kinds() throws {
        let guesses = [PhotoGuess](try self.seen(("Banana", 0.3), ("Apple", 0.6), ("Toaster", 0.1)), self.table)
        #expect(guesses.map(\.kind) == ["Apple", "Banana"])
        #expect(guesses.map(\.confidence) == [0.6, 0.3])
        #expect(guesses[0].servings.map(\.food) == ["usda-09003", "usda-09502"])
    }

    @Test("a food that was taught is a guess of its own, and one with its kind")
    func taught() throws {
        let names = ["own-1", "usda-09502"].map(TaughtPhoto.name)
        let seen = try self.seen((names[1], 0.5), ("Apple", 0.25), (names[0], 0.2))
        let guesses = [PhotoGuess](seen, self.table)
        #expect(guesses.map(\.kind) == ["Apple", ""])
        #expect(guesses[0].confidence == 0.75 && guesses[0].servings.map(\.food) == ["usda-09502", "usda-09003"])
        #expect(guesses[1].servings == [.init(food: "own-1", measure: "")])
    }

    @Test("the eyes call a food that is the first of a kind by the kind")
    func lessons() {
        #expect(self.table.lessonKind(of: "usda-09003") == "Apple")
        #expect(self.table.lessonKind(of: "usda-09502") == TaughtPhoto.name(of: "usda-09502"))
        #expect(TaughtPhoto.food(named: "Apple") == nil)
    }

    @Test("guesses are kept as text and read again, and hostile text gives what can be read")
    func text() throws {
        let guesses = [PhotoGuess](try self.seen(("Apple", 0.61234), (TaughtPhoto.name(of: "own-1"), 0.2)), self.table)
        let read = [PhotoGuess](guesses.text, self.table)
        #expect(read.map(\.confidence) == [0.6123, 0.2])
        #expect(read.map(\.servings) == guesses.map(\.servings))
        for hostile in [
            "", "\t\t", "nan\tApple\tusda-09003", "2\tApple\tx", "0.5\tApple", "1e400\tApple\tx", "0.5\t\t",
        ] {
            #expect([PhotoGuess](hostile, self.table).isEmpty, "\(hostile)")
        }
        #expect(
            [PhotoGuess](Array(repeating: "0.1\tGone\tx", count: 99).joined(separator: "\n"), self.table).count == 5
        )
    }

    @Test("a picture of one shade shows nothing, one with a little of another does")
    func blank() throws {
        func image(_ shades: [UInt8]) throws -> RGBImage {
            try #require(RGBImage(width: 20, height: 20, bytes: shades.flatMap { [$0, $0, $0] }))
        }
        for shade: UInt8 in [0, 128, 255] {
            #expect(try image(Array(repeating: shade, count: 400)).isBlank)
            // A speck of dust.
            #expect(try image(Array(repeating: shade, count: 398) + [90, 200]).isBlank)
        }
        #expect(try image((0..<400).map { UInt8($0 % 12) }).isBlank)
        #expect(try !image((0..<400).map { UInt8($0 % 40) }).isBlank)
        #expect(try !image(Array(repeating: 0, count: 390) + Array(repeating: 60, count: 10)).isBlank)
    }

    @Test("a first guess that is right and sure teaches nothing, everything else does")
    func teaches() throws {
        func scan(_ confidence: Double) throws -> PhotoScan {
            PhotoScan(id: "1", guesses: [PhotoGuess](try self.seen(("Apple", confidence)), self.table))
        }
        #expect(try !scan(0.95).teaches("usda-09003"))
        #expect(try scan(0.95).teaches("usda-09502"))
        #expect(try scan(0.6).teaches("usda-09003"))
        #expect(PhotoScan(id: "1", guesses: []).teaches("usda-09003"))
    }
}
