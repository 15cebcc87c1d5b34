import Foundation
package import Web

/// What `App` needs of this wing's pages.
package enum TrainingPages {
    package static let all: [any PageModel.Type] =
        ActivityPages.all + ExercisePages.all + WorkoutPages.all + SessionPages.all + [SafetyPage.self, GymsPage.self]
    package static let links: [any LinkTable.Type] = [
        TrainingLinks.self, TrainingSafetyLinks.self, ActivityLinks.self, ExerciseLinks.self, GymLinks.self,
    ]
    package static let templates = Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates"
    static let catalogue = Bundle.module.resourcePath.map { $0 + "/Catalogue" } ?? "Catalogue"
    static let safety = Bundle.module.resourcePath.map { $0 + "/Safety.json" } ?? "Safety.json"
}
