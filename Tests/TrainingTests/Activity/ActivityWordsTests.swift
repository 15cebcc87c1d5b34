import Testing

@testable import Training

struct ActivityWordsTests {
    @Test(
        "a time is said as people say it, and none says nothing",
        arguments: [(0.0, ""), (0.4, ""), (40.0, "40 s"), (2_700.0, "45 min"), (3_900.0, "1 h 5 min")]
    )
    func time(seconds: Double, words: String) {
        #expect(ActivityWords.time(seconds) == words)
    }
}
