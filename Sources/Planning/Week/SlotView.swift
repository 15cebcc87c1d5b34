import Foundation

/// A free stretch of time as a page offers it.
struct SlotView: Encodable, Sendable {
    let slotTime: String
    let slotNote: String
    let slotPath: String

    init(_ slot: Stretch, in zone: TimeZone) {
        self.slotTime = slot.clock(in: zone)
        self.slotNote = FreeTimeWords.length(slot.minutes)
        self.slotPath = PlanLinks.new(slot.start, in: zone)
    }
}
