import ArgumentParser

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Build the food catalogue, or read lists of gyms and places. See docs/catalogue.md and docs/gyms.md.",
        subcommands: [USDA.self, OpenFoodFacts.self, FoodDataCentral.self, Gyms.self, Places.self]
    )
}
