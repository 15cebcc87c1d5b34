import Web

/// Lists the page models of this folder.
enum TimelinePages {
    static let all: [any PageModel.Type] = [NutritionTimelinePage.self, WeightTimelinePage.self]
}
