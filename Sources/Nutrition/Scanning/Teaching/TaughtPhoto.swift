import Eyes
import FoodCatalogue
import Foundation
import Members

/// A photo of which a member said what it shows: how it looks to the eyes, and never the picture.
struct TaughtPhoto: Sendable, Equatable {
    typealias ID = String

    let id: ID
    let member: Member.ID
    let food: Food.ID
    let features: FoodFeatures

    /// How many a member has, in all and of one food; an older one goes for a new one.
    static let most = 300
    static let mostOfFood = 20
    /// How long what was forgotten can come back, in seconds.
    static let regret: Double = 86_400

    /// What sealed features are bound to, so that they open nowhere else.
    static func context(_ table: String, _ id: ID, _ owner: Member.ID) -> String { "\(table).features/\(owner)/\(id)" }

    private static let prefix = "food:"

    /// Returns what the eyes call a food that isn't of a kind of theirs.
    static func name(of food: Food.ID) -> String { self.prefix + food }

    /// Returns the food that the eyes call so; nil for a kind of theirs.
    static func food(named name: String) -> Food.ID? {
        name.hasPrefix(self.prefix) ? String(name.dropFirst(self.prefix.count)) : nil
    }
}

extension [TaughtPhoto] {
    /// How many members must agree before others hear of it.
    static let quorum = 3

    /// How alike photos are of which members agree (cosine of what is stored of them): so alike are three of four pairs
    /// that show one food, and one of twelve that show different ones (docs/eyes.md).
    static let agreement: Float = 0.8

    /// Returns those for the house: of foods of which enough members said so of photos that look alike.
    var agreed: [TaughtPhoto] {
        let looks = self.map { Self.direction($0.features.bytes) }
        return self.indices.filter { index in
            let alike = self.indices.filter { other in
                self[other].food == self[index].food && self[other].member != self[index].member
                    && Self.likeness(looks[other], looks[index]) >= Self.agreement
            }
            return Set(alike.map { self[$0].member }).count + 1 >= Self.quorum
        }
        .map { self[$0] }
    }

    /// How alike photos are that show the very same thing: of different things of one food hardly any pair is so.
    static let same: Float = 0.98

    /// Returns those of the very same thing of which something else was said.
    func contradicted(by photo: TaughtPhoto) -> [TaughtPhoto.ID] {
        let look = Self.direction(photo.features.bytes)
        return self.filter { other in
            other.food != photo.food && Self.likeness(Self.direction(other.features.bytes), look) >= Self.same
        }
        .map(\.id)
    }

    /// Returns numbers of length one; nothing for what has no length.
    private static func direction(_ bytes: [UInt8]) -> [Float] {
        let length = bytes.reduce(Float(0)) { $0 + Float($1) * Float($1) }.squareRoot()
        return length > 0 ? bytes.map { Float($0) / length } : []
    }

    /// Returns how alike two photos look: 1 for the same, 0 for nothing in common.
    private static func likeness(_ one: [Float], _ other: [Float]) -> Float {
        one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { other in
                var sum: Float = 0
                for index in 0..<Swift.min(one.count, other.count) { sum += one[index] * other[index] }
                return sum
            }
        }
    }
}

/// A food that a member taught, as the list of them shows it.
struct TaughtFood: Sendable, Equatable {
    let food: Food.ID
    let count: Int
}
