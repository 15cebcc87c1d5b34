import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Community

struct CheckInTests {
    /// The park, and a place so many metres north of it.
    private static func north(_ metres: Double) throws -> PrecisePlace {
        let park = try #require(Village.park)
        return try #require(PrecisePlace(park.latitude + metres / 111_195, park.longitude))
    }

    private func scene(
        _ backend: Backend,
        _ change: (inout GroupEvent.Details) -> Void = { _ in }
    ) async throws -> (village: Village, ana: Member.ID, event: GroupEvent) {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let event = try await village.event(change)
        try await village.join(event, ana)
        return (village, ana, event)
    }

    private func check(
        _ village: Village,
        _ owner: Member.ID,
        _ event: GroupEvent,
        _ proof: CheckIn
    ) async throws -> CheckIn.Refusal? {
        let outcome = try await CheckInStore(database: village.database, owner: owner)
            .checkIn(at: event.id, by: proof, on: try village.person(owner).day(at: village.now), at: village.now)
        switch try #require(outcome) {
        case .success: return nil
        case .failure(let refusal): return refusal
        }
    }

    private func deeds(_ village: Village, _ owner: Member.ID) async throws -> [Deed] {
        let days = (try #require(CalendarDay("2024-06-01")), try #require(CalendarDay("2024-08-01")))
        return try await DeedStore(database: village.database, owner: owner)
            .deeds(of: [.eventAttended], from: days.0, through: days.1)
    }

    @Test(
        "who is within 300 m, less the doubt, is there; who is farther, or doesn't know where they are, isn't",
        arguments: Backend.available
    )
    func spot(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend)
        village.wait(Village.untilRun + 1_800)
        for (metres, accuracy, refusal) in [
            (310.0, 5.0, "far"), (520, 200, "far"), (0, 201, "imprecise"), (3_000_000, 10, "far"),
            (0, 1e8, "imprecise"),
        ] {
            let found = try await self.check(village, ana, event, .spot(try Self.north(metres), accuracy: accuracy))
            switch found {
            case .far: #expect(refusal == "far", "\(metres)")
            case .imprecise: #expect(refusal == "imprecise", "\(metres)")
            default: Issue.record("\(metres) m with \(accuracy) m: \(String(describing: found))")
            }
        }
        let antipode = try #require(PrecisePlace(-55.6812, -167.4255))
        guard case .far(let away) = try await self.check(village, ana, event, .spot(antipode, accuracy: 10)) else {
            Issue.record("The other side of the world is far.")
            return
        }
        #expect(away > 20_000_000)
        #expect(try await self.deeds(village, ana).isEmpty, "Nothing changed.")
        #expect(try await self.check(village, ana, event, .spot(try Self.north(490), accuracy: 200)) == nil)
        #expect(try await self.deeds(village, ana).map(\.quantity) == [10])
        #expect(try await self.check(village, ana, event, .code("WRONG")) == nil, "Once more is as once.")
        let search = EventSearch(database: village.database, people: village.lookup)
        #expect(try await search.attended(by: ana, at: village.now).isEmpty, "It still goes on.")
        village.wait(86_400)
        #expect(try await search.attended(by: ana, at: village.now).map(\.event.id) == [event.id])
        #expect(try await self.deeds(village, ana).count == 1)
    }

    @Test("only during its time, by the clock of nobody's zone", arguments: Backend.available)
    func time(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend)
        let code = CheckIn.code(event.code)
        #expect(try await self.check(village, ana, event, code) == .early)
        village.wait(Village.untilRun - 1)
        #expect(try await self.check(village, ana, event, code) == .early)
        village.wait(5_401)
        #expect(try await self.check(village, ana, event, code) == .over)
        village.wait(-1)
        #expect(try await self.check(village, ana, event, code) == nil)
    }

    @Test("after midnight in the member's zone the deed is of their new day", arguments: Backend.available)
    func midnight(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend)
        try village.settle(ana, "Ana", timeZone: try #require(TimeZone(identifier: "Pacific/Auckland")))
        // 18:10 of 2 July in Greenwich is 6:10 of 3 July in Auckland.
        village.wait(Village.untilRun + 600)
        #expect(try await self.check(village, ana, event, .code(event.code)) == nil)
        let deed = try #require(try await self.deeds(village, ana).first)
        #expect(deed.day.description == "2024-07-03" && deed.source == "event \(event.id)")
    }

    @Test("who checked in keeps their place and its points, however often they leave", arguments: Backend.available)
    func leaving(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend)
        village.wait(Village.untilRun + 600)
        #expect(try await self.check(village, ana, event, .code(event.code)) == nil)
        #expect(try await village.attendance(ana).leave(event.id, at: village.now) == .isHere)
        #expect(try await self.deeds(village, ana).map(\.quantity) == [10])
        #expect(try await village.state(ana, at: event) == .joined)
        village.wait(5_400)
        #expect(try await village.attendance(ana).leave(event.id, at: village.now) == .noPart)
    }

    @Test("who looks after an event gives themselves no points", arguments: Backend.available)
    func organiser(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend)
        let root = try #require(event.organiser)
        try await village.join(event, root)
        village.wait(Village.untilRun + 600)
        for id in [root, ana] { #expect(try await self.check(village, id, event, .code(event.code)) == nil) }
        #expect(try await self.deeds(village, root).map(\.quantity) == [0])
        #expect(try await self.deeds(village, ana).map(\.quantity) == [10])
    }

    @Test("who has no place, waits, or finds it cancelled isn't checked in", arguments: Backend.available)
    func part(_ backend: Backend) async throws {
        let (village, _, event) = try await self.scene(backend) { $0.capacity = 1 }
        let (ben, cleo) = (try await village.addShown("Ben"), try await village.addShown("Cleo"))
        try await village.join(event, ben)
        village.wait(Village.untilRun + 1_800)
        for id in [ben, cleo] {
            #expect(try await self.check(village, id, event, .code(event.code)) == .notJoined)
        }
        let root = try await village.organiser()
        let cancelled = try await EventStore(database: village.database)
            .cancel(event.id, why: "Storm", by: root, at: village.now)
        #expect(cancelled?.cancellation?.why == "Storm")
    }

    @Test("a code is guessed ten times at most, over leaving and coming back", arguments: Backend.available)
    func guessing(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend) { $0.spot = nil }
        village.wait(Village.untilRun + 1_800)
        let park = try #require(Village.park)
        #expect(try await self.check(village, ana, event, .spot(park, accuracy: 1)) == .codeOnly)
        for left in (1...9).reversed() {
            #expect(try await self.check(village, ana, event, .code("AAAAAA")) == .wrongCode(left: left))
        }
        #expect(try await self.check(village, ana, event, .code("AAAAAA")) == .tooManyCodes)
        #expect(try await village.attendance(ana).leave(event.id, at: village.now) == .left)
        try await village.join(event, ana)
        #expect(try await self.check(village, ana, event, .code(event.code)) == .tooManyCodes)
        let ben = try await village.addShown("Ben")
        try await village.join(event, ben)
        #expect(try await self.check(village, ben, event, .code(event.code)) == nil)
    }

    @Test("guesses that are sent at once count one by one", arguments: Backend.available)
    func rush(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend)
        village.wait(Village.untilRun + 1_800)
        let refusals = try await Rush.of(30) { try await self.check(village, ana, event, .code("AAAAAA")) }
        #expect(refusals.filter { $0 != .tooManyCodes }.count == 9)
    }

    @Test("a code is read as people type it, and new ones differ")
    func codes() {
        #expect(EventCode.read(" k7q-2mx ") == "K7Q2MX" && EventCode.spaced("K7Q2MX") == "K7Q 2MX")
        let codes = (0..<50).map { _ in EventCode.new() }
        #expect(Set(codes).count == 50 && codes.allSatisfy { $0.count == 6 && EventCode.read($0) == $0 })
    }

    @Test("what was refused stands where it was asked, and tells of no tenths beyond ten kilometres")
    func complaints() {
        let far = CheckIn.Refusal.far(16_053_300).complaint(in: .metric)
        #expect(far["code"] == [] && far["lat"].first?.hasPrefix("You are 16,053 km from there.") == true)
        #expect(CheckIn.Refusal.far(2_340).complaint(in: .metric)["lat"].first?.contains("2.3 km") == true)
        #expect(CheckIn.Refusal.imprecise.complaint(in: .metric).messages.keys.sorted() == ["accuracy"])
        #expect(CheckIn.Refusal.early.complaint(in: .metric).messages.keys.sorted() == ["form"])
        #expect(CheckIn.Refusal.wrongCode(left: 2).complaint(in: .metric).messages.keys.sorted() == ["code"])
    }

    @Test("a form takes a whole place or a code, and nothing else")
    func form() {
        func complaints(_ texts: [String: String]) -> FormErrors? { CheckInForm(FormInput(texts)).complaints }
        #expect(complaints(["code": "K7Q 2MX"]) == nil)
        #expect(complaints(["lat": "55.7", "lon": "12.6", "accuracy": "20"]) == nil)
        #expect(complaints(["lat": "55.7", "lon": "12.6"])?["accuracy"].isEmpty == false)
        #expect(complaints(["lat": "91", "lon": "12.6", "accuracy": "20"])?["lat"].isEmpty == false)
        #expect(complaints(["lat": "nan", "lon": "12.6", "accuracy": "inf"])?["lat"].isEmpty == false)
        #expect(complaints(["accuracy": "-1", "lat": "1", "lon": "1"])?["accuracy"].isEmpty == false)
        #expect(complaints([:])?["code"].isEmpty == false)
        #expect(complaints(["code": String(repeating: "A", count: 1_000_000)])?["code"].isEmpty == false)
    }

    @Test(
        "the points of an event are the same for everybody once somebody has checked in",
        arguments: Backend.available
    )
    func pointsStand(_ backend: Backend) async throws {
        let (village, ana, event) = try await self.scene(backend)
        let (store, root) = (EventStore(database: village.database), try await village.organiser())
        var details = event.details
        details.points = 20
        guard
            case .done(let changed) = try await store.change(event.id, to: details, from: 1, by: root, at: village.now)
        else {
            Issue.record("Nobody has checked in yet.")
            return
        }
        village.wait(Village.untilRun + 1_800)
        #expect(try await self.check(village, ana, changed, .spot(try Self.north(10), accuracy: 10)) == nil)
        details.points = 50
        let refused = try await store.change(event.id, to: details, from: changed.version, by: root, at: village.now)
        #expect(refused == .pointsStand)
        details.points = 20
        details.name = "A run in the park"
        guard
            case .done = try await store.change(event.id, to: details, from: changed.version, by: root, at: village.now)
        else {
            Issue.record("All else can be changed.")
            return
        }
        #expect(try await self.deeds(village, ana).map(\.quantity) == [20])
    }
}
