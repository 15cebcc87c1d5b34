import App
import ArgumentParser
import Foundation
import Motivation
import Storage

/// The vouchers that members get for reaching their goal of the month; no code is ever shown again.
struct Vouchers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Load vouchers for members who reach their goal of the month, count them, withdraw them.",
        discussion: "This also works while Spotter serves. docs/administration.md says more.",
        subcommands: [Load.self, List.self, Withdraw.self]
    )

    struct Load: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Read a file of codes, one on a line, with a comment after it if you like."
        )

        @Argument(help: "The file.")
        var file: String

        @Option(help: "What they are for; members read it with their code.")
        var note = ""

        @Option(help: "Why: it is written down.")
        var reason = "Loaded by the operator."

        func validate() throws {
            guard self.note.count <= VoucherList.longestNote else {
                throw ValidationError("Keep the note to \(VoucherList.longestNote) characters.")
            }
        }

        func run() async throws {
            let (list, note, reason) = (try self.list(), self.note, self.reason)
            try await Vouchers.withStock { stock in
                let done = try await stock.load(list, note: note, because: reason, by: nil, at: Date())
                print("\(Vouchers.count(done.loaded)) loaded.")
                if done.known > 0 { print("\(Vouchers.count(done.known)) refused: loaded before.") }
                if done.twice > 0 { print("\(Vouchers.count(done.twice)) passed over: twice in the list.") }
            }
        }

        private func list() throws -> VoucherList {
            do {
                let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: self.file))
                // One byte more than is allowed tells that there is more.
                let bytes = try file.read(upToCount: VoucherList.largest + 1) ?? Data()
                return try VoucherList(bytes: [UInt8](bytes))
            } catch let problem as VoucherList.Problem {
                throw CommandError(problem.description)
            } catch {
                throw CommandError("\(self.file) can't be read.")
            }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what was loaded: id, time, free, given, withdrawn, what for. It shows no code."
        )

        func run() async throws {
            try await Vouchers.withStock { stock in
                for load in try await stock.loads() {
                    let counts = "\(load.free) free\t\(load.given) given\t\(load.withdrawn) withdrawn"
                    print("\(load.id)\t\(load.at.formatted(.iso8601))\t\(counts)\t\(load.note)")
                }
            }
        }
    }

    struct Withdraw: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Withdraw what nobody has yet: one code, or what is left of a load."
        )

        @Argument(help: "The code.")
        var code: String?

        @Option(help: "The id of a load, as the list has it.")
        var load: String?

        @Option(help: "Why: it is written down.")
        var reason = "Withdrawn by the operator."

        func validate() throws {
            if (self.code == nil) == (self.load == nil) { throw ValidationError("Give a code, or a load with --load.") }
        }

        func run() async throws {
            let selection = self.load.map { VoucherStock.Selection.load($0) } ?? .code(self.code ?? "")
            let reason = self.reason
            try await Vouchers.withStock { stock in
                let done = try await stock.withdraw(selection, because: reason, by: nil, at: Date())
                guard done.count > 0 else {
                    throw CommandError("Nothing there can be withdrawn: it wasn't loaded here, or members have it.")
                }
                print("\(Vouchers.count(done.count)) withdrawn.")
            }
        }
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 voucher" : "\(count) vouchers" }

    /// Works on the vouchers with the key of this installation.
    private static func withStock(_ work: (VoucherStock) async throws -> Void) async throws {
        let (config, _) = try await Spotter.settings()
        try await ImportRunner.intoDatabase(config) { database in
            let seal = try config.seal(makingKey: try await !SealProof.isSet(in: database))
            try await SealProof.check(seal, of: database)
            try await work(VoucherStock(database: database, seal: seal))
        }
    }
}
