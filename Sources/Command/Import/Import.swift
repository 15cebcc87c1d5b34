import ArgumentParser

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build the food catalogue, or read lists of gyms. See docs/catalogue.md and docs/gyms.md.",
        subcommands: [USDA.self, OpenFoodFacts.self, FoodDataCentral.self, Gyms.self]
    )
}
