import Accounts
import Community
import HealthMath
import Members
import Motivation

/// What the motivation wing needs of other wings.
extension AppEnvironment {
    var motivationPorts: MotivationPorts {
        MotivationPorts(
            boards: self.boardPorts,
            cheers: self.cheerPorts,
            missions: self.missionPorts,
            rivals: self.rivalPorts
        )
    }

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
                try await MetMember.find(ids, by: asker, people: people, at: now(), in: database)
                    .mapValues(BoardFellow.init)
            }
        )
    }

    private var rivalPorts: RivalPorts {
        let (database, people, now) = (self.database, self.people, self.now)
        return RivalPorts(
            isAdult: { member in
                guard !member.isSuspended, !member.awaitsConfirmation,
                    let person = try await people([member.id])[member.id]
                else { return nil }
                return person.age(on: member.day(at: now())) >= Adulthood.begins
            },
            fellows: { ids, asker in
                try await MetMember.inOneGroup(ids, with: asker, people: people, at: now(), in: database)
                    .mapValues(BoardFellow.init)
            }
        )
    }

    private var cheerPorts: CheerPorts {
        let (database, people, now) = (self.database, self.people, self.now)
        return CheerPorts(
            buddies: { member in
                try await MetMember.buddies(of: member, people: people, at: now(), in: database)
                    .mapValues(BoardFellow.init)
            }
        )
    }
}

extension BoardFellow {
    fileprivate init(_ met: MetMember) {
        self.init(
            name: met.name,
            path: met.path,
            picture: met.picture,
            drawing: met.drawing,
            chatPath: met.chatPath,
            askPath: met.askPath
        )
    }
}
