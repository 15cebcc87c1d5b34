import HealthMath
import Testing

@testable import Training

struct ItemReasonTests {
    @Test(
        "a reason on a page that is kept says what is trained, not what is spared",
        arguments: [
            (
                "Works the quadriceps and the glutes without bending the knee deep",
                "Works the quadriceps and the glutes"
            ),
            ("Works the chest without loading the lower back", "Works the chest"),
            (
                "Trains heart and lungs in short bursts and is easy on the ankle",
                "Trains heart and lungs in short bursts"
            ),
            ("Works the shoulders while you sit", "Works the shoulders"),
            ("Works the chest to balance the pulling", "Works the chest to balance the pulling"),
            ("Wakes the body up gently", "Wakes the body up gently"), ("", ""),
        ]
    )
    func plain(reason: String, kept: String) { #expect(ItemReason.withoutHealth(reason) == kept) }

    @Test("no area that can hurt is left in it", arguments: InjuryArea.allCases)
    func areas(area: InjuryArea) {
        for words in ["without loading the", "and is easy on the"] {
            #expect(
                ItemReason.withoutHealth("Trains your balance \(words) \(area.label.lowercased())")
                    == "Trains your balance"
            )
        }
    }
}
