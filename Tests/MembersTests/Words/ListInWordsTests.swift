import Members
import Testing

struct ListInWordsTests {
    @Test(
        "words stand one after the other as a sentence has them",
        arguments: [([String](), ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
    )
    func words(list: [String], text: String) { #expect(list.inWords() == text) }

    @Test("the last may be joined by another word, and a part of a list is one, too")
    func joint() {
        #expect(["gym", "home", "outdoors"].inWords(joinedBy: "or") == "gym, home or outdoors")
        #expect(["a", "b", "c"].prefix(2).inWords() == "a and b")
    }
}
