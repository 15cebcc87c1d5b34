import FoodCatalogue
import Storage
import Web

/// What a search found, as a device reads it; unknown amounts are null.
///
/// Written by hand because every food is kept as the bytes that are sent, shared by all who find it.
struct FoodsResponse: JSONWritable {
    private let foods: [FoodSummary]
    private let last: [Food.ID: HistoryStore.LastPortion]
    private let next: Cursor?

    init(_ foods: [FoodSummary], last: [Food.ID: HistoryStore.LastPortion] = [:], next: Cursor? = nil) {
        self.foods = foods
        self.last = last
        self.next = next
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("foods", each: self.foods) { food, json in json.written(food.json(last: self.last[food.id])) }
            json.member("next", self.next?.description)
        }
    }
}
