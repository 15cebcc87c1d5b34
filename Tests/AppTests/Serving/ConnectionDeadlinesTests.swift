import NIOCore
import Testing

@testable import App

struct ConnectionDeadlinesTests {
    private static let limits = ConnectionLimits(
        head: .seconds(15),
        idle: .seconds(75),
        body: .seconds(30),
        answer: .seconds(300),
        bytesPerSecond: 1_000
    )
    /// A class, so that an expectation may call mutating methods.
    private final class Held { var deadlines = ConnectionDeadlines(ConnectionDeadlinesTests.limits) }

    private let held = Held()
    private var deadlines: ConnectionDeadlines {
        get { self.held.deadlines }
        nonmutating set { self.held.deadlines = newValue }
    }

    private static func at(_ seconds: Int64) -> NIODeadline { .uptimeNanoseconds(0) + .seconds(seconds) }

    /// The seconds from the beginning to the deadline.
    private var due: Int64? { self.deadlines.due.map { ($0 - Self.at(0)).nanoseconds / 1_000_000_000 } }

    private func isOver(_ seconds: Int64, untaken: Int = 0) -> Bool {
        self.deadlines.isOver(at: Self.at(seconds), untaken: untaken)
    }

    @Test("a head must be there in time, whatever comes of it before")
    func head() {
        self.deadlines.opened(at: Self.at(0))
        for second in 0..<15 {
            self.deadlines.beganReading(at: Self.at(Int64(second)))
            self.deadlines.paused(at: Self.at(Int64(second)))
            #expect(!self.isOver(Int64(second)))
        }
        #expect(self.due == 15)
        #expect(self.isOver(15))
    }

    @Test("an answered connection may wait longer for its next request, and not for ever")
    func idle() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(1))
        self.deadlines.readEnd(at: Self.at(1))
        #expect(!self.deadlines.isIdle)
        self.deadlines.answered(at: Self.at(3))
        #expect(self.deadlines.isIdle)
        #expect(self.due == 78)
        #expect(!self.isOver(77) && self.isOver(78))
    }

    @Test("an answer may take any time, and whoever takes it is never hurried")
    func answering() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(1))
        self.deadlines.readEnd(at: Self.at(1))
        self.deadlines.wroteHead()
        for second in 2..<3_600 {
            self.deadlines.wroteBody(100)
            #expect(!self.isOver(Int64(second), untaken: 100))
        }
    }

    @Test("who takes nothing of an answer is let go, and so is who takes a byte now and then")
    func stuck() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(0))
        self.deadlines.readEnd(at: Self.at(0))
        self.deadlines.wroteBody(5_000_000)
        #expect(self.due == 300)
        #expect(!self.isOver(300, untaken: 4_000_000), "It is only looked at for the first time.")
        #expect(self.due == 600)
        #expect(!self.isOver(600, untaken: 3_934_464))
        #expect(self.isOver(900, untaken: 3_934_463))
    }

    @Test("the last bytes of an answer must go, too")
    func stuckAtTheEnd() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(0))
        self.deadlines.readEnd(at: Self.at(0))
        self.deadlines.wroteBody(400)
        #expect(!self.isOver(300, untaken: 400))
        self.deadlines.wroteBody(100)
        #expect(!self.isOver(600, untaken: 100), "What waited has gone; what waits is new.")
        self.deadlines.wroteBody(100)
        #expect(self.isOver(900, untaken: 200))
    }

    @Test("a body may take its grace and a second for each kilobyte")
    func body() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.beganReading(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(10))
        #expect(self.deadlines.mayRefuse && !self.deadlines.isIdle)
        #expect(!self.isOver(39))
        self.deadlines.readBody(20_000)
        #expect(!self.isOver(59))
        #expect(self.isOver(60))
    }

    @Test("a byte now and then buys no time")
    func trickle() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.beganReading(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(0))
        for second in stride(from: 5, to: 30, by: 5) {
            self.deadlines.readBody(1)
            self.deadlines.paused(at: Self.at(Int64(second)))
            self.deadlines.beganReading(at: Self.at(Int64(second)))
            #expect(!self.isOver(Int64(second)))
        }
        #expect(self.isOver(30))
    }

    @Test("nobody pays for the time in which we don't read")
    func busy() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.beganReading(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(0))
        self.deadlines.readBody(1)
        self.deadlines.paused(at: Self.at(10))
        #expect(!self.isOver(3_000))
        self.deadlines.beganReading(at: Self.at(3_000))
        #expect(!self.isOver(3_019))
        #expect(self.isOver(3_020))
    }

    @Test("sixty-four megabytes at ten kilobytes a second come through")
    func slowPhone() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.beganReading(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(0))
        for second in 1...6_400 {
            self.deadlines.readBody(10_000)
            #expect(!self.isOver(Int64(second)))
        }
        self.deadlines.readEnd(at: Self.at(6_400))
        #expect(!self.isOver(6_400) && !self.deadlines.mayRefuse)
    }

    @Test("the rest of a request that was answered early must come soon, however fast it comes")
    func rest() {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.beganReading(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(0))
        self.deadlines.wroteHead()
        #expect(!self.deadlines.mayRefuse, "There is an answer already.")
        self.deadlines.answered(at: Self.at(1))
        #expect(!self.deadlines.isIdle)
        self.deadlines.readBody(1_000_000_000)
        #expect(!self.isOver(30) && self.isOver(31))
        self.deadlines.readEnd(at: Self.at(30))
        #expect(self.deadlines.isIdle && self.due == 105)
    }

    @Test("requests that follow at once are answered one after the other before anything is due")
    func pipelined() {
        self.deadlines.opened(at: Self.at(0))
        for _ in 0..<3 {
            self.deadlines.readHead(at: Self.at(1))
            self.deadlines.readEnd(at: Self.at(1))
        }
        for second in 2..<4 { self.deadlines.answered(at: Self.at(Int64(second))) }
        #expect(!self.deadlines.isIdle && !self.isOver(3_000))
        self.deadlines.answered(at: Self.at(3_000))
        #expect(self.due == 3_075)
        self.deadlines.answered(at: Self.at(3_001))
        #expect(self.deadlines.isIdle, "An answer to no request, as to one that couldn't be read, changes nothing.")
    }

    @Test("no count of bytes is too large", arguments: [Int.max / 2, Int.max - 1])
    func extremes(bytes: Int) {
        self.deadlines.opened(at: Self.at(0))
        self.deadlines.beganReading(at: Self.at(0))
        self.deadlines.readHead(at: Self.at(0))
        self.deadlines.readBody(bytes)
        #expect(!self.isOver(86_400))
    }
}
