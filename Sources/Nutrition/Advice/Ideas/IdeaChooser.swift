import FoodCatalogue
import HealthMath

/// Chooses a few ideas for a member, a day and a meal.
///
/// It never proposes foods that don't suit the diet, were excluded, were eaten today or have more energy than is left.
/// A third of the others pauses each day, and their order is partly random, so that no two days look alike; on one day
/// the same request has the same result.
struct IdeaChooser: Sendable {
    /// Nil without a goal: then any idea of moderate size fits.
    let room: Room?
    let aim: IdeaAim
    let occasion: Idea.Occasion
    let needs: Set<Diet>
    let excluded: Set<Food.ID>
    let eatenToday: Set<Food.ID>
    /// How often each food was eaten lately.
    let habits: [Food.ID: Int]
    let chance: DailyChance

    static let count = 6

    func choose(from ideas: [Idea]) -> [Idea] {
        let fitting = ideas.filter(self.isPossible)
            .map { (idea: $0, worth: self.worth(of: $0)) }
            .sorted { ($0.worth, $0.idea.food) > ($1.worth, $1.idea.food) }
            .map(\.idea)
        let isResting = { (idea: Idea) in self.chance.of(idea.food, for: 1) < 0.35 }
        // Pausing ideas are added when there are few others.
        let inOrder = fitting.filter { !isResting($0) } + fitting.filter(isResting)
        return Self.mixed(inOrder)
    }

    func isPossible(_ idea: Idea) -> Bool {
        idea.contents.suits(self.needs) && !self.excluded.contains(idea.food) && !self.eatenToday.contains(idea.food)
            && idea.kcal <= self.most
    }

    private var most: Double { self.room.map { max($0.kcal, Room.light) } ?? 400 }

    private func worth(of idea: Idea) -> Double {
        var worth = self.match(idea) - self.excess(idea) + self.aim.merit(of: idea)
        worth += idea.suits.contains(self.occasion) ? 0.5 : -0.5
        if self.habits[idea.food] != nil { worth += 0.2 }
        return worth + 0.8 * self.chance.of(idea.food)
    }

    /// Returns how well an idea's macros match what is missing: the cosine of both, in energy, from 0 to 1.
    private func match(_ idea: Idea) -> Double {
        guard let room = self.room else { return 0 }
        let wanted = [room.protein * 4, room.carbohydrate * 4, room.fat * 9]
        let offered = [idea.protein * 4, idea.carbohydrate * 4, idea.fat * 9]
        let both = zip(wanted, offered).reduce(0) { $0 + $1.0 * $1.1 }
        let lengths = Self.length(wanted) * Self.length(offered)
        return lengths > 0 ? both / lengths : 0
    }

    private static func length(_ vector: [Double]) -> Double {
        vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }

    /// Returns the share of its energy from macros beyond what is left of them.
    private func excess(_ idea: Idea) -> Double {
        guard let room = self.room, idea.kcal > 0 else { return 0 }
        let beyond =
            max(idea.protein - room.protein, 0) * 4 + max(idea.carbohydrate - room.carbohydrate, 0) * 4
            + max(idea.fat - room.fat, 0) * 9
        return min(beyond / idea.kcal, 1) * 0.8
    }

    /// Takes the first of the list, but at most two of a group while there are others.
    private static func mixed(_ ideas: [Idea]) -> [Idea] {
        var chosen: [Idea] = []
        for idea in ideas where chosen.count < self.count && chosen.count(where: { $0.group == idea.group }) < 2 {
            chosen.append(idea)
        }
        for idea in ideas where chosen.count < self.count && !chosen.contains(idea) { chosen.append(idea) }
        return chosen
    }
}
