import ArgumentParser
import Eyes
import Foundation
import Pictures

struct TrainEyes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train-eyes",
        abstract: "Learn the kinds of food from photos, and say how well those set aside are recognised (docs/eyes.md)."
    )

    @Argument(help: "A folder with photos.csv, classes.csv and the photos; those below train/ are learned from.")
    var folder: String

    @Option(help: "Where the head is written.")
    var output = "Sources/Eyes/Head/head.bin"

    func run() async throws {
        let photos = try LabelledPhotos(folder: self.folder)
        let viewer = try await PhotoViewer(folder: self.folder)
        let trainer = HeadTrainer()
        var examples: [HeadTrainer.Example] = []
        for (number, photo) in photos.learned.enumerated() {
            guard let example = trainer.example(try await viewer.sight(of: photo), of: photo) else {
                throw CommandError("\(photo.kind), which \(photo.path) shows, is none of the kinds that are learned.")
            }
            examples.append(example)
            if (number + 1).isMultiple(of: 100) { print("\(number + 1) of \(photos.learned.count) seen") }
        }
        let head = trainer.head(from: examples)
        try Data(head.bytes).write(to: URL(filePath: self.output))
        var measures = Measures()
        for photo in photos.setAside {
            measures.add(try head.recognition(try await viewer.sight(of: photo)).guesses, truth: photo.kind)
        }
        print(measures.words)
    }
}
