import HTTPTypes
import Members
import Web

/// What waits for whoever looks after the house: foods that are offered to all, and reports.
struct DemoWaiting {
    let days: Int

    /// Does, on the last days, what then still waits to be decided.
    func live(_ index: Int, _ here: [DemoLife], _ chats: [DemoCompany.Chat]) async throws {
        switch self.days - index {
        case 4: try await here.first { $0.who.role == nil }?.offer(.rolls)
        case 3:
            let chat = chats.first { $0.one.who.role == nil && $0.other.who.role == nil } ?? chats.first
            try await chat?.one.report(chat?.other.id, "spam", "Wants to sell me protein powder, every day anew.")
        case 2:
            try await here.last { $0.who.role == nil }?.offer(.salad)
            let chat = chats.last { $0.one.who.role == nil && $0.other.who.role == nil }
            try await chat?.other.report(chat?.one.id, "unsafe", "Says that one shouldn't drink while running.")
        default: break
        }
    }
}

/// A food of somebody's own, by its label; in grams for 100 g.
private struct DemoFood {
    let name: String
    let energy, fat, saturatedFat, carbohydrate, sugars, protein, salt: Double

    static let rolls = Self(
        name: "Seeded rye rolls",
        energy: 262,
        fat: 6,
        saturatedFat: 0.8,
        carbohydrate: 40,
        sugars: 2,
        protein: 9,
        salt: 1.1
    )
    static let salad = Self(
        name: "Barley salad with herbs",
        energy: 138,
        fat: 4.5,
        saturatedFat: 0.6,
        carbohydrate: 20,
        sugars: 2,
        protein: 3.5,
        salt: 0.7
    )
}

extension DemoLife {
    fileprivate func offer(_ food: DemoFood) async throws {
        let id = self.chance.id()
        try await self.ask(
            .post,
            DemoLinks.foods.path,
            [
                "requestId": id, "name": food.name, "energy": food.energy, "fat": food.fat,
                "saturatedFat": food.saturatedFat, "carbohydrate": food.carbohydrate, "sugars": food.sugars,
                "protein": food.protein, "salt": food.salt,
            ]
        )
        try await self.ask(.post, DemoLinks.foodOffer.path("own-\(id)"))
    }

    fileprivate func report(_ other: Member.ID?, _ reason: String, _ words: String) async throws {
        try await self.ask(.post, DemoLinks.reports.path, ["memberId": other, "reason": reason, "words": words])
    }
}
