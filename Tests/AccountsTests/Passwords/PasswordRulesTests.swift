import Testing

@testable import Accounts

struct PasswordRulesTests {
    @Test(
        "refuses what is too short, too long, too common or a name",
        arguments: [
            "", "seven77", "            ", "ääääääääää", String(repeating: "long ", count: 41), "password", "PassWord",
            "12345678", "qwertyuiop",
            "iloveyou1", "football2024", "aaaaaaaa", "Ana@Example.org", "ana.katharina",
        ]
    )
    func bad(password: String) {
        #expect(PasswordRules.complaint(about: password, names: ["ana@example.org", "Ana.Katharina"]) != nil)
    }

    @Test("takes anything else", arguments: ["four unrelated words", "8 äöü 字母", "correct-horse", "  spaced  out  "])
    func good(password: String) {
        #expect(PasswordRules.complaint(about: password, names: ["ana@example.org", "Ana"]) == nil)
    }
}
