import Foundation

/// Merges two records of the same training: a session done here and a device's file of it, say.
extension Activity {
    var endedAt: Date { self.startedAt + self.seconds }

    /// Returns whether a file records this very training: the two overlap by half of the shorter one or more.
    ///
    /// An activity that was logged by hand has no exact time, so its exercise must be the same, too.
    func isTold(by file: Activity) -> Bool {
        if self.origin == .logged, self.exercise != file.exercise { return false }
        let overlap = min(self.endedAt, file.endedAt).timeIntervalSince(max(self.startedAt, file.startedAt))
        return overlap > 0 && overlap >= min(self.seconds, file.seconds) / 2
    }

    /// Adds what a device measured; sets, name and time stay as they are.
    func joined(with file: Activity) -> Activity {
        var joined = self
        if joined.zoneSeconds.isEmpty, let beats = file.averageBeats {
            joined.averageBeats = beats
            joined.zoneSeconds = file.zoneSeconds
        }
        joined.highestBeats = [self.highestBeats, file.highestBeats].compactMap(\.self).max()
        joined.metres = self.metres ?? file.metres
        // The better known energy wins, and it counts once.
        if Self.rank(file.way) < Self.rank(self.way) {
            (joined.kilocalories, joined.way) = (file.kilocalories, file.way)
        }
        joined.fileName = self.fileName ?? file.fileName
        return joined
    }

    private static func rank(_ way: Way) -> Int { Way.allCases.firstIndex(of: way) ?? Way.allCases.count }
}
