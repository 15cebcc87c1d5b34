import Foundation

/// All motivating sentences.
package struct MotivatingLines: Sendable {
    package let all: [MotivatingLine]
    private let byID: [String: MotivatingLine]

    package init(_ all: [MotivatingLine]) {
        self.all = all
        self.byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Reads the file that comes with the program.
    package static func shipped() throws -> MotivatingLines {
        guard let file = Bundle.module.url(forResource: "Lines", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return Self(try JSONDecoder().decode([MotivatingLine].self, from: try Data(contentsOf: file)))
    }

    package subscript(id: String) -> MotivatingLine? { self.byID[id] }

    /// Picks a sentence that fits, the same for the same seed, but never the last one again.
    package func pick(for occasion: MotivatingLine.Occasion, seed: String, after last: String) -> MotivatingLine? {
        let fitting = self.all.filter { $0.fits(occasion) && $0.id != last }
        guard !fitting.isEmpty else { return nil }
        return fitting[Int(Self.number(seed) % UInt64(fitting.count))]
    }

    /// Hashes by FNV-1a (Fowler, Noll and Vo), finished as MurmurHash3 does, so that every bit of the seed counts.
    private static func number(_ seed: String) -> UInt64 {
        var hash = seed.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        return hash ^ (hash >> 33)
    }
}
