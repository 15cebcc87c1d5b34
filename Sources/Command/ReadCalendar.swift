import ArgumentParser
import Foundation
import ICalendar

struct ReadCalendar: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Say when a calendar file (.ics) keeps its owner busy: start, end, UID and title, tabs between them."
    )

    @Argument(help: "The file.")
    var file: String

    @Option(help: "The first day, as 2024-01-31.")
    var from: String

    @Option(help: "The day after the last.")
    var to: String

    @Option(help: "Where its owner is, as Europe/Berlin.")
    var zone = "UTC"

    @Option(help: "An address of its owner, whose declined invitations don't count. May be repeated.")
    var address: [String] = []

    func run() throws {
        guard let zone = TimeZone(identifier: self.zone) else {
            throw CommandError("There is no time zone \(self.zone).")
        }
        let (first, last) = (try Self.midnight(self.from, zone), try Self.midnight(self.to, zone))
        guard first < last else { throw CommandError("The day after the last comes after the first.") }
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: self.file)))
        do throws(Refusal) {
            let calendar = try CalendarFile(reading: bytes)
            for busy in try calendar.busy(in: first..<last, zone: zone, whose: self.address) {
                let words = [Self.text(busy.start), Self.text(busy.end), busy.uid, busy.title ?? ""]
                let lines = words.map { $0.components(separatedBy: .controlCharacters).joined(separator: " ") }
                print(lines.joined(separator: "\t"))
            }
            if calendar.unread > 0 { print("# \(calendar.unread) events could not be read, or not wholly") }
        } catch {
            throw CommandError(error.description)
        }
    }

    private static func midnight(_ day: String, _ zone: TimeZone) throws -> Int64 {
        let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        guard let date = try? Date(day, strategy: style) else {
            // The example in the words shows what is wrong with it.
            throw CommandError("“\(day)” is no day; write it as 2024-01-31.")
        }
        return Int64(date.timeIntervalSince1970) * 1_000
    }

    private static func text(_ instant: Int64) -> String {
        Date(timeIntervalSince1970: TimeInterval(instant / 1_000)).formatted(.iso8601)
    }
}
