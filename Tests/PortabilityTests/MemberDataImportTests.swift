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
}
