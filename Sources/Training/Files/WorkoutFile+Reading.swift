import Foundation
import HealthMath
import XML

extension WorkoutFile {
    /// Reads every training in a file, whose format is known by its content; throws `WorkoutFileProblem`.
    static func read(_ path: String) throws -> [WorkoutFile] {
        guard let kind = try Self.kind(of: path) else { throw WorkoutFileProblem.unknown }
        let source = try ByteSource(path)
        guard source.left <= WorkoutFileProblem.largest else { throw WorkoutFileProblem.tooLarge }
        let files = try Self.read(source, as: kind)
        guard !files.isEmpty else { throw WorkoutFileProblem.notAnActivity }
        let timed = files.filter { $0.startedAt != nil && $0.seconds >= 1 }
        guard !timed.isEmpty else { throw WorkoutFileProblem.noTime }
        // A pause may be as long as it likes, so only the time of training counts.
        guard timed.allSatisfy({ $0.seconds <= Self.longest }) else { throw WorkoutFileProblem.tooLong }
        return timed.map(\.bounded)
    }

    private static func read(_ source: ByteSource, as kind: Kind) throws -> [WorkoutFile] {
        do {
            switch kind {
            case .fit: return try FITReader.read(source)
            case .tcx: return try TCXReader.read(XMLScanner(reading: source.nextPiece))
            case .gpx: return try GPXReader.read(XMLScanner(reading: source.nextPiece))
            }
        } catch let problem as XMLProblem {
            throw WorkoutFileProblem(problem)
        }
    }

    enum Kind: String, Sendable { case fit, tcx, gpx }

    /// Finds a file's format from its first 64 KB; nil when it is none of them.
    static func kind(of path: String) throws -> Kind? {
        let source = try ByteSource(path)
        var start: [UInt8] = []
        while start.count < 12, let byte = try source.next() { start.append(byte) }
        if start.count == 12, start[0] == 12 || start[0] == 14, Array(start[8...]) == Array(".FIT".utf8) { return .fit }
        // A byte-order mark or white space may stand before the first element.
        guard start.contains(UInt8(ascii: "<")), start.first.map({ $0 == 0xEF || $0 <= 0x20 || $0 == 0x3C }) == true
        else { return nil }
        var beginning = try ByteSource(path).nextPiece()
        var scanner = XMLScanner {
            defer { beginning = nil }
            return beginning
        }
        do {
            guard case .start(let name, _) = try scanner.next() else { return nil }
            return name == "TrainingCenterDatabase" ? .tcx : name == "gpx" ? .gpx : nil
        } catch XMLProblem.declaresEntities {
            throw WorkoutFileProblem.declaresEntities
        } catch is XMLProblem {
            return nil
        }
    }

    /// The training with impossible numbers cut.
    private var bounded: WorkoutFile {
        var file = self
        file.elapsedSeconds = min(max(self.elapsedSeconds, self.seconds), Self.longest)
        let farthest = min(Self.farthest, Self.fastest * file.elapsedSeconds)
        file.metres = self.metres.flatMap { $0 > 0 && $0 <= farthest ? $0 : nil }
        file.averageBeats = self.averageBeats.flatMap { (20...250).contains($0) ? $0 : nil }
        file.highestBeats = self.highestBeats.flatMap { (20...250).contains($0) ? $0 : nil }
        file.kilocalories = self.kilocalories.flatMap { $0 > 0 && Plausible.kilocalories.contains($0) ? $0 : nil }
        return file
    }
}
