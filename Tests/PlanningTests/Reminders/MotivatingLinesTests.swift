import HealthMath
import Testing

@testable import Planning

struct MotivatingLinesTests {
    static let occasions = ([nil] + FitnessAim.allCases.map(Optional.some)).flatMap { aim in
        ([nil] + Rhythm.allCases.map(Optional.some)).flatMap { rhythm in
            DayPart.allCases.map { MotivatingLine.Occasion(aim: aim, rhythm: rhythm, time: $0) }
        }
    }

    @Test("there are more than sixty, each once and short enough for a phone")
    func many() throws {
        let lines = try MotivatingLines.shipped().all
        #expect(lines.count >= 60)
        #expect(Set(lines.map(\.id)).count == lines.count)
        #expect(Set(lines.map(\.text)).count == lines.count)
        #expect(lines.allSatisfy { $0.text.count <= 90 && !$0.text.contains("!") })
    }

    @Test("none speaks of guilt or of a body's numbers")
    func kind() throws {
        let unkind: Set<Substring> = [
            "should", "shouldn", "must", "lazy", "excuse", "excuses", "guilt", "guilty", "fat", "calorie", "calories",
            "kcal", "kilo", "kilos", "kg", "pound", "pounds", "burn", "burned", "fail", "failed", "missed", "pain",
            "deserve", "earn", "earned", "shame", "slim", "skip", "skipped", "sorry", "finally", "streak", "lose",
            "lost",
        ]
        for line in try MotivatingLines.shipped().all {
            let text = line.text.lowercased()
            #expect(unkind.isDisjoint(with: text.split { !$0.isLetter }), "\(text)")
            #expect(!text.contains { $0.isNumber }, "\(text)")
        }
    }

    @Test("every occasion has many, some of them its own", arguments: occasions)
    func enough(occasion: MotivatingLine.Occasion) throws {
        let fitting = try MotivatingLines.shipped().all.filter { $0.fits(occasion) }
        #expect(fitting.count >= 15)
        #expect(fitting.contains { $0.times.contains(occasion.time) })
        #expect(occasion.rhythm == nil || fitting.contains { !$0.rhythms.isEmpty })
        #expect(occasion.aim == nil || fitting.contains { !$0.aims.isEmpty })
        if occasion.rhythm == nil { #expect(fitting.allSatisfy { $0.rhythms.isEmpty }) }
    }

    @Test("the same seed says the same, and nothing is said twice in a row")
    func picked() throws {
        let lines = try MotivatingLines.shipped()
        var said: [String] = []
        for number in 0..<2_000 {
            let occasion = Self.occasions[number % Self.occasions.count]
            let line = try #require(lines.pick(for: occasion, seed: "\(number)", after: said.last ?? ""))
            #expect(line == lines.pick(for: occasion, seed: "\(number)", after: said.last ?? ""))
            #expect(line.id != said.last)
            #expect(line.fits(occasion))
            said.append(line.id)
        }
        #expect(Set(said).count == lines.all.count)
    }

    @Test("where only the last one fits, silence is better")
    func silence() throws {
        let only = try #require(try MotivatingLines.shipped().all.first)
        let occasion = MotivatingLine.Occasion(aim: nil, rhythm: nil, time: .morning)
        #expect(MotivatingLines([only]).pick(for: occasion, seed: "1", after: only.id) == nil)
    }
}
