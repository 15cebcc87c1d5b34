import HealthMath
import Members
import Storage
import Web

/// The filters of a search for people; all of them optional.
struct PeopleForm: Form {
    static let fields: [String: FieldKind] = [
        "lat": .number, "lon": .number, "km": .number, "mi": .number, "place": .text, "anywhere": .flag, "goals": .list,
        "styles": .list,
        "limitation": .text, "gym": .text, "time": .text, "gender": .text, "youngest": .number, "oldest": .number,
        "start": .number, "target": .number, "after": .text, "limit": .number, "show": .text,
    ]
    static let limits = 1...50
    static let usual = 20

    struct Values: Sendable, Equatable {
        /// The query's place is the one that was sent; nil means the searching member's own, unless `anywhere`.
        var query: PeopleQuery
        /// The name of a place to look around, in place of a latitude and longitude; empty for none.
        var placeName = ""
        var anywhere: Bool
        var after: Cursor?
        var limit: Int
    }

    let input: FormInput
    /// Whether the searching member wants to see no weights: then they can't search by them either.
    var isWithoutWeights = false

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> Values? {
        var query = PeopleQuery()
        query.place = self.input.coarsePlace(into: &errors)
        let placeName = self.input.text("place", max: 80, into: &errors)
        query.kilometres = self.input.kilometresAround(into: &errors)
        query.goals = BuddyGoal.picked("goals", of: self.input, into: &errors)
        query.styles = TrainingStyle.picked("styles", of: self.input, into: &errors)
        query.limitation = self.input.choice("limitation", Self.fromList, into: &errors)
        let gym = self.input.text("gym", max: 90, into: &errors)
        query.gym = gym.isEmpty ? nil : gym
        query.times = self.input.choice("time", Self.fromList, into: &errors)
        query.gender = self.input.choice("gender", Self.fromList, into: &errors)
        query.youngest = self.input.whole("youngest", in: PeopleQuery.ages, Self.age, into: &errors)
        query.oldest = self.input.whole("oldest", in: PeopleQuery.ages, Self.age, into: &errors)
        if let youngest = query.youngest, let oldest = query.oldest, oldest < youngest {
            errors.add("oldest", "This must be at least the youngest age.")
        }
        query.start = self.band("start", into: &errors)
        query.target = self.band("target", into: &errors)
        let after = self.input.cursor(naming: { Member.ID($0) != nil }, into: &errors)
        let limit = self.input.whole("limit", in: Self.limits, "Ask for 1 to 50.", into: &errors)
        guard errors.isEmpty else { return nil }
        return Values(
            query: query,
            placeName: placeName,
            anywhere: self.input.isOn("anywhere"),
            after: after,
            limit: limit ?? Self.usual
        )
    }

    private static let fromList = "Choose from the list."
    private static let age = "Type an age from 13 to 120."

    private func band(_ name: String, into errors: inout FormErrors) -> WeightBand? {
        if self.isWithoutWeights, !self.input[name].isEmpty {
            errors.add(name, "In no-pressure mode weights stay out of sight: look without them.")
            return nil
        }
        let complaint = "Choose from the list: whole tens of kilograms."
        guard let kilograms = self.input.whole(name, in: 40...150, complaint, into: &errors) else { return nil }
        let band = WeightBand(rawValue: kilograms)
        if band == nil { errors.add(name, complaint) }
        return band
    }
}
