/// A size of QR codes with what the standard says of it at level M (ISO/IEC 18004:2015, tables 9 and E.1).
struct QRVersion: Sendable, Equatable {
    let number: Int
    /// Code words for correction in each block.
    let correction: Int
    /// Code words of data in each block.
    let blocks: [Int]
    /// The middles of the alignment patterns, in rows as in columns.
    let alignments: [Int]

    var side: Int { 17 + 4 * self.number }
    var words: Int { self.blocks.reduce(0, +) }
    /// The bits of the count of bytes.
    var countBits: Int { self.number < 10 ? 8 : 16 }
    /// The most bytes of a text.
    var capacity: Int { (8 * self.words - 4 - self.countBits) / 8 }

    static let all = [
        Self(number: 1, correction: 10, blocks: [16], alignments: []),
        Self(number: 2, correction: 16, blocks: [28], alignments: [6, 18]),
        Self(number: 3, correction: 26, blocks: [44], alignments: [6, 22]),
        Self(number: 4, correction: 18, blocks: [32, 32], alignments: [6, 26]),
        Self(number: 5, correction: 24, blocks: [43, 43], alignments: [6, 30]),
        Self(number: 6, correction: 16, blocks: [27, 27, 27, 27], alignments: [6, 34]),
        Self(number: 7, correction: 18, blocks: [31, 31, 31, 31], alignments: [6, 22, 38]),
        Self(number: 8, correction: 22, blocks: [38, 38, 39, 39], alignments: [6, 24, 42]),
        Self(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], alignments: [6, 26, 46]),
        Self(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44], alignments: [6, 28, 50]),
    ]
}
