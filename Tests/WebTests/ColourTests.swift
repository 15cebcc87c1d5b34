import Foundation
import Testing

@testable import Web

/// The colours of `tokens.css`, by the rule of WCAG 2.1 for contrast (1.4.3: 4.5 to 1 for text).
struct ColourTests {
    @Test(arguments: ["coral", "leaf", "sun", "sky", "plum"], [0, 1])
    func `each place's colour can be read on all that lies behind it, light and dark`(name: String, theme: Int) throws {
        let colours = try Self.colours()
        let ink = try #require(colours[name]?[theme])
        for ground in ["ground", "card", "well", name + "-wash"] {
            let behind = try #require(colours[ground]?[theme], "\(ground)")
            #expect(Self.contrast(ink, behind) >= 4.5, "\(name) on \(ground)")
        }
    }

    /// The colours of the tokens by name, light and dark, as red, green and blue from 0 to 255.
    private static func colours() throws -> [String: [[Int]]] {
        let sheet = try String(contentsOfFile: WebResources.assets + "/css/tokens.css", encoding: .utf8)
        let tokens = sheet.matches(of: /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/)
        // The sheet says some again for who asked for more contrast; these are those of everybody else.
        return Dictionary(
            tokens.map { (String($0.1), [Self.parts($0.2), Self.parts($0.3)]) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private static func parts(_ digits: Substring) -> [Int] {
        let number = Int(digits, radix: 16) ?? 0
        return [number >> 16, number >> 8 & 255, number & 255]
    }

    private static func contrast(_ one: [Int], _ other: [Int]) -> Double {
        let lights = [Self.luminance(one), Self.luminance(other)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    /// The relative luminance of WCAG 2.1.
    private static func luminance(_ parts: [Int]) -> Double {
        let linear = parts.map { part in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
