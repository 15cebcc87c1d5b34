extension QRMatrix {
    /// How hard it is to read: long runs, blocks, look-alikes of the corners' patterns, and too much of one shade
    /// (ISO/IEC 18004:2015, 7.8.3).
    var penalty: Int {
        let columns = self.dark.indices.map { x in self.dark.map { $0[x] } }
        let lines = self.dark + columns
        return lines.reduce(0) { $0 + Self.runs($1) + Self.lookAlikes($1) } + self.blocks + self.imbalance
    }

    private static func runs(_ line: [Bool]) -> Int {
        var (sum, length) = (0, 1)
        for place in 1...line.count {
            if place < line.count, line[place] == line[place - 1] {
                length += 1
            } else {
                if length >= 5 { sum += length - 2 }
                length = 1
            }
        }
        return sum
    }

    private static func lookAlikes(_ line: [Bool]) -> Int {
        let pattern = [true, false, true, true, true, false, true, false, false, false, false]
        return (0...line.count - pattern.count).reduce(0) { sum, start in
            let part = line[start..<start + pattern.count]
            return sum + (part.elementsEqual(pattern) || part.elementsEqual(pattern.reversed()) ? 40 : 0)
        }
    }

    private var blocks: Int {
        var sum = 0
        for y in 1..<self.dark.count {
            for x in 1..<self.dark.count {
                let one = self.dark[y][x]
                if self.dark[y - 1][x] == one, self.dark[y][x - 1] == one, self.dark[y - 1][x - 1] == one { sum += 3 }
            }
        }
        return sum
    }

    private var imbalance: Int {
        let all = self.dark.count * self.dark.count
        let dark = self.dark.reduce(0) { $0 + $1.count { $0 } }
        return abs(20 * dark - 10 * all) / all * 10
    }
}
