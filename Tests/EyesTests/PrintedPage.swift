import Foundation

@testable import Eyes

/// A page of printed words that lies on a table, seen from above.
enum PrintedPage {
    private static let words = """
        WARM THE OVEN AND MIX FOUR CUPS OF FLOUR WITH TWO EGGS, THEN LET IT REST FOR AN HOUR. PAY THE BILL OF JULY \
        WITHIN A WEEK, OR WRITE TO US. NOBODY KNEW WHY THE QUIET MAN IN THE GREY COAT HAD LEFT SO EARLY, NOR WHO HAD \
        CLOSED THE DOOR.
        """

    /// Seven rows of five dots for each letter, a byte a row.
    private static let letters: [Character: UInt64] = [
        "A": 0x0E_11_11_1F_11_11_11, "B": 0x1E_11_11_1E_11_11_1E, "C": 0x0E_11_10_10_10_11_0E,
        "D": 0x1E_11_11_11_11_11_1E, "E": 0x1F_10_10_1E_10_10_1F, "F": 0x1F_10_10_1E_10_10_10,
        "G": 0x0E_11_10_17_11_11_0F, "H": 0x11_11_11_1F_11_11_11, "I": 0x0E_04_04_04_04_04_0E,
        "J": 0x07_02_02_02_02_12_0C, "K": 0x11_12_14_18_14_12_11, "L": 0x10_10_10_10_10_10_1F,
        "M": 0x11_1B_15_15_11_11_11, "N": 0x11_19_15_15_13_11_11, "O": 0x0E_11_11_11_11_11_0E,
        "P": 0x1E_11_11_1E_10_10_10, "Q": 0x0E_11_11_11_15_12_0D, "R": 0x1E_11_11_1E_14_12_11,
        "S": 0x0F_10_10_0E_01_01_1E, "T": 0x1F_04_04_04_04_04_04, "U": 0x11_11_11_11_11_11_0E,
        "V": 0x11_11_11_11_11_0A_04, "W": 0x11_11_11_15_15_1B_11, "X": 0x11_11_0A_04_0A_11_11,
        "Y": 0x11_11_0A_04_04_04_04, "Z": 0x1F_01_02_04_08_10_1F, ",": 0x00_00_00_00_0C_04_08,
        ".": 0x00_00_00_00_00_0C_0C,
    ]
    private static let text = (Self.words + " ").map { Self.letters[$0] ?? 0 }

    private static let table = [120.0, 84, 52]
    private static let paper = [241.0, 237, 229]
    private static let ink = [32.0, 32, 38]

    /// Draws it turned by so many degrees; `dot` is the side of a letter's dot in pixels.
    static func lying(at degrees: Double, dot: Double = 2, side: Int = 480) -> RGBImage? {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let half = Double(side) / 2
        return Drawing.drawn(side: side) { x, y in
            var colour = [0.0, 0, 0]
            // Four places in a pixel make edges smooth.
            for part in 0..<4 {
                let right = Double(x) + Double(part % 2) / 2 + 0.25 - half
                let down = Double(y) + Double(part / 2) / 2 + 0.25 - half
                let place = (across: cosine * right + sine * down, down: cosine * down - sine * right)
                let there = self.colour(across: place.across / half, place.down / half, dot: dot / half)
                for channel in 0..<3 { colour[channel] += there[channel] / 4 }
            }
            // The light comes from the left.
            let light = 1 - 0.25 * Double(x) / Double(side)
            return colour.map { UInt8($0 * light) }
        }
    }

    /// Returns what is there on the table; the page reaches from -0.7 to 0.7 across and from -0.95 to 0.95 down.
    private static func colour(across: Double, _ down: Double, dot: Double) -> [Double] {
        guard abs(across) < 0.7, abs(down) < 0.95 else { return self.table }
        let (left, top) = ((across + 0.6) / dot, (down + 0.85) / dot)
        guard left >= 0, top >= 0, across < 0.6, down < 0.85 else { return self.paper }
        // A letter takes six dots of its line, and a line eleven.
        let (column, line) = (Int(left) / 6, Int(top) / 11)
        let (x, y) = (Int(left) % 6, Int(top) % 11)
        guard x < 5, y < 7 else { return self.paper }
        let letter = self.text[(line * 61 + column) % self.text.count]
        return letter >> (8 * (6 - y) + (4 - x)) & 1 == 1 ? self.ink : self.paper
    }
}
