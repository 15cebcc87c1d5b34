import Web

/// What a search found, as a device reads it; unknown amounts are null.
struct FoodsAnswer: JSONWritable {
    private let foods: [FoodSummary]

    init(_ foods: [FoodSummary]) { self.foods = foods }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("foods", each: self.foods) { food, json in json.written(food.json) }
        }
    }
}
