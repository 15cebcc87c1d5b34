/// The names of a member's meals, in order.
struct MealList: Sendable, Equatable {
    let names: [String]

    static let usual = MealList(unchecked: ["Breakfast", "Lunch", "Dinner", "Snacks"])
    static let most = 8
    static let longestName = 30

    /// Returns nil unless there are one to eight names of at most 30 characters, no two alike.
    init?(_ names: [String]) {
        guard (1...Self.most).contains(names.count), Set(names.map { $0.lowercased() }).count == names.count,
            names.allSatisfy({ (1...Self.longestName).contains($0.count) && !$0.contains(where: \.isNewline) })
        else { return nil }
        self.names = names
    }

    private init(unchecked names: [String]) {
        self.names = names
    }

    /// The stored text: one name a line.
    var lines: String { self.names.joined(separator: "\n") }

    /// Reads the stored text; the usual meals for nil.
    init(lines: String?) {
        self = lines.flatMap { MealList($0.split(separator: "\n").map(String.init)) } ?? .usual
    }
}
