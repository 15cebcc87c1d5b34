import FoodCatalogue
import Web

/// What a search found, as a device reads it; unknown amounts are null.
///
/// Written by hand for the floor of "A search as JSON": every food is kept as the bytes that are sent.
struct FoodsResponse: JSONWritable {
    private let foods: [FoodSummary]
    private let next: Cursor?

    init(_ foods: [FoodSummary], next: Cursor? = nil) {
        self.foods = foods
        self.next = next
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("foods", each: self.foods) { food, json in json.written(food.json) }
            json.member("next", self.next?.description)
        }
    }
}
