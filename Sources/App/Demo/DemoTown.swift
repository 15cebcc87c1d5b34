/// The town in which the made-up people live, and what is eaten and said there.
enum DemoTown {
    static let latitude = 47.0707
    static let longitude = 15.4395

    struct Meal: Sendable {
        let kind: String
        private let food: String
        private let name: String
        /// A food of the catalogue and its grams.
        private let lines: [(food: String, grams: Double)]

        init(_ row: [String: String]) {
            self.kind = row.text("meal")
            self.food = row.text("food")
            self.name = row.text("name")
            self.lines = row.text("lines").split(separator: " ").compactMap { line in
                let parts = line.split(separator: ":")
                guard parts.count == 2, let grams = Double(parts[1]) else { return nil }
                return (String(parts[0]), grams)
            }
        }

        /// Returns whether somebody who eats this way eats the meal.
        func isEaten(by way: String) -> Bool {
            let ways = ["vegan", "veg", "fish", "any"]
            guard let own = ways.firstIndex(of: self.food), let theirs = ways.firstIndex(of: way) else { return false }
            return own <= theirs
        }

        func values(id: String) -> DemoValues {
            [
                "requestId": id, "name": self.name,
                "lines": self.lines.map { ["foodId": $0.food, "amount": $0.grams, "unit": "g"] as [String: Any] },
            ]
        }
    }

    /// What two say to each other, line by line in turns.
    struct Talk: Sendable {
        let isFirst: Bool
        let lines: [String]

        init(_ row: [String: String]) {
            self.isFirst = row.text("when") == "first"
            self.lines = row.text("lines").split(separator: "|").map(String.init)
        }
    }

    /// Empty when the table can't be read, which a test would see.
    static let meals: [Meal] = Self.rows("meals").map(Meal.init)
    static let talks: [Talk] = Self.rows("chats").map(Talk.init)

    private static func rows(_ table: String) -> [[String: String]] {
        // The tables are shipped with the program; without them people eat and say nothing.
        (try? DemoTable(table).rows) ?? []
    }
}
