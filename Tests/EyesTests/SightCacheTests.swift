import Foundation
import Testing

@testable import Eyes

/// What was seen in photos, kept for a program that is stopped and started again.
struct SightCacheTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "seen-\(UUID().uuidString)")
    private let apple = SightCache.Key(path: "train/An apple.jpg", bytes: 7, modified: 1_000)
    private let kiwi = SightCache.Key(path: "train/Kiwi.jpg", bytes: 9, modified: 2_000)

    private func sight(_ number: Float) -> Sight {
        Sight(
            features: (0..<FoodFeatures.count).map { number / Float($0 + 1) },
            logits: (0..<VisionModel.logits).map { number - Float($0) / 3 }
        )
    }

    @Test("what was seen is there again to the last bit, for the same file alone")
    func kept() throws {
        defer { try? FileManager.default.removeItem(at: self.file) }
        let first = try SightCache(self.file, heading: "sights 1")
        #expect(first.count == 0 && first.sight(of: self.apple) == nil)
        try first.keep(self.sight(0.1), of: self.apple)
        try first.keep(self.sight(0.7), of: self.kiwi)
        let second = try SightCache(self.file, heading: "sights 1")
        #expect(second.count == 2)
        #expect(second.sight(of: self.apple)?.features == self.sight(0.1).features)
        #expect(second.sight(of: self.kiwi)?.logits == self.sight(0.7).logits)
        let changed = SightCache.Key(path: self.apple.path, bytes: 7, modified: 1_001)
        #expect(second.sight(of: changed) == nil)
        try second.remove()
        #expect(!FileManager.default.fileExists(atPath: self.file.path))
    }

    @Test("a line that was cut off costs that photo alone, and what another model saw counts for nothing")
    func cutOff() throws {
        defer { try? FileManager.default.removeItem(at: self.file) }
        try SightCache(self.file, heading: "sights 1").keep(self.sight(0.1), of: self.apple)
        try SightCache(self.file, heading: "sights 1").keep(self.sight(0.2), of: self.kiwi)
        try Data(contentsOf: self.file).dropLast(20).write(to: self.file)
        let cut = try SightCache(self.file, heading: "sights 1")
        #expect(cut.count == 1 && cut.sight(of: self.apple) != nil)
        try cut.keep(self.sight(0.3), of: self.kiwi)
        let whole = try SightCache(self.file, heading: "sights 1")
        #expect(whole.count == 2 && whole.sight(of: self.kiwi)?.features == self.sight(0.3).features)
        #expect(try SightCache(self.file, heading: "sights 2").count == 0)
        #expect(try SightCache(self.file, heading: "sights 1").count == 0)
    }
}
