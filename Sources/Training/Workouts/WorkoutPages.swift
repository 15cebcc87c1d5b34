import Web

/// The pages of workouts, for the check at start that each has its template.
enum WorkoutPages {
    static let all: [any PageModel.Type] = [
        WorkoutsPage.self, NewWorkoutPage.self, WorkoutPage.self, SwapPage.self, EditWorkoutPage.self,
    ]
}
