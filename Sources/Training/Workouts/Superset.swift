/// Exercises next to each other that are done in turn: a set of each, then the rest.
///
/// A plan numbers its supersets from 1. Every exercise but the last of one has the way to the next in place of a rest.
enum Superset {
    static let sizes = 2...3
    /// The way from one exercise to the next, in seconds.
    static let change = 15

    /// Returns text such as "A2": the letter of the superset and the place in it, as coaches write it.
    static func mark(_ number: Int, place: Int) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return "\(letters[(WorkoutLimits.supersets.contains(number) ? number - 1 : 0) % letters.count])\(place + 1)"
    }
}

extension Array {
    /// Returns the places of the superset that holds an element; only its own where `number` says none.
    func superset(around place: Int, _ number: (Element) -> Int?) -> Range<Int> {
        guard let own = number(self[place]) else { return place..<place + 1 }
        var (start, end) = (place, place + 1)
        while start > self.startIndex, number(self[start - 1]) == own { start -= 1 }
        while end < self.endIndex, number(self[end]) == own { end += 1 }
        return start..<end
    }
}

extension [WorkoutItem] {
    /// The items with their supersets numbered from 1; one alone is none, and what comes after three stands alone.
    var withSoundSupersets: [WorkoutItem] {
        var (items, place, number) = (self, 0, 0)
        while place < items.endIndex {
            let found = items.superset(around: place, \.superset)
            let block = found.prefix(Superset.sizes.upperBound)
            number += Superset.sizes.contains(block.count) ? 1 : 0
            for place in found {
                items[place].superset = Superset.sizes.contains(block.count) && block.contains(place) ? number : nil
            }
            place = found.upperBound
        }
        return items
    }
}
