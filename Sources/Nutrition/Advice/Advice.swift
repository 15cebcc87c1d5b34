import Web

/// The advice for a member on one day.
struct Advice: Sendable {
    let plates: DayPlates
    let ideas: DayIdeas
    /// Foods that people like the member often eat.
    let others: [Idea]
    /// Exercises that people like the member often train.
    let exercises: [ExerciseLine]
    /// Recommendations of nutritionists, the newest first.
    let recommended: [RecommendationStore.Answered]
}
