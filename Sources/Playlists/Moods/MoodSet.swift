/// Some moods, as bits, because thousands of songs are compared for a list.
struct MoodSet: Sendable, Hashable, ExpressibleByArrayLiteral {
    private var bits: UInt8

    init() { self.bits = 0 }
    init(arrayLiteral moods: Mood...) { self.init(moods) }
    init(_ moods: some Sequence<Mood>) { self.bits = moods.reduce(0) { $0 | Self.bit($1) } }
    private init(bits: UInt8) { self.bits = bits }

    var isEmpty: Bool { self.bits == 0 }
    func contains(_ mood: Mood) -> Bool { self.bits & Self.bit(mood) != 0 }
    func meets(_ other: MoodSet) -> Bool { self.bits & other.bits != 0 }
    func lies(in other: MoodSet) -> Bool { self.bits & ~other.bits == 0 }
    func union(_ other: MoodSet) -> MoodSet { MoodSet(bits: self.bits | other.bits) }

    private static func bit(_ mood: Mood) -> UInt8 {
        switch mood {
        case .calm: 1
        case .laidBack: 2
        case .focused: 4
        case .cheerful: 8
        case .driving: 16
        case .fierce: 32
        }
    }
}
