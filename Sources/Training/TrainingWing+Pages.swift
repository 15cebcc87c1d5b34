import Foundation
package import Web

extension TrainingWing {
    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            TrainingPage.self, WeekPage.self, ExerciseChoicePage.self, NewActivityPage.self, ActivityPage.self,
            CaloriesPage.self, FilePage.self, ProgressPage.self, ExerciseProgressPage.self,
            ExercisesPage.self, ExerciseResultsPage.self, ExercisePage.self, ExerciseExclusionsPage.self,
            OwnExercisePage.self, VideoListPage.self, VideosPage.self,
            WorkoutsPage.self, NewWorkoutPage.self, WorkoutPage.self, SwapPage.self, EditWorkoutPage.self,
            SessionPage.self, SessionSummaryPage.self, PainPage.self,
            SafetyPage.self, GymsPage.self, PlaceSuggestionsPage.self, GearPlacesPage.self, PlaceGearPage.self,
        ],
        links: [
            TrainingLinks.self, TrainingSafetyLinks.self, ActivityLinks.self, ExerciseLinks.self, GymLinks.self,
            GearLinks.self,
            WorkoutLinks.self, SessionLinks.self, PainLinks.self, VideoLinks.self,
        ],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" },
        drawn: ExerciseFigures.images
    )
}
