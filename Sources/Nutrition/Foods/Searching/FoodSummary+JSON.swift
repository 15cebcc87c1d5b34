import FoodCatalogue
import Web

extension FoodSummary {
    /// Returns it as a device reads it; written once, unless the member had it before.
    func json(last: HistoryStore.LastPortion?) -> [UInt8] {
        guard last == nil else { return self.write(last: last) }
        return self.written { $0.write(last: nil) }
    }

    private func write(last: HistoryStore.LastPortion?) -> [UInt8] {
        JSONWriter.bytes { json in
            json.object { json in
                json.member("id", self.id)
                json.member("kind", FoodOrigin(self.id).kind)
                json.member("name", self.name)
                json.member("plainName", self.plainName)
                json.member("brand", self.brand)
                json.member("kcalPer100g", self.kcal)
                json.member("fat", self.fat)
                json.member("carbohydrate", self.carbohydrate)
                json.member("protein", self.protein)
                json.member("measure") { Self.write(self.measure, to: &$0) }
                json.member("portion") { self.writePortion(to: &$0) }
                json.member("last") { self.write(last, to: &$0) }
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

    private func writePortion(to json: inout JSONWriter) {
        guard FoodOrigin(self.id) != .meal else { return json.null() }
        let unit = FoodUnit(self.portion, self.measure) ?? .hundredGrams
        json.object { json in
            json.member("label", unit.label)
            json.member("grams", unit.grams)
            json.member("millilitres", unit.millilitres)
            json.member("kcal", self.kcal.map { $0 * unit.grams / 100 })
        }
    }

    private func write(_ last: HistoryStore.LastPortion?, to json: inout JSONWriter) {
        guard let last else { return json.null() }
        json.object { json in
            json.member("amount", last.amount)
            json.member("unit", last.unit)
            json.member("grams", last.grams)
            json.member("kcal", self.kcal.map { $0 * last.grams / 100 })
        }
    }
}
