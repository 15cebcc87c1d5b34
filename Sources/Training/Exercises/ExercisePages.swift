import Web

/// The pages of exercises, for the check at start that each has its template.
enum ExercisePages {
    static let all: [any PageModel.Type] = [
        ExercisesPage.self, ExerciseResultsPage.self, ExercisePage.self, ExerciseExclusionsPage.self,
        OwnExercisePage.self, VideoListPage.self, VideosPage.self,
    ]
}
