/// Some cases of an enumeration, by their places in it: it is asked of every exercise, and cheaper than a set that hashes.
///
/// Places are below 64.
struct CaseSet: Sendable {
    private let bits: UInt64

    init(_ places: some Sequence<Int>) { self.bits = places.reduce(0) { $0 | 1 << UInt64($1) } }

    var isEmpty: Bool { self.bits == 0 }

    func contains(_ place: Int) -> Bool { self.bits & 1 << UInt64(place) != 0 }
}
