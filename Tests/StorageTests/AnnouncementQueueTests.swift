import Testing

@testable import Storage

struct AnnouncementQueueTests {
    @Test("what finds no room is a gap, told once and after what came before, as soon as there is room")
    func overflow() async {
        var queue = AnnouncementQueue(longest: 3)
        for number in 1...5 { queue.add(String(number)) }
        var reader = queue.stream.makeAsyncIterator()
        #expect(await reader.next() == .text("1"))
        queue.settle()
        queue.settle()
        var heard: [Announcement] = []
        for _ in 0..<3 { if let next = await reader.next() { heard.append(next) } }
        #expect(heard == [.text("2"), .text("3"), .gap])
        queue.add("6")
        #expect(await reader.next() == .text("6"))
    }

    @Test("what comes while a gap could not be told is part of it")
    func again() async {
        var queue = AnnouncementQueue(longest: 2)
        queue.addGap()
        queue.add("1")
        queue.add("2")
        var reader = queue.stream.makeAsyncIterator()
        #expect(await reader.next() == .gap)
        #expect(await reader.next() == .text("1"))
        queue.add("3")
        #expect(await reader.next() == .gap)
        #expect(await reader.next() == .text("3"))
    }
}
