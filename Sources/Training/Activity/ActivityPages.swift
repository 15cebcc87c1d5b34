import Web

/// What `App` needs of the pages of what was trained.
enum ActivityPages {
    static let all: [any PageModel.Type] = [
        TrainingPage.self, WeekPage.self, ExerciseChoicePage.self, NewActivityPage.self, ActivityPage.self,
        CaloriesPage.self, FilePage.self, ProgressPage.self, ExerciseProgressPage.self,
    ]
}
