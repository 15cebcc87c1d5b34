import HealthMath

/// An entry as a device reads it; unknown amounts are null.
struct EntryAnswer: Encodable, Sendable {
    let entry: DiaryEntry

    enum CodingKeys: CodingKey {
        case id, day, meal, foodId, name, amount, unit, grams, time, kcal, fat, carbohydrate, protein, version
    }

    func encode(to encoder: any Encoder) throws {
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode(self.entry.id, forKey: .id)
        try answer.encode(self.entry.day.description, forKey: .day)
        try answer.encode(self.entry.meal, forKey: .meal)
        try answer.encode(self.entry.food, forKey: .foodId)
        try answer.encode(self.entry.name, forKey: .name)
        try answer.encode(self.entry.amount, forKey: .amount)
        try answer.encode(self.entry.unit, forKey: .unit)
        try answer.encode(self.entry.grams?.inThousandths, forKey: .grams)
        try answer.encode(self.entry.minutes.map { EntryFields.time($0) }, forKey: .time)
        try answer.encode(self.entry.facts[.kcal]?.inThousandths, forKey: .kcal)
        try answer.encode(self.entry.facts[.fat]?.inThousandths, forKey: .fat)
        try answer.encode(self.entry.facts[.carbohydrate]?.inThousandths, forKey: .carbohydrate)
        try answer.encode(self.entry.facts[.protein]?.inThousandths, forKey: .protein)
        try answer.encode(self.entry.version, forKey: .version)
    }
}

extension Double {
    /// Rounded to three decimals, so that sums of decimals read as people would add them.
    var inThousandths: Double { (self * 1_000).rounded() / 1_000 }
}
