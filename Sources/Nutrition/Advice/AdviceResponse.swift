import HealthMath
import Members
import Web

/// Advice as a device reads it.
struct AdviceResponse: Encodable, Sendable {
    let day: String
    let meal: String
    let left: Left?
    let plates: [ProposedPlate]
    let foods: [Proposal]
    /// Foods that people like the member often eat.
    let others: [Proposal]
    /// Exercises that people like the member often train.
    let exercises: [LikedExercise]
    let recommendations: [RecommendationResponse]

    struct LikedExercise: Encodable, Sendable {
        let exerciseId: String
        let name: String

        init(_ line: ExerciseLine) {
            self.exerciseId = line.exerciseId
            self.name = line.exerciseName
        }
    }

    /// In kcal and grams.
    struct Left: Encodable, Sendable {
        let kcal: Double
        let protein: Double
        let carbohydrate: Double
        let fat: Double
    }

    /// It is logged by sending `foodId`, `amount` and `unit` as an entry.
    struct Proposal: Encodable, Sendable {
        let foodId: String
        let name: String
        let amount: Double
        let unit: String
        let grams: Double
        let kcal: Double
        let protein: Double
        let carbohydrate: Double
        let fat: Double
        let reason: String

        init(_ idea: Idea, _ reason: String) {
            self.foodId = idea.food
            self.name = idea.name
            self.amount = idea.portion.amount
            self.unit = idea.portion.unit.label
            self.grams = idea.portion.grams.inThousandths
            self.kcal = idea.kcal.inThousandths
            self.protein = idea.protein.inThousandths
            self.carbohydrate = idea.carbohydrate.inThousandths
            self.fat = idea.fat.inThousandths
            self.reason = reason
        }
    }

    init(_ advice: Advice, for member: Member) {
        let found = advice.ideas
        self.day = found.place.day.description
        self.meal = found.place.meal
        self.left = found.chooser.room.map {
            Left(
                kcal: $0.kcal.inThousandths,
                protein: $0.protein.inThousandths,
                carbohydrate: $0.carbohydrate.inThousandths,
                fat: $0.fat.inThousandths
            )
        }
        self.plates = ProposedPlate.all(of: advice.plates, for: member)
        let reason = IdeaReason(
            chooser: found.chooser,
            left: found.chooser.room,
            units: .metric,
            isGentle: member.noPressure
        )
        self.foods = found.ideas.map { Proposal($0, reason.words(for: $0)) }
        self.others = advice.others.map {
            Proposal($0, "Often eaten by people like you who came closer to their goal.")
        }
        self.exercises = advice.exercises.map(LikedExercise.init)
        self.recommendations = advice.recommended.map(RecommendationResponse.init)
    }
}
