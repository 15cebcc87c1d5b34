import Foundation
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page of advice.
struct AdvicePage: PageModel {
    static let template = "advice/show"

    let status: HTTPResponse.Status
    let frame: Frame
    let day: String
    let meal: String
    let roomWords: String
    let needWords: String
    /// Why a plate couldn't be logged.
    let complaints: [String]
    let meals: [Meal]
    let plates: [PlateView]
    /// What the colours of their pictures stand for.
    let plateKeys: [PlateView.Key]
    let ideas: [IdeaView]
    let exclusionsPath: String
    let others: [IdeaView]
    let exercises: [ExerciseLine]
    let sharingPath: String
    /// The newest few.
    let recommendations: [RecommendationView]
    let hasMore: Bool

    private static let mostRecommended = 2

    struct Meal: Encodable, Sendable {
        let mealPath: String
        let mealName: String
        let mealCurrent: Bool
    }

    init(_ advice: Advice, _ errors: FormErrors, for member: Member, today: CalendarDay, frame: Frame) {
        let found = advice.ideas
        let place = found.place
        self.frame = frame
        self.day = place.day.description
        self.meal = place.meal
        let shown = ShownDay(found.diary, units: member.units)
        self.roomWords = Self.words(
            found.chooser.room,
            shown,
            member,
            DayName(place.day, today: today)
        )
        let needs = found.chooser.needs.map(\.name).sorted()
        self.needWords = needs.isEmpty ? "" : "Minding: " + needs.joined(separator: ", ") + "."
        self.meals = found.meals.names.map {
            Meal(
                mealPath: AdviceLinks.today(DiaryPlace(day: place.day, meal: $0)),
                mealName: $0,
                mealCurrent: $0 == place.meal
            )
        }
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.complaints = errors.inOrder
        let plates = advice.plates.plates
        let reasons = PlateReason(chooser: advice.plates.chooser, units: member.units, isGentle: member.noPressure)
            .words(for: plates)
        self.plateKeys = PlateView.Key.all(of: plates)
        self.plates = zip(plates, reasons).map { PlateView($0, $1, at: place, for: member) }
        self.exclusionsPath = AdviceLinks.exclusions.path
        let reason = IdeaReason(
            chooser: found.chooser,
            left: shown.room,
            units: member.units,
            isGentle: member.noPressure
        )
        self.ideas = found.ideas.map { IdeaView($0, reason.words(for: $0), at: place, for: member) }
        self.others = advice.others.map { IdeaView($0, "", at: place, for: member) }
        self.exercises = advice.exercises
        self.sharingPath = Places.peopleLikeYou.path
        self.recommendations = advice.recommended.prefix(Self.mostRecommended).map(RecommendationView.init)
        self.hasMore = advice.recommended.count > Self.mostRecommended
    }

    private static func words(_ room: Room?, _ shown: ShownDay, _ member: Member, _ day: DayName) -> String {
        guard let room, let left = shown.left else { return "Without a goal we propose what is good in general." }
        let when = day.when
        if room.isUsedUp {
            return member.noPressure
                ? "You have had enough for \(day.inSentence). If you are still hungry:"
                : "You have had what you planned \(when). If you are still hungry, these are light:"
        }
        if member.noPressure { return "These go well with what you had \(when)." }
        let energy = "\(Numerals.text(max(left, 0))) \(member.units.energy.rawValue)"
        let grams = [KeyFact.protein, .carbohydrate, .fat].map {
            "\(Numerals.text(max(shown.left($0) ?? 0, 0), decimals: 1))\u{A0}g \($0.name.lowercased())"
        }
        return "Left \(when): \(([energy] + grams).joined(separator: ", "))."
    }
}

/// A proposed food in a list, with buttons to log and to exclude it.
struct IdeaView: Encodable, Sendable {
    let ideaPath: String
    /// The drawing of `foods.svg` before the name.
    let foodSign: String
    let ideaName: String
    let ideaPortion: String
    let ideaReason: String
    let ideaEnergy: String
    let ideaEnergyUnit: String
    let ideaRequest: String
    let ideaFood: String
    let ideaAmount: String
    let ideaUnit: String
    let ideaExclusion: String

    init(_ idea: Idea, _ reason: String, at place: DiaryPlace, for member: Member) {
        self.ideaPath = FoodLinks.food(idea.food, place)
        self.foodSign = FoodSign(idea.name, of: idea.food).rawValue
        self.ideaName = idea.name
        let grams = "\(Numerals.text(idea.portion.grams)) g"
        self.ideaPortion = idea.portionWords.isEmpty ? grams : "\(idea.portionWords.firstCapital), \(grams)"
        self.ideaReason = reason
        self.ideaEnergy = member.noPressure ? "" : member.units.number(kilocalories: idea.kcal)
        self.ideaEnergyUnit = member.units.energy.rawValue
        self.ideaRequest = RowID.new()
        self.ideaFood = idea.food
        self.ideaAmount = Numerals.typed(idea.portion.amount, decimals: 3)
        self.ideaUnit = idea.portion.unit.label
        self.ideaExclusion = AdviceLinks.exclusion(idea.food)
    }
}

extension String {
    fileprivate var firstCapital: String { self.prefix(1).uppercased() + self.dropFirst() }
}
