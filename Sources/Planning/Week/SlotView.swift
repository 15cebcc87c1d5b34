import Foundation

/// A free slot on a page.
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
