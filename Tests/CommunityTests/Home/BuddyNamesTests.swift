import Testing

@testable import Community

struct BuddyNamesTests {
    @Test(
        "buddies are told by their names, the latest first",
        arguments: [
            ([], "The first is the hardest"), (["Ben"], "Ben"), (["Ben", "Cleo"], "Ben and Cleo"),
            (["Ben", "Cleo", "Dan"], "Ben, Cleo and 1 more"),
        ] as [([String], String)]
    )
    func names(buddies: [String], words: String) {
        #expect(TogetherPage.names(buddies) == words)
    }
}
