import HealthMath
import Members
import Web

/// A day as a device reads it; unknown amounts, the goal and what is left without a goal are null.
///
/// Written by hand for the floor of "The day as JSON".
struct DayResponse: JSONWritable {
    private let day: DiaryDay

    init(_ day: DiaryDay) { self.day = day }

    func write(to json: inout JSONWriter) {
        let meals = self.day.meals
        let totals = self.day.totals
        json.object { json in
            json.member("day", self.day.day.description)
            json.member("meals", each: meals) { meal, json in
                json.object { json in
                    json.member("name", meal.name)
                    json.member("entries", each: meal.entries) { EntryResponse(entry: $0).write(to: &$1) }
                }
            }
            // In grams; energy in kcal, sodium in milligrams.
            json.member("totals") { json in
                json.object { json in
                    for fact in KeyFact.allCases { json.member(fact.key, totals[fact].amount?.inThousandths) }
                }
            }
            // The number of entries for which each total is known.
            json.member("known") { json in
                json.object { json in
                    for fact in KeyFact.allCases { json.member(fact.key, totals[fact].known) }
                }
            }
            json.member("entries", meals.reduce(0) { $0 + $1.entries.count })
            json.member("goal") { self.writeGoal(to: &$0) }
            // Burned by exercise, the part that raises what is left, eaten minus burned, and eaten for each kcal
            // burned.
            json.member("burned", self.day.burned.inThousandths)
            json.member("credited", self.day.credited.inThousandths)
            json.member("difference", self.day.balance.difference.inThousandths)
            json.member("ratio", self.day.balance.ratio?.inThousandths)
            json.member("left", self.day.left?.inThousandths)
        }
    }

    private func writeGoal(to json: inout JSONWriter) {
        guard let target = self.day.target else { return json.null() }
        json.object { json in
            json.member("kcal", target.kilocalories.inThousandths)
            json.member("fat", target.macros.fat.inThousandths)
            json.member("carbohydrate", target.macros.carbohydrate.inThousandths)
            json.member("protein", target.macros.protein.inThousandths)
        }
    }
}
