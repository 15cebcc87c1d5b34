/// Which exercise of a session is which line of its workout.
extension TrainingSession {
    /// What an exercise is, wherever it stands.
    struct Key: Hashable {
        let exercise: Exercise.ID
        let role: WorkoutItem.Role?
    }

    /// Returns, for each exercise of the session, the place of the line that it is; nil for one that was swapped away or taken
    /// out.
    ///
    /// The session has what its workout has, and between them what was begun and then left out. So they are compared from the
    /// end, where nothing was begun; what members moved is found by what it is.
    func places(in lines: [Key]) -> [Int?] {
        let own = self.script.items.map { Key(exercise: $0.exercise, role: $0.role) }
        var places = [Int?](repeating: nil, count: own.count)
        var end = lines.endIndex
        for place in own.indices.reversed() {
            guard let line = lines[..<end].lastIndex(of: own[place]) else { continue }
            (places[place], end) = (line, line)
        }
        for place in own.indices where places[place] == nil {
            places[place] = lines.indices.first { lines[$0] == own[place] && !places.contains($0) }
        }
        return places
    }

    /// Returns, for each exercise of the session, the number of its line in the workout's plan; nil for none.
    func lines(in plan: WorkoutPlan) -> [Int?] {
        let keys = plan.inOrderOfWork.items.map { Key(exercise: $0.exercise, role: $0.role) }
        return self.places(in: keys).map { $0.map { $0 + 1 } }
    }
}

extension [TrainingSession.Key] {
    /// Returns, for each line of a plan, the place of the line in another that it is or became; nil for one that was taken out.
    ///
    /// Where both have as many lines, another exercise in the same place was swapped in.
    func became(_ others: Self) -> [Int?] {
        var places = [Int?](repeating: nil, count: self.count)
        let isSwapped = self.count == others.count
        if isSwapped {
            for place in self.indices where self[place] == others[place] { places[place] = place }
        } else {
            let most = Swift.min(self.count, others.count)
            let first = zip(self, others).prefix { $0 == $1 }.count
            let last = Swift.min(zip(self.reversed(), others.reversed()).prefix { $0 == $1 }.count, most - first)
            for place in 0..<first { places[place] = place }
            for place in 0..<last { places[self.count - 1 - place] = others.count - 1 - place }
        }
        for place in self.indices where places[place] == nil {
            places[place] = others.indices.first { others[$0] == self[place] && !places.contains($0) }
        }
        guard isSwapped else { return places }
        for place in self.indices where places[place] == nil && !places.contains(place) { places[place] = place }
        return places
    }
}
