/// A set of muscles that is cheap to compare.
struct MuscleSet: OptionSet, Sendable {
    let rawValue: UInt32

    var count: Int { self.rawValue.nonzeroBitCount }

    /// The indices of its muscles in `Muscle.allCases`, ascending.
    var indices: [Int] {
        var bits = self.rawValue
        var found: [Int] = []
        while bits != 0 {
            found.append(bits.trailingZeroBitCount)
            bits &= bits - 1
        }
        return found
    }

    var muscles: [Muscle] { self.indices.map { Self.all[$0] } }

    static let all = Muscle.allCases
    private static let places = Dictionary(uniqueKeysWithValues: Self.all.enumerated().map { ($1, $0) })
}

extension MuscleSet {
    init(_ muscles: some Sequence<Muscle>) {
        self.init(rawValue: muscles.reduce(0) { $0 | 1 << UInt32(Self.places[$1] ?? 0) })
    }
}
