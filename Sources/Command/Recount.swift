import App
import ArgumentParser
import Foundation
import Members
import Storage

struct Recount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Work all points out anew from what members did, and say where the stored ones differed."
    )

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await withDatabase(config) { database in
            var (members, wrong, unread) = (0, 0, 0)
            var last: Int64 = 0
            while case let page = try await Self.members(after: last, in: database), let end = page.last {
                for member in page {
                    // A member whose deeds can't be read holds up nobody.
                    let lines = try await database.settingAside(RowName("deed", owner: member)) {
                        try await Recounting.recount(member, in: database, at: Date())
                    }
                    if let lines, lines > 0 { print("\(member)\t\(lines) lines differed") }
                    if lines == nil { print("\(member)\tcouldn't be read") }
                    members += lines == nil ? 0 : 1
                    unread += lines == nil ? 1 : 0
                    wrong += lines ?? 0
                }
                last = end
            }
            let counted = "\(members) \(members == 1 ? "member" : "members") counted"
            print("\(counted), \(wrong == 0 ? "no difference" : "\(wrong) lines mended").")
            if unread > 0 { print("\(unread) couldn't be read and stay as they are.") }
        }
    }

    private static func members(after last: Int64, in database: any Database) async throws -> [Member.ID] {
        try await database.rows("SELECT id FROM member WHERE id > \(last) ORDER BY id LIMIT 500") { try $0.integer(0) }
    }
}
