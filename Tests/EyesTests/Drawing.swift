import Foundation

@testable import Eyes

/// Pictures that are drawn, because no photo of somebody's may be in this project.
enum Drawing {
    static func plain(_ colour: [UInt8], width: Int = 400, height: Int = 400) -> RGBImage? {
        var bytes = [UInt8](repeating: 0, count: 3 * width * height)
        for place in bytes.indices { bytes[place] = colour[place % 3] }
        return RGBImage(width: width, height: height, bytes: bytes)
    }

    /// Dark lines of words on white, as on a page.
    static var page: RGBImage? {
        self.drawn(side: 400) { x, y in
            let isLine = y > 30 && y < 370 && y % 18 < 9 && x > 30 && x < 370 - (y * 7 % 90)
            let isInk = isLine && (x * 7919 + (y / 18) * 104_729) % 13 < 6 && (x / 3 + y / 18 * 5) % 8 > 1
            return isInk ? [30, 30, 30] : [250, 250, 250]
        }
    }

    /// Every pixel of another colour.
    static var noise: RGBImage? {
        self.drawn(side: 400) { x, y in
            let mixed = (UInt32(truncatingIfNeeded: x * 400 + y) &* 2_654_435_761) ^ 0x9E37_79B9
            return [UInt8(mixed >> 24), UInt8(mixed >> 16 & 255), UInt8(mixed >> 8 & 255)]
        }
    }

    /// A ripe one on white: a bow that is thick in the middle, with dark ends.
    static var banana: RGBImage? {
        self.drawn(side: 512) { x, y in
            let (across, down) = (Double(x) - 256, Double(y) - 30)
            let angle = atan2(down, across) - .pi / 2
            let thickness = 50 * (1 - pow(angle / 1.05, 4))
            let place = (hypot(across, down) - 260) / max(thickness, 1e-6)
            guard thickness > 8, abs(place) < 1 else { return [235, 235, 235] }
            let light = 0.45 + 0.6 * (1 - place * place).squareRoot() - 0.25 * place
            let ripe = 1 - min(1, max(0, (abs(angle) - 0.882) / 0.1))
            return zip([250.0, 215, 60], [110.0, 95, 35])
                .map { UInt8(min(255, max(0, ($0 * ripe + $1 * (1 - ripe)) * light))) }
        }
    }

    static func drawn(side: Int, _ colour: (Int, Int) -> [UInt8]) -> RGBImage? {
        RGBImage(width: side, height: side, bytes: (0..<(side * side)).flatMap { colour($0 % side, $0 / side) })
    }
}
