import App
import ArgumentParser
import Storage

struct BenchSeam: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench-seam",
        abstract: "Compare the storage seam with the raw drivers on the same statements.",
        shouldDisplay: false
    )

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            for result in try await SeamBenchmark.run(at: config.location) {
                print(result.name, result.seamPerSecond, result.rawPerSecond, separator: "\t")
            }
        }
    }
}
