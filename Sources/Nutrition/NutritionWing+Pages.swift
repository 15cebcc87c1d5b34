import Foundation
package import Web

extension NutritionWing {
    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            DayPage.self, DayNutrientsPage.self, EntryPage.self, MealListPage.self, CopyPage.self, UsualPage.self,
            UsualRowsPage.self,
            SentencePage.self, FoodsPage.self, FoodResultsPage.self, FoodAwayPage.self, FoodPage.self, OnlinePage.self,
            OwnFoodPage.self, OwnListPage.self, ReviewListPage.self, ReviewPage.self,
            DishFormPage.self, DishPage.self,
            PhotoScanPage.self, PhotoGuessesPage.self, TaughtPhotosPage.self, KeptPhotosPage.self,
        ] + AdvicePages.all + GoalPages.all + TimelinePages.all + EnergyPages.all + MeasurementPages.all,
        links: [
            DiaryLinks.self, SentenceLinks.self, FoodLinks.self, DishLinks.self, GoalLinks.self, EnergyLinks.self,
            TimelineLinks.self,
            AdviceLinks.self, PlateLinks.self, MeasurementLinks.self, ReviewLinks.self, PhotoScanLinks.self,
            FoodPhotoLinks.self, BarcodeScanLinks.self,
        ],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )
}
