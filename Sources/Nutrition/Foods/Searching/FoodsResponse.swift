import FoodCatalogue
import Storage
import Web

/// What a search found, as a device reads it; unknown amounts are null.
struct FoodsResponse: Encodable, Sendable {
    /// Each is kept as the bytes that are sent, shared by all who find it.
    private let foods: [WrittenJSON]
    private let next: OrNull<String>

    init(_ foods: [FoodSummary], last: [Food.ID: HistoryStore.LastPortion] = [:], next: Cursor? = nil) throws {
        self.foods = try foods.map { try $0.json(last: last[$0.id]) }
        self.next = OrNull(next?.description)
    }
}
