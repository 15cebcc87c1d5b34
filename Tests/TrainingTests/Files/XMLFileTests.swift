import Foundation
import Testing

@testable import Training

struct XMLFileTests {
    static let tcx = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- from a watch -->
        <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
        <Activity Sport="Biking"><Id>2026-03-14T08:00:00Z</Id>
        <Lap StartTime="2026-03-14T08:00:00.000Z"><TotalTimeSeconds>590</TotalTimeSeconds>
        <DistanceMeters>4000</DistanceMeters><Calories>120</Calories><Track>
        <Trackpoint><Time>2026-03-14T08:00:00Z</Time><HeartRateBpm><Value>120</Value></HeartRateBpm></Trackpoint>
        <Trackpoint><Time>2026-03-14T09:05:00+01:00</Time><HeartRateBpm><Value>140</Value></HeartRateBpm></Trackpoint>
        <Trackpoint><Time>2026-03-14T08:10:00.5Z</Time></Trackpoint>
        </Track></Lap></Activity></Activities></TrainingCenterDatabase>
        """

    private func read(_ text: String) throws -> WorkoutFile {
        try #require(try WorkoutFile.read(try FileOnDisk.path(text)).first)
    }

    @Test("reads a ride from TCX, with zones of time and fractions of seconds")
    func ride() throws {
        let file = try self.read(Self.tcx)
        #expect(file.sport == .cycling)
        #expect(file.startedAt == Date(timeIntervalSince1970: 1_773_475_200))
        #expect((file.seconds, file.elapsedSeconds, file.metres, file.kilocalories) == (590, 600.5, 4_000, 120))
        #expect((file.averageBeats, file.highestBeats, file.points, file.laps) == (130, 140, 3, 1))
    }

    @Test("reads a walk from GPX: a hundredth of a degree north is 1,112 m")
    func walk() throws {
        let file = try self.read(
            """
            <gpx version="1.1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk>
            <type>walking</type><trkseg>
            <trkpt lat="48.2" lon="16.4"><time>2026-03-14T08:00:00Z</time><extensions><gpxtpx:TrackPointExtension>
            <gpxtpx:hr>101</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>
            <trkpt lat="48.21" lon="16.4"><time>2026-03-14T08:15:00Z</time></trkpt>
            </trkseg></trk></gpx>
            """
        )
        #expect(file.sport == .walking)
        #expect(abs((file.metres ?? 0) - 1_112) < 1)
        #expect((file.seconds, file.averageBeats) == (900, 101))
    }

    @Test(
        "a billion laughs expand to nothing: a document type is refused",
        arguments: ["TrainingCenterDatabase", "gpx"]
    )
    func laughs(root: String) throws {
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
            <!ENTITY lol3 "&lol2;&lol2;&lol2;&lol2;">]><\(root)>&lol3;</\(root)>
            """
        #expect(throws: WorkoutFileProblem.declaresEntities) { try self.read(bomb) }
        #expect(throws: WorkoutFileProblem.declaresEntities) {
            try self.read("<gpx><trk><name>&lol;</name></trk></gpx>")
        }
    }

    @Test(
        "what is torn, too deep or wrongly closed is refused in words",
        arguments: [
            "<gpx><trk><trkseg>", "<gpx><trk></gpx></trk>", String(repeating: "<gpx>", count: 100),
            "<gpx>" + String(repeating: "a", count: 5_000) + "</gpx>", "<gpx a=b></gpx>",
        ]
    )
    func broken(text: String) throws {
        #expect(throws: WorkoutFileProblem.self) { try self.read(text) }
    }

    @Test(
        "other files are none of ours",
        arguments: ["", "hello", "{}", "PK\u{3}\u{4}", "<html></html>", "Day,Meal\n"]
    )
    func other(text: String) throws {
        #expect(throws: WorkoutFileProblem.self) { try self.read(text) }
    }

    private static func gpx(latitude: String = "48.21", time: String = "2026-03-14T08:10:00Z") -> String {
        """
        <gpx><trk><trkseg><trkpt lat="48.2" lon="16.4"><time>2026-03-14T08:00:00Z</time></trkpt>
        <trkpt lat="\(latitude)" lon="16.4"><time>\(time)</time></trkpt></trkseg></trk></gpx>
        """
    }

    @Test(
        "a time, place or number that no device writes is refused in words",
        arguments: [
            gpx(time: "2026-03-14T08:10:00+99:99"), gpx(time: "2026-03-14T08:10:00+14:01"),
            gpx(time: "2026-03-14T08:10:00+01x00"), gpx(latitude: "0x10"), gpx(latitude: "inf"), gpx(latitude: "91"),
            tcx.replacing("<Calories>120", with: "<Calories>0x78"),
            tcx.replacing("<TotalTimeSeconds>590", with: "<TotalTimeSeconds>1e999"),
            tcx.replacing("<Value>120", with: "<Value>infinity"),
        ]
    )
    func unreadable(text: String) throws {
        #expect(throws: WorkoutFileProblem.unreadable) { try self.read(text) }
    }

    @Test("a training of more than two days is refused in words")
    func tooLong() throws {
        #expect(throws: WorkoutFileProblem.tooLong) {
            try self.read(Self.tcx.replacing("<TotalTimeSeconds>590", with: "<TotalTimeSeconds>1e308"))
        }
        #expect(throws: WorkoutFileProblem.tooLong) { try self.read(Self.gpx(time: "2026-03-16T08:00:01Z")) }
        #expect(try self.read(Self.gpx(time: "2026-03-16T08:00:00Z")).seconds == 172_800)
    }

    @Test("a place nobody could have reached leaves the way unknown, and NaN leaves its point out")
    func unknownWay() throws {
        #expect(try self.read(Self.gpx(latitude: "16")).metres == nil)
        let unknown = try self.read(Self.gpx(latitude: "NaN"))
        #expect((unknown.metres, unknown.seconds) == (nil, 600))
    }

    @Test("what goes out as TCX comes back the same")
    func roundTrip() throws {
        var run = try Logbook.run()
        run.title = "Up & <down>"
        run.averageBeats = 141
        run.highestBeats = 170
        let file = try self.read(TCXText.of(run))
        #expect(file.startedAt == run.startedAt)
        #expect((file.seconds, file.metres, file.kilocalories) == (3_600, 10_000, 700))
        #expect((file.averageBeats, file.highestBeats, file.sport) == (141, 170, .running))
    }

    @Test(
        "times of other spellings are not guessed",
        arguments: ["2026-03-14", "14.3.2026 08:00", "2026-13-14T08:00:00Z"]
    )
    func times(text: String) { #expect(XMLTime.seconds(text) == nil) }
}
