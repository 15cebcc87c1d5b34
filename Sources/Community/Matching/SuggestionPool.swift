import HealthMath
import Storage
import Web

/// Who may be suggested to one member: some hundred at most, found by index among however many there are.
///
/// Those active of late and the newest, first around, then wherever; and those who already said yes. Nobody who was
/// answered, is a buddy or blocked, is of another age, or wishes for another gender without having said yes.
struct SuggestionPool {
    /// How many of each kind are looked for.
    static let most = (saidYes: 60, new: 24, around: 90, anywhere: 45)

    let owner: Member.ID
    let gender: Sex
    let isAdult: Bool
    let wished: WishedGender
    let place: CoarsePlace?

    struct Found: Sendable, Equatable {
        var ids: [Member.ID] = []
        var saidYes: Set<Member.ID> = []
        /// How many the member answered already.
        var answered = 0
    }

    /// What the order of an index is.
    enum Order { case active, new }

    func find(in db: any SQLConnection) throws -> Found {
        var found = Found()
        found.answered =
            try db.row("SELECT COUNT(*) FROM buddy_answer WHERE owner_id = \(self.owner)") {
                try $0.int(0)
            } ?? 0
        let saidYes = try db.rows(self.saidYes()) { try $0.integer(0) }
        found.saidYes = Set(saidYes)
        var seen = found.saidYes
        found.ids = saidYes
        func add(_ statement: SQL) throws -> Int {
            let ids = try db.rows(statement) { try $0.integer(0) }.filter { seen.insert($0).inserted }
            found.ids += ids
            return ids.count
        }
        let genders = Sex.allCases.filter(self.wished.includes)
        for (order, most) in [(Order.new, Self.most.new), (.active, Self.most.around)] {
            // From here outwards, until there are enough.
            var missing = most
            for region in self.regions where missing > 0 {
                for gender in genders {
                    missing -= try add(self.statement(order, gender, region: region, most: most / genders.count))
                }
            }
        }
        // Some from wherever for everybody, lest who is far and shown be known to have said yes.
        for gender in genders {
            _ = try add(self.statement(.new, gender, most: Self.most.new / genders.count))
            _ = try add(self.statement(.active, gender, most: Self.most.anywhere / genders.count))
        }
        // Whom the member didn't wish for, where else is hardly anybody.
        if found.ids.count < Self.few {
            for gender in Sex.allCases where !genders.contains(gender) {
                _ = try add(self.statement(.active, gender, most: Self.few))
            }
        }
        return found
    }

    private static let few = 20

    /// The member's own first, then those around it.
    private var regions: [Int64] {
        guard let place = self.place else { return [] }
        return [place.region] + place.regions.filter { $0 != place.region }
    }

    /// The first of an order, anywhere or in a region.
    func statement(_ order: Order, _ gender: Sex, region: Int64? = nil, most: Int) -> SQL {
        let column: SQL =
            switch order {
            case .active: "active_at"
            case .new: "created_at"
            }
        let around: SQL = region.map { "region = \($0) AND" } ?? ""
        return """
            SELECT owner_id FROM buddy_profile
            WHERE \(around) is_adult = \(self.isAdult) AND gender = \(gender.rawValue) AND is_visible = 1
                AND wished_gender IN ('any', \(self.gender.rawValue)) AND \(self.isFree("buddy_profile.owner_id"))
            ORDER BY \(column) DESC, owner_id DESC LIMIT \(most)
            """
    }

    /// Who said yes to the member, whatever they wish for otherwise; the latest first.
    func saidYes() -> SQL {
        """
        SELECT said.owner_id FROM buddy_answer AS said
        JOIN buddy_profile ON buddy_profile.owner_id = said.owner_id
            AND buddy_profile.is_visible = 1 AND buddy_profile.is_adult = \(self.isAdult)
        WHERE said.to_id = \(self.owner) AND said.says = 'yes' AND \(self.isFree("said.owner_id"))
        ORDER BY said.at DESC, said.owner_id LIMIT \(Self.most.saidYes)
        """
    }

    /// Neither the member, nor answered, nor a buddy, nor blocked.
    private func isFree(_ them: SQL) -> SQL {
        """
        \(them) <> \(self.owner)
        AND NOT EXISTS (SELECT 1 FROM buddy_answer WHERE buddy_answer.owner_id = \(self.owner)
            AND buddy_answer.to_id = \(them))
        AND NOT EXISTS (SELECT 1 FROM buddy WHERE buddy.owner_id = \(self.owner) AND buddy.buddy_id = \(them))
        AND \(Blocks.none(between: "\(self.owner)", and: them))
        """
    }
}
