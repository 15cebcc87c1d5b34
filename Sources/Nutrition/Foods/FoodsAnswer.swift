import Web

/// What a search found, as a device reads it; unknown amounts are null.
struct FoodsAnswer: JSONWritable {
    private let foods: [FoodSummary]

    init(_ foods: [FoodSummary]) { self.foods = foods }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("foods", each: self.foods) { food, json in
                json.object { json in
                    json.member("id", food.id)
                    json.member("name", food.name)
                    json.member("brand", food.brand)
                    json.member("kcalPer100g", food.kcal)
                    json.member("fat", food.fat)
                    json.member("carbohydrate", food.carbohydrate)
                    json.member("protein", food.protein)
                    json.member("measure") { Self.write(food.measure, to: &$0) }
                }
            }
        }
    }

    private static func write(_ measure: Measure?, to json: inout JSONWriter) {
        guard let measure else { return json.null() }
        json.object { json in
            json.member("label", measure.label)
            json.member("grams", measure.grams)
        }
    }
}
