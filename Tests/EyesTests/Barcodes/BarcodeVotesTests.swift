import Testing

@testable import Eyes

struct BarcodeVotesTests {
    private typealias Reader = BarcodeSighting.Reader

    private func votes(_ sightings: [(Reader, String, isPlain: Bool, y: Double)]) throws -> BarcodeVotes {
        var votes = BarcodeVotes()
        for (reader, text, isPlain, y) in sightings {
            let code = try #require(BarcodeDigits(text))
            let place = BarcodeSighting.Place(x: 0.5, y: y)
            votes.add(BarcodeSighting(reader: reader, code: code, place: place, isPlain: isPlain))
        }
        return votes
    }

    private let milk = "4006381333931"
    private let other = "5901234123457"

    @Test("a code that both readers see at once is settled")
    func both() throws {
        let votes = try self.votes([(.zxing, self.milk, true, 0.5), (.zbar, self.milk, true, 0.5)])
        #expect(votes.isSettled && votes.decided.map(\.text) == [self.milk])
    }

    @Test("one look of one reader is not enough")
    func once() throws {
        #expect(try self.votes([(.zxing, self.milk, true, 0.5)]).decided.isEmpty)
        #expect(try self.votes([(.zbar, self.milk, true, 0.5)]).decided.isEmpty)
    }

    @Test("what one reader sees again and again is believed, unless the other sees something else")
    func alone() throws {
        let again = Array(repeating: (Reader.zxing, self.milk, isPlain: true, y: 0.5), count: 2)
        #expect(try self.votes(again).decided.map(\.text) == [self.milk])
        #expect(try self.votes(again + [(.zbar, self.other, true, 0.9)]).decided.isEmpty)
        let zbar = Array(repeating: (Reader.zbar, self.milk, isPlain: true, y: 0.5), count: 5)
        #expect(try self.votes(zbar).decided.map(\.text) == [self.milk])
        #expect(try self.votes(zbar + [(.zxing, self.other, false, 0.9)]).decided.isEmpty)
    }

    @Test("a code that is read in two ways is not told")
    func disputed() throws {
        let votes = try self.votes([
            (.zxing, self.milk, true, 0.5), (.zbar, self.milk, true, 0.5), (.zxing, self.other, false, 0.55),
        ])
        #expect(!votes.isSettled && votes.decided.isEmpty)
    }

    @Test("two codes apart are both told, that in the middle first")
    func apart() throws {
        let votes = try self.votes([
            (.zxing, self.other, true, 0.95), (.zbar, self.other, true, 0.95), (.zxing, self.milk, true, 0.5),
            (.zbar, self.milk, true, 0.5),
        ])
        #expect(votes.decided.map(\.text) == [self.milk, self.other])
    }

    @Test("eight digits take more")
    func short() throws {
        let seen: [(Reader, String, isPlain: Bool, y: Double)] = [
            (.zxing, "96385074", true, 0.5), (.zbar, "96385074", true, 0.5),
        ]
        #expect(try self.votes(seen).decided.isEmpty)
        #expect(try self.votes(seen + seen).decided.map(\.text) == ["96385074"])
    }

    @Test("digits are a code when the last is right, with as many as are printed")
    func digits() {
        #expect(BarcodeDigits("0036000291452")?.text == "036000291452")
        #expect(BarcodeDigits("4006381333932") == nil)
        #expect(BarcodeDigits("400638133393") == nil)
        #expect(BarcodeDigits("4006381333931\0") == nil)
        #expect(BarcodeDigits("") == nil)
    }
}
