import FoodCatalogue
import Web

extension FoodSummary {
    /// As a device reads it, written once.
    var json: [UInt8] {
        self.written { food in
            JSONWriter.bytes { json in
                json.object { json in
                    json.member("id", food.id)
                    json.member("kind", FoodOrigin(food.id).kind)
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
