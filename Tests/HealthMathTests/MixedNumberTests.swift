import Testing

@testable import HealthMath

struct MixedNumberTests {
    /// The sequence of seed 0, as the authors' own program prints it.
    @Test("numbers are mixed as SplitMix64 mixes them")
    func mixed() {
        #expect(UInt64(0).mixed == 0xE220_A839_7B1D_CDAF)
        #expect(UInt64.mixingStep.mixed == 0x6E78_9E6A_A1B9_65F4)
    }

    @Test("a number becomes a share from 0 up to, but not including, 1")
    func share() {
        #expect(UInt64.min.asShare == 0)
        #expect((UInt64(1) << 63).asShare == 0.5)
        #expect(UInt64.max.asShare < 1)
    }
}
