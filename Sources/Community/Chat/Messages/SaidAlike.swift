import Crypto
import Foundation
import Members
import Storage

/// Limits how many different people a member may send the same text to, against spam.
///
/// It stores keyed hashes for a day at most, never the text.
enum SaidAlike {
    /// Thrown when too many others got the same text.
    struct TooMany: Error {}

    static let words = """
        You told this to many people within an hour. Write to each in your own words, or go on in an hour.
        """

    static let mostPeople = 10
    /// The time in which sends are counted, in milliseconds.
    static let time: Int64 = 3_600_000
    /// The fewest letters of a text that is compared; "Good morning, how did it go?" is shorter.
    static let shortest = 30
    static let mostLinks = 5

    static func note(
        _ text: String,
        by owner: Member.ID,
        to receiver: Member.ID,
        at now: Date,
        _ seal: Seal,
        in db: any SQLConnection
    ) throws {
        let compared = Self.compared(text)
        // The lock keeps two messages at the same moment from both being the last allowed.
        if !compared.isEmpty { try db.acquire(.counting(owner)) }
        for said in compared {
            let mark = seal.mark(said, as: "said_alike.mark/\(owner)")
            let isNoted = try db.execute(Self.statement(mark, by: owner, to: receiver, at: now.milliseconds))
            guard isNoted == 1 else { throw TooMany() }
        }
    }

    /// Changes no row when too many others got the same text.
    static func statement(_ mark: [UInt8], by owner: Member.ID, to receiver: Member.ID, at now: Int64) -> SQL {
        """
        INSERT INTO said_alike (owner_id, mark, to_id, at)
        SELECT \(owner), \(mark), \(receiver), \(now) WHERE (
            SELECT COUNT(*) FROM said_alike AS told
            WHERE told.owner_id = \(owner) AND told.mark = \(mark) AND told.to_id <> \(receiver)
                AND told.at > \(now - Self.time)
        ) < \(Self.mostPeople)
        ON CONFLICT (owner_id, mark, to_id) DO UPDATE SET at = excluded.at
        """
    }

    /// Returns what is compared of a text: its letters, if there are enough, and the addresses of its links without
    /// their queries.
    static func compared(_ text: String) -> [String] {
        let pieces = LinkedText(text).pieces
        let words = pieces.filter { !$0.pieceLeads }.map(\.pieceText).joined().lowercased()
        let letters = String(String.UnicodeScalarView(words.unicodeScalars.filter(\.properties.isAlphabetic)))
        let links = pieces.filter(\.pieceLeads).prefix(Self.mostLinks).compactMap { piece -> String? in
            guard let link = URLComponents(string: piece.pieceText), let host = link.host else { return nil }
            return "//" + host.lowercased() + (link.path == "/" ? "" : link.path)
        }
        return Set(links).sorted() + (letters.count >= Self.shortest ? [letters] : [])
    }

    /// Deletes all members' rows that no longer count.
    static func forget(before limit: Date, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM said_alike WHERE at < \(limit.milliseconds)")
    }
}
