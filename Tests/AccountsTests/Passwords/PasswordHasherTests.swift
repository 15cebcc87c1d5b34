import Testing
import Web

@testable import Accounts

struct PasswordHasherTests {
    @Test("names Argon2id, its cost and a salt of its own in the hash")
    func phc() async throws {
        let hasher = PasswordHasher()
        let first = try await hasher.hash("four unrelated words")
        let second = try await hasher.hash("four unrelated words")
        #expect(first.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
        #expect(first != second)
        #expect(try await hasher.matches("four unrelated words", first))
        #expect(try await hasher.matches("four unrelated word", first) == false)
    }

    @Test("knows the password again however its letters were composed")
    func composed() async throws {
        let hasher = PasswordHasher(cost: .cheap)
        let hash = try await hasher.hash("Zoë's pass")
        #expect(try await hasher.matches("Zoe\u{308}'s pass", hash))
        #expect(try await hasher.matches("Zoe's pass", hash) == false)
    }

    @Test("verifies a hash made at another cost and calls it outdated")
    func risen() async throws {
        let old = try await PasswordHasher(cost: .cheap).hash("four unrelated words")
        let hasher = PasswordHasher(cost: .init(memory: 128, passes: 1, lanes: 1))
        #expect(try await hasher.matches("four unrelated words", old))
        #expect(hasher.isOutdated(old))
        let new = try await hasher.hash("four unrelated words")
        #expect(!hasher.isOutdated(new))
    }

    @Test("without a stored hash nothing matches, and it takes as long")
    func decoy() async throws {
        let hasher = PasswordHasher()
        let stored = try await hasher.hash("four unrelated words")
        let clock = ContinuousClock()
        var known: [Duration] = []
        var unknown: [Duration] = []
        for _ in 0..<5 {
            known.append(try await clock.measure { try #expect(await !hasher.matches("wrong", stored)) })
            unknown.append(try await clock.measure { try #expect(await !hasher.matches("wrong", nil)) })
        }
        // The fastest of each: the others had to share the machine.
        let fastestKnown = try #require(known.min())
        let fastestUnknown = try #require(unknown.min())
        #expect(fastestUnknown > fastestKnown / 4)
    }

    @Test(
        "what is no hash matches nothing",
        arguments: ["", "x", "$argon2id$v=19$m=64,t=1,p=1$", "four unrelated words"]
    )
    func noHash(stored: String) async throws {
        #expect(try await PasswordHasher(cost: .cheap).matches("four unrelated words", stored) == false)
    }

    @Test("a crowd waits in line, and who finds it full is told to come back")
    func crowd() async throws {
        let hasher = PasswordHasher(parallel: 2, longestLine: 4)
        let turnedAway = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    do {
                        _ = try await hasher.hash("four unrelated words")
                        return 0
                    } catch is TooBusy {
                        return 1
                    } catch {
                        return 100
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect((1...16).contains(turnedAway))
        #expect(try await hasher.hash("afterwards there is room again").hasPrefix("$argon2id$"))
    }
}
