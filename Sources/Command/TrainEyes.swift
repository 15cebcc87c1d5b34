import ArgumentParser
import Eyes
import Foundation
import Pictures

struct TrainEyes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train-eyes",
        abstract: "Learn the kinds of food from photos (docs/eyes.md)."
    )

    @Argument(help: "A folder with photos.csv, classes.csv and the photos; those below train/ are learned from.")
    var folder: String

    @Option(help: "Where the head is written.")
    var output = "Sources/Eyes/Head/head.bin"

    func run() async throws {
        let photos = try LabelledPhotos(folder: self.folder)
        let viewer = try await PhotoViewer(folder: self.folder)
        let learned = try await self.examples(photos.learned, viewer)
        let setAside = try await self.examples(photos.setAside, viewer)
        let head = HeadTrainer().head(from: learned, judgedBy: setAside)
        try Data(head.bytes).write(to: URL(filePath: self.output))
        print("\(self.output) is written. bin/measure-eyes says how good it is.")
    }

    private func examples(_ photos: [LabelledPhotos.Photo], _ viewer: PhotoViewer) async throws -> [HeadTrainer.Example]
    {
        let trainer = HeadTrainer()
        var examples: [HeadTrainer.Example] = []
        for (number, photo) in photos.enumerated() {
            guard let example = trainer.example(try await viewer.sight(of: photo), of: photo) else {
                throw CommandError("\(photo.kind), which \(photo.path) shows, is none of the kinds that are learned.")
            }
            examples.append(example)
            if (number + 1).isMultiple(of: 100) { print("\(number + 1) of \(photos.count) seen") }
        }
        return examples
    }
}
