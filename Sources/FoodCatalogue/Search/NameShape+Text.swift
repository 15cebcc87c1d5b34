/// The text in which the catalogue keeps a shape: part, cost and flags as one letter each before every word.
///
/// `NameMatch` reads it byte by byte without making strings, because one search scores hundreds of them.
extension NameShape {
    enum Letter {
        /// Part 0; categories and brands come before it.
        static let head = UInt8(ascii: "d")
        /// Cost 0; every further letter is a tenth more.
        static let free = UInt8(ascii: "A")
        /// No flags; the bits below are added to it.
        static let plain = UInt8(ascii: "a")
        static let brand: UInt8 = 1
        static let choice: UInt8 = 2
        static let composite: UInt8 = 4
        static let rawFirst: UInt8 = 8
    }

    var text: String {
        self.tokens.map(Self.text).joined(separator: " ")
    }

    private static func text(_ token: Token) -> String {
        var flags: UInt8 = 0
        if token.isBrand { flags |= Letter.brand }
        if token.isChoice { flags |= Letter.choice }
        if token.isComposite { flags |= Letter.composite }
        if token.isRawFirst { flags |= Letter.rawFirst }
        let part = Letter.head &+ UInt8(bitPattern: Int8(token.part))
        let cost = Letter.free + UInt8((token.cost * 10).rounded())
        return String(decoding: [part, cost, Letter.plain + flags], as: UTF8.self) + token.word
    }
}
