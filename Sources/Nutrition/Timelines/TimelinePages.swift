import Web

/// What `App` needs of this folder's pages.
enum TimelinePages {
    static let all: [any PageModel.Type] = [NutritionTimelinePage.self, WeightTimelinePage.self]
}
