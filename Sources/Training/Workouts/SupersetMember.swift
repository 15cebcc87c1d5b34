/// What can stand in a superset: an exercise of a plan, or its line in a form.
protocol SupersetMember {
    /// The number of its superset; nil where it stands alone.
    var superset: Int? { get set }
    var restSeconds: Int { get set }
}

extension WorkoutItem: SupersetMember {}

/// Changes to a list that keep its supersets sound: the last of one has the rest, and one alone is none.
extension Array where Element: SupersetMember {
    /// Returns the places of the superset that holds an element; only its own where it stands alone.
    func superset(around place: Int) -> Range<Int> { self.superset(around: place, \.superset) }

    /// Returns whether an element, with its superset, and the next would be few enough to be done in turn.
    func canJoin(_ place: Int) -> Bool {
        guard self.indices.contains(place), self.indices.contains(place + 1) else { return false }
        let (one, next) = (self.superset(around: place), self.superset(around: place + 1))
        return one != next && Superset.sizes.contains(one.count + next.count)
    }

    /// Makes one superset of an element and the next, with those that they are done in turn with.
    mutating func join(_ place: Int) {
        guard self.canJoin(place) else { return }
        let block = self.superset(around: place).lowerBound..<self.superset(around: place + 1).upperBound
        let number = self.freeNumber
        for place in block { self[place].superset = number }
        self.settle(block, rest: self.rest(of: block))
    }

    /// Parts a superset behind an element.
    mutating func separate(after place: Int) {
        guard self.indices.contains(place) else { return }
        let block = self.superset(around: place)
        guard block.contains(place + 1) else { return }
        let number = self.freeNumber
        let rest = self.rest(of: block)
        for place in place + 1..<block.upperBound { self[place].superset = number }
        self.settle(block.lowerBound..<place + 1, rest: rest)
        self.settle(place + 1..<block.upperBound, rest: rest)
    }

    /// Takes an element out of the list.
    mutating func takeOut(_ place: Int) {
        let block = self.superset(around: place)
        let rest = self.rest(of: block)
        self.remove(at: place)
        if block.count > 1 { self.settle(block.lowerBound..<block.upperBound - 1, rest: rest) }
    }

    /// Takes an element at the edge of its superset out of it, where it stands.
    mutating func leave(_ place: Int) {
        let block = self.superset(around: place)
        guard block.count > 1 else { return }
        let rest = self.rest(of: block)
        self[place].superset = nil
        self[place].restSeconds = rest
        let isFirst = place == block.lowerBound
        self.settle(
            isFirst ? place + 1..<block.upperBound : block.lowerBound..<block.upperBound - 1,
            rest: rest
        )
    }

    /// Moves an element up (-1) or down (1): within its superset, out of it, or past that of others.
    mutating func move(_ place: Int, by step: Int) {
        let other = place + step
        guard self.indices.contains(place), self.indices.contains(other) else { return }
        let block = self.superset(around: place)
        if block.contains(other) {
            let rests = (self[place].restSeconds, self[other].restSeconds)
            self.swapAt(place, other)
            (self[place].restSeconds, self[other].restSeconds) = rests
        } else {
            self.leave(place)
            let passed = self.superset(around: other)
            let moved = self.remove(at: place)
            self.insert(moved, at: step > 0 ? passed.upperBound - 1 : passed.lowerBound)
        }
    }

    /// The first number that no superset has, however large those of others are.
    private var freeNumber: Int {
        let taken = Set(self.compactMap(\.superset))
        return (1...self.count + 1).first { !taken.contains($0) } ?? 0
    }

    /// Returns the rest after a round of a superset.
    private func rest(of block: Range<Int>) -> Int { self[block].map(\.restSeconds).max() ?? 0 }

    private mutating func settle(_ block: Range<Int>, rest: Int) {
        for place in block {
            if block.count < Superset.sizes.lowerBound { self[place].superset = nil }
            let isLast = place == block.upperBound - 1
            self[place].restSeconds = isLast ? rest : Swift.min(self[place].restSeconds, Superset.change)
        }
    }
}
