import ArgumentParser

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract:
            "Build the food catalogue, or read lists of gyms, places and videos. See docs/catalogue.md, gyms.md and training.md.",
        subcommands: [USDA.self, OpenFoodFacts.self, FoodDataCentral.self, Gyms.self, Places.self, Videos.self]
    )
}
