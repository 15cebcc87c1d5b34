import HealthMath
import Members
import Web

/// An entry as a device reads it; unknown amounts are null.
///
/// Written by hand for the floors of "The day as JSON" and "Adding an entry".
struct EntryResponse: JSONWritable {
    let entry: DiaryEntry

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", self.entry.id)
            json.member("day", self.entry.day.description)
            json.member("meal", self.entry.meal)
            json.member("foodId", self.entry.food)
            json.member("name", self.entry.name)
            json.member("amount", self.entry.amount)
            json.member("unit", self.entry.unit)
            json.member("grams", self.entry.grams?.inThousandths)
            json.member("time", self.entry.minutes.map { EntryFields.time($0) })
            json.member("kcal", self.entry.facts[.kcal]?.inThousandths)
            json.member("fat", self.entry.facts[.fat]?.inThousandths)
            json.member("carbohydrate", self.entry.facts[.carbohydrate]?.inThousandths)
            json.member("protein", self.entry.facts[.protein]?.inThousandths)
            json.member("version", self.entry.version)
        }
    }
}
