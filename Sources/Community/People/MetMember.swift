package import Foundation
import HealthMath
package import Members
package import Storage
import Web

/// Another member on a list of another wing, as the asker may see them.
package struct MetMember: Sendable, Equatable {
    package let id: Member.ID
    package let name: String
    /// The page of the member.
    package let path: String
    /// Empty without a picture that is shown.
    package let picture: String
    /// The drawing of `people.svg` that is shown in that case.
    package let drawing: String
    /// Their chat; empty unless they are buddies.
    package let chatPath: String
    /// The path by which they can be asked to be buddies; empty for buddies and those who were asked.
    package let askPath: String

    /// Returns those of many members whom `Visibility` shows to the asker.
    package static func find(
        _ ids: [Member.ID],
        by asker: Member,
        people: @escaping PersonLookup,
        at now: Date,
        in database: any Database
    ) async throws -> [Member.ID: MetMember] {
        guard !ids.isEmpty else { return [:] }
        let shown = try await Visibility.shown(ids, to: asker.id, in: database)
        let known = try await BuddyPeople(database: database, people: people).find(shown, for: asker, at: now)
        let standings = try await Acquaintance.all(of: asker.id, with: Array(known.keys), in: database)
        return known.mapValues { one in
            let id = one.person.id
            let standing = standings[id] ?? .stranger
            return MetMember(
                id: id,
                name: one.person.firstName,
                path: PeopleLinks.person(id),
                picture: one.photoVersion.map { PeopleLinks.picture(.small, of: id, version: $0) } ?? "",
                drawing: one.person.gender.rawValue,
                chatPath: standing.chat.map { ChatLinks.chat($0) } ?? "",
                askPath: standing == .stranger ? BuddyLinks.requests.path : ""
            )
        }
    }

    /// Returns those of many members of one group whom the asker may meet.
    ///
    /// They joined it to be seen there, so who shows no profile is among them, by first name alone. Nobody is who is blocked
    /// on either side, about to leave, suspended or of the other age.
    package static func inOneGroup(
        _ ids: [Member.ID],
        with asker: Member,
        people: @escaping PersonLookup,
        at now: Date,
        in database: any Database
    ) async throws -> [Member.ID: MetMember] {
        guard !ids.isEmpty else { return [:] }
        let open = try await database.rows(
            """
            SELECT member.id FROM member
            WHERE member.id IN \(list: ids) AND \(Blocks.none(between: "\(asker.id)", and: "member.id"))
            """
        ) { try $0.integer(0) }
        let shown = try await Self.find(open, by: asker, people: people, at: now, in: database)
        let known = try await BuddyPeople(database: database, people: people).find(open, for: asker, at: now)
        return known.mapValues { one in
            shown[one.person.id]
                ?? MetMember(
                    id: one.person.id,
                    name: one.person.firstName,
                    path: "",
                    picture: "",
                    // Their gender is told by a profile alone.
                    drawing: Sex.other.rawValue,
                    chatPath: "",
                    askPath: ""
                )
        }
    }

    /// Returns a member's buddies, as far as they may meet.
    package static func buddies(
        of member: Member,
        people: @escaping PersonLookup,
        at now: Date,
        in database: any Database
    ) async throws -> [Member.ID: MetMember] {
        let buddies = try await database.rows(
            "SELECT buddy_id FROM buddy WHERE owner_id = \(member.id) ORDER BY since, buddy_id LIMIT \(BuddyStore.most)"
        ) { try $0.integer(0) }
        return try await Self.find(buddies, by: member, people: people, at: now, in: database)
    }
}
