import App
import ArgumentParser
import Foundation
import Motivation
import Storage

struct Recount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Work all points out anew from what members did, and say where the stored ones differed."
    )

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await withDatabase(config) { database in
            let counter = DeedCounter(
                database: database,
                now: { Date() },
                days: CountedDays.ofMember
            )
            var (members, wrong) = (0, 0)
            var last: Int64 = 0
            while case let page = try await Self.members(after: last, in: database), let end = page.last {
                for member in page {
                    let lines = try await counter.recount(member)
                    if lines > 0 { print("\(member)\t\(lines) lines differed") }
                    wrong += lines
                }
                members += page.count
                last = end
            }
            print("\(members) members counted, \(wrong == 0 ? "no difference" : "\(wrong) lines mended").")
        }
    }

    private static func members(after last: Int64, in database: any Database) async throws -> [Int64] {
        try await database.rows("SELECT id FROM member WHERE id > \(last) ORDER BY id LIMIT 500") { try $0.integer(0) }
    }
}
