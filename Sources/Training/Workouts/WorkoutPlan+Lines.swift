/// The lines of a plan: its items where they stand, counted from 1 in the order in which they are done.
extension WorkoutPlan {
    /// Where an item stands in the plan as it is kept.
    struct ItemPlace: Hashable, Sendable {
        let phase: Int
        let item: Int
    }

    subscript(place: ItemPlace) -> WorkoutItem {
        get { self.phases[place.phase].items[place.item] }
        set { self.phases[place.phase].items[place.item] = newValue }
    }

    /// The places of all items in the order of work, a list for each phase: each lift's ramp-up directly before it.
    ///
    /// The first lift's ramp-up ends the warm-up, as in the plan; muscles that were ramped up long before are cold again.
    var placesOfWork: [[ItemPlace]] {
        var places = self.phases.indices.map { phase in
            self.phases[phase].items.indices.map { ItemPlace(phase: phase, item: $0) }
        }
        guard let warmUp = self.phases.firstIndex(where: { $0.part == .warmUp }),
            let main = self.phases.firstIndex(where: { $0.part == .main })
        else { return places }
        for place in places[warmUp] where self[place].role == .rampUp {
            let items = places[main].map { self[$0] }
            let lift = items.firstIndex { $0.exercise == self[place].exercise && $0.role == nil }
            guard let before = lift.map({ items.superset(around: $0, \.superset).lowerBound }), before > 0 else {
                continue
            }
            places[warmUp].removeAll { $0 == place }
            places[main].insert(place, at: before)
        }
        return places
    }

    /// The plan in the order in which it is done.
    var inOrderOfWork: WorkoutPlan {
        var plan = self
        for (phase, places) in self.placesOfWork.enumerated() { plan.phases[phase].items = places.map { self[$0] } }
        return plan
    }

    /// Returns the places that are swapped together with a line of an exercise, the line's own first; empty where the
    /// exercise isn't there.
    ///
    /// A lift and its ramp-up sets are one thing; everything else is swapped where it was touched and nowhere else. No
    /// line, or one where something else stands by now, means that of the main part.
    func places(of exercise: Exercise.ID, line: Int?) -> [ItemPlace] {
        let lines = self.placesOfWork.flatMap(\.self)
        let own = lines.filter { self[$0].exercise == exercise }
        let lift = own.first { self.phases[$0.phase].part == .main && self[$0].role == nil }
        let wanted = lines.enumerated().first { $0.offset + 1 == line }?.element
        let touched = wanted.flatMap { own.contains($0) ? $0 : nil } ?? lift ?? own.first
        guard let touched else { return [] }
        guard let lift, touched == lift || self[touched].role == .rampUp else { return [touched] }
        return [lift] + own.filter { self[$0].role == .rampUp }
    }

    /// Returns the number of the line that stands at a place; nil for none.
    func line(at place: ItemPlace) -> Int? { self.placesOfWork.flatMap(\.self).firstIndex(of: place).map { $0 + 1 } }

    /// Returns the plan with an exercise at some of its places alone.
    func holding(_ exercise: Exercise.ID, onlyAt places: [ItemPlace]) -> WorkoutPlan {
        var plan = self
        for phase in self.phases.indices {
            let kept = self.phases[phase].items.indices.filter { item in
                self.phases[phase].items[item].exercise != exercise
                    || places.contains(ItemPlace(phase: phase, item: item))
            }
            plan.phases[phase].items = kept.map { self.phases[phase].items[$0] }
        }
        return plan
    }
}
