import Foundation
package import Web

/// What `App` needs of this wing's pages.
package enum NutritionPages {
    package static let all: [any PageModel.Type] =
        [
            CopyPage.self, UsualPage.self, UsualRowsPage.self,
            DayPage.self, DayNutrientsPage.self, EntryPage.self, MealListPage.self,
            FoodsPage.self, FoodResultsPage.self, FoodPage.self, OnlinePage.self,
            OwnFoodPage.self, ShelfPage.self, ReviewListPage.self, ReviewPage.self,
            DishFormPage.self, DishPage.self,
        ] + AdvicePages.all + GoalPages.all + TimelinePages.all + EnergyPages.all + MeasurementPages.all
    package static let links: [any LinkTable.Type] = [
        DiaryLinks.self, FoodLinks.self, DishLinks.self, GoalLinks.self, EnergyLinks.self, TimelineLinks.self,
        AdviceLinks.self,
    ]
    package static let templates = Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates"
}
