import Foundation
import Testing

@testable import Figures

/// The table of Training that says which motion an exercise has.
struct TableTests {
    private static let training = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Training")

    private struct Exercise: Decodable { var id: String }

    @Test("names exercises, motions and things that there are, each exercise once")
    func table() throws {
        let text = try String(contentsOf: Self.training.appending(path: "Figures/figures.tsv"), encoding: .utf8)
        let lines = text.split(separator: "\n").dropFirst()
        let folder = Self.training.appending(path: "Catalogue")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let exercises = try Set(
            files.filter { $0.pathExtension == "json" }
                .flatMap { try JSONDecoder().decode([Exercise].self, from: Data(contentsOf: $0)) }.map(\.id)
        )
        var seen: Set<String> = []
        for line in lines {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(columns.count == 3, "\(line)")
            #expect(exercises.contains(columns[0]), "no exercise \(columns[0])")
            #expect(seen.insert(columns[0]).inserted, "\(columns[0]) stands twice")
            #expect(FigureLibrary[columns[1]] != nil, "no motion \(columns[1])")
            #expect(columns[2].isEmpty || Held(rawValue: columns[2]) != nil, "no thing \(columns[2])")
        }
        #expect(seen.count > 200)
    }
}
