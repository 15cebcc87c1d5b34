import ArgumentParser

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build the food catalogue. A serving Spotter takes the new one at once. See docs/catalogue.md.",
        subcommands: [USDA.self, OpenFoodFacts.self, FoodDataCentral.self]
    )
}
