import Accounts
import Community
import Members
import Notices
import Nutrition
import Portability
import Training
import Web
import Wings

/// What the floor's pages and jobs need of the wings.
extension AppEnvironment {
    func floorPorts(_ floor: Floor) -> FloorPorts {
        let (database, switches, now) = (self.database, self.switches, self.now)
        let members = MemberStore(database: database)
        let proof = self.proof
        let diaries = ForeignDiaryTables(database: database, weighing: AccountPortability.weighing, now: now)
        return FloorPorts(
            proof: { try await proof.demand($0, of: $1) },
            recipient: { member in
                try await members.find(member).map { NoticeRecipient(member: $0.asMember, email: $0.email) }
            },
            isOpen: { try await members.isOpen(session: $1, of: $0, at: now()) },
            unreadChats: { switches.isOn(.chat) ? try await Unread.count(of: $0, at: now(), in: database) : 0 },
            noticeKinds: self.wings.noticeKinds,
            auditActions: self.wings.auditActions,
            rules: self.wings.portability
                + NutritionPortability.checks(
                    self.nutritionPorts,
                    catalogue: self.catalogue,
                    online: self.online,
                    database: database
                ),
            conversations: CommunityWing.conversations(floor, people: self.people),
            foreignTables: { try await diaries.tables(for: $0) },
            birthday: { try await members.find($0.id)?.birthday },
            readingPatience: self.config.readingPatience,
            trainingFile: { try await self.trainingWing(floor).answer($0, $1) }
        )
    }

    /// Looks after the open streams.
    var liveLook: LiveLook {
        let (database, switches, now) = (self.database, self.switches, self.now)
        let members = MemberStore(database: database)
        return LiveLook(
            live: self.relay.live,
            openSessions: { try await members.open($0, of: $1, at: now()) },
            unreadChats: { owners in
                guard switches.isOn(.chat) else { return Dictionary(owners.map { ($0, 0) }) { $1 } }
                return try await Unread.counts(of: owners, at: now(), in: database)
            }
        )
    }

    /// Asks for passwords again.
    var proof: PasswordProof {
        PasswordProof(
            database: self.database,
            hasher: self.hasher,
            guesses: self.config.rateLimits ? GuessLimit(database: self.database, seal: self.seal) : nil,
            now: self.now
        )
    }

    var letters: NoticeLetters { NoticeLetters(publicAddress: self.config.publicAddress, seal: self.seal) }
}
