import Foundation
import HealthMath
import Members

/// Writes an activity as a TCX file for other apps (Garmin's Training Center Database v2).
enum TCXText {
    static func of(_ activity: Activity) -> String {
        let start = Self.time(activity.startedAt)
        var lap = """
                <Lap StartTime="\(start)">
                  <TotalTimeSeconds>\(Numerals.typed(activity.seconds, decimals: 1))</TotalTimeSeconds>
                  <DistanceMeters>\(Numerals.typed(activity.metres ?? 0, decimals: 1))</DistanceMeters>
                  <Calories>\(Numerals.typed(min(activity.kilocalories, 65_535), decimals: 0))</Calories>

            """
        if let beats = activity.averageBeats {
            lap +=
                "      <AverageHeartRateBpm><Value>\(Numerals.typed(beats, decimals: 0))</Value></AverageHeartRateBpm>\n"
        }
        if let beats = activity.highestBeats {
            lap +=
                "      <MaximumHeartRateBpm><Value>\(Numerals.typed(beats, decimals: 0))</Value></MaximumHeartRateBpm>\n"
        }
        lap += """
                  <Intensity>Active</Intensity>
                  <TriggerMethod>Manual</TriggerMethod>
                </Lap>

            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
              <Activities>
                <Activity Sport="\(Self.sport(activity))">
                  <Id>\(start)</Id>
            \(lap)      <Notes>\(Self.escaped(activity.title))</Notes>
                </Activity>
              </Activities>
            </TrainingCenterDatabase>

            """
    }

    /// Returns text such as "2026-03-14T08:30:00Z".
    static func time(_ date: Date) -> String {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down))
        let day = CalendarDay(date, in: .gmt)
        let rest = seconds - day.number * 86_400
        let parts = [rest / 3_600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : String($0) }
        return "\(day)T\(parts.joined(separator: ":"))Z"
    }

    /// Returns the sport, one of the three that the format knows.
    private static func sport(_ activity: Activity) -> String {
        let exercise = activity.exercise ?? ""
        if exercise.hasSuffix("-run") || exercise.hasSuffix("-jog") { return "Running" }
        return exercise.hasSuffix("-ride") || exercise.hasSuffix("-bike") ? "Biking" : "Other"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
