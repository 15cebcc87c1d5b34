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

    /// What sealed features are bound to, so that they open nowhere else.
    static func context(_ table: String, _ id: ID, _ owner: Member.ID) -> String { "\(table).features/\(owner)/\(id)" }

    private static let prefix = "food:"

    /// Returns what the eyes call a food that isn't of a kind of theirs.
    static func name(of food: Food.ID) -> String { self.prefix + food }

    /// Returns the food that the eyes call so; nil for a kind of theirs.
    static func food(named name: String) -> Food.ID? {
        name.hasPrefix(self.prefix) ? String(name.dropFirst(self.prefix.count)) : nil
    }

    /// Returns how alike two photos are: 1 for the same, 0 for nothing in common.
    func likeness(to other: TaughtPhoto) -> Float {
        self.features.values.withUnsafeBufferPointer { mine in
            other.features.values.withUnsafeBufferPointer { theirs in
                var sum: Float = 0
                for index in 0..<min(mine.count, theirs.count) { sum += mine[index] * theirs[index] }
                return sum
            }
        }
    }
}

extension [TaughtPhoto] {
    /// How many members must agree before others hear of it.
    static let quorum = 3

    /// How alike photos are of which members agree: so alike are three of four pairs that show one food, and one of
    /// twenty that show different ones (docs/eyes.md).
    static let agreement: Float = 0.65

    /// Returns those for the house: of foods of which enough members said so of photos that look alike.
    var agreed: [TaughtPhoto] {
        self.filter { photo in
            let others = self.filter { $0.food == photo.food && $0.member != photo.member }
            let alike = Set(others.filter { $0.likeness(to: photo) >= Self.agreement }.map(\.member))
            return alike.count + 1 >= Self.quorum
        }
    }
}

/// A food that a member taught, as the list of them shows it.
struct TaughtFood: Sendable, Equatable {
    let food: Food.ID
    let count: Int
}
