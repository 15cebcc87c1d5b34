import Accounts
import Community
import HealthMath
import Members
import Motivation

/// What the motivation wing needs of other wings.
extension AppEnvironment {
    var motivationPorts: MotivationPorts { MotivationPorts(boards: self.boardPorts) }

    private var boardPorts: BoardPorts {
        let (database, people, now) = (self.database, self.people, self.now)
        return BoardPorts(
            board: { member in
                guard !member.isSuspended, !member.awaitsConfirmation,
                    let person = try await people([member.id])[member.id]
                else { return nil }
                let aims = try await BodyStore.aims(of: [member.id], in: database)
                return Board(aims[member.id], isOfAge: person.age(on: member.day(at: now())) >= Adulthood.begins)
            },
            fellows: { ids, asker in
                try await MetMember.find(ids, by: asker, people: people, at: now(), in: database).mapValues {
                    BoardFellow(
                        name: $0.name,
                        path: $0.path,
                        picture: $0.picture,
                        drawing: $0.drawing,
                        chatPath: $0.chatPath,
                        askPath: $0.askPath
                    )
                }
            }
        )
    }
}
