import Testing

@testable import Portability

struct MemberDataImportTests {
    @Test(
        "a page shows itself anew only while an import goes on by itself",
        arguments: [
            (MemberDataImport.State.reading, true), (.looked, false), (.running, true), (.done, false),
            (.undoing, true), (.undone, false), (.failed, false),
        ]
    )
    func underWay(state: MemberDataImport.State, goesOn: Bool) {
        #expect(state.isUnderWay == goesOn)
    }

    @Test(
        "a file has room for what a member's other imports leave of a million rows",
        arguments: [(0, 300_000), (700_000, 300_000), (900_000, 100_000), (1_000_000, 0), (2_000_000, 0)]
    )
    func room(kept: Int, room: Int) {
        #expect(UploadProblem.room(beside: kept) == room)
    }
}
