import DelimitedText
package import Foundation

/// An operator's list of videos: a line a video, its fields divided by tabs: subject, YouTube's id, title, channel.
///
/// A subject is the id of an exercise ("goblet-squat") or a topic ("warm-up"). See docs/training.md.
package struct VideoFile: Sendable {
    static let most = 5_000
    private static let largest = 1 << 20
    private static let longest = 200

    /// The videos by subject, as many of each as a page shows.
    private(set) var videos: [String: [Video]] = [:]
    /// How many lines were left out, by reason.
    package private(set) var skipped: [String: Int] = [:]

    package var count: Int { self.videos.values.reduce(0) { $0 + $1.count } }

    /// Says why a list can't be read at all, in words for the operator.
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    package init(_ file: URL, exercises: ExerciseCatalogue) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Problem(description: "\(file.path) can't be read.")
        }
        guard data.count <= Self.largest else { throw Problem(description: "That file is larger than 1 MiB.") }
        try self.init(String(utf8OrLatin1: [UInt8](data)[...]), exercises: exercises)
    }

    init(_ text: String, exercises: ExerciseCatalogue) throws {
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        guard lines.count <= Self.most else {
            throw Problem(description: "That file holds more than \(Self.most) videos.")
        }
        for line in lines {
            let fields = TabbedTable.columns(of: line).map { $0.trimmingCharacters(in: .whitespaces) }
            guard fields.count >= 3 else { self.skip("fewer than three fields"); continue }
            guard exercises[fields[0]] != nil || VideoTopic(rawValue: fields[0]) != nil else {
                self.skip("no exercise or topic of ours"); continue
            }
            let title = fields[2].singleLine(longest: Self.longest) ?? ""
            let channel = fields.count > 3 ? fields[3].singleLine(longest: Self.longest) ?? "" : ""
            guard let video = Video(id: fields[1], title: title, channel: channel) else {
                self.skip("no id of YouTube, or no title"); continue
            }
            guard self.videos[fields[0], default: []].count < YouTube.most else {
                self.skip("more than \(YouTube.most) on one thing"); continue
            }
            self.videos[fields[0], default: []].append(video)
        }
        guard !self.videos.isEmpty else {
            throw Problem(description: "That file holds no video in our format. See docs/training.md.")
        }
    }

    private mutating func skip(_ reason: String) { self.skipped[reason, default: 0] += 1 }
}
