import Testing

@testable import Members

@Suite("Texts in groups")
struct TextInGroupsTests {
    @Test(
        "a code is shown in groups, the last of them as long as is left",
        arguments: [("", ""), ("12", "12"), ("1234", "1234"), ("123456789", "1234 5678 9")]
    )
    func groups(code: String, shown: String) {
        #expect(code.inGroups(of: 4) == shown)
        #expect(code.inGroups(of: 4, joinedBy: "-") == shown.replacing(" ", with: "-"))
    }
}
