import HealthMath
import Members
import Storage

/// Who may be suggested to one member: a few hundred at most, found by index.
///
/// Those active of late and the newest, first around, then wherever; and those who already said yes. Nobody who was
/// answered, is a buddy, blocked or about to leave, is of another age, or wishes for another gender without having said yes.
struct SuggestionPool {
    private static let mostSaidYes = 60
    private static let few = 20
    /// How many are looked for in each order.
    private static let looks: [(order: Order, around: Int, anywhere: Int)] = [(.new, 24, 24), (.active, 90, 45)]

    let owner: Member.ID
    let gender: Sex
    let isAdult: Bool
    let wished: PreferredGender
    let place: CoarsePlace?

    struct Found: Sendable, Equatable {
        var ids: [Member.ID] = []
        var saidYes: Set<Member.ID> = []
        /// How many the member answered already.
        var answered = 0

        /// Nobody twice.
        mutating func add(_ more: [Member.ID]) {
            var seen = Set(self.ids)
            self.ids += more.filter { seen.insert($0).inserted }
        }
    }

    /// What the order of an index is.
    enum Order { case active, new }

    func find(in db: any SQLConnection) throws -> Found {
        var found = Found()
        if try Absence.isAbsent(self.owner, in: db) { return found }
        found.answered =
            try db.row(
                """
                SELECT COUNT(*) FROM buddy_answer
                WHERE owner_id = \(self.owner) AND to_id NOT IN (SELECT owner_id FROM absence)
                """
            ) { try $0.int(0) } ?? 0
        found.ids = try db.rows(self.saidYes()) { try $0.integer(0) }
        found.saidYes = Set(found.ids)
        let wished = Sex.allCases.filter(self.wished.includes)
        for (order, around, anywhere) in Self.looks {
            found.add(try self.around(order, wished, most: around, in: db))
            // Everybody gets some from anywhere: else somebody far away would be shown only for having said yes.
            found.add(try self.first(order, wished, regions: [nil], most: anywhere, in: db))
        }
        // Adds others than the member wished for where there is hardly anybody.
        let others = Sex.allCases.filter { !wished.contains($0) }
        if found.ids.count < Self.few, !others.isEmpty {
            found.add(try self.first(.active, others, regions: [nil], most: Self.few * others.count, in: db))
        }
        return found
    }

    /// From the member's own region, and where those are too few from the eight around it.
    private func around(_ order: Order, _ genders: [Sex], most: Int, in db: any SQLConnection) throws -> [Member.ID] {
        guard let place = self.place else { return [] }
        let near = try self.first(order, genders, regions: [place.region], most: most, in: db)
        guard near.count < most else { return near }
        let outer = place.regions.filter { $0 != place.region }
        return near + (try self.first(order, genders, regions: outer, most: most, in: db)).prefix(most - near.count)
    }

    private func first(
        _ order: Order,
        _ genders: [Sex],
        regions: [Int64?],
        most: Int,
        in db: any SQLConnection
    ) throws -> [Member.ID] {
        try db.rows(self.statement(order, genders, regions: regions, most: most)) { row in
            var columns = row.reader
            return (at: try columns.integer(), id: try columns.integer())
        }
        .sorted { ($0.at, $0.id) > ($1.at, $1.id) }.map(\.id)
    }

    /// The first of an order out of regions, as many of each gender; nil is anywhere.
    ///
    /// One statement with a short walk along an index for each gender and region, past whoever is out of the question.
    func statement(_ order: Order, _ genders: [Sex], regions: [Int64?], most: Int) -> SQL {
        let walks = regions.flatMap { region in
            genders.map { self.walk(order, $0, region: region, most: most / genders.count) }
        }
        let all = walks.dropFirst().reduce(walks[0]) { "\($0) UNION ALL \($1)" }
        return "WITH gone (id) AS (\(self.gone)) \(all)"
    }

    private func walk(_ order: Order, _ gender: Sex, region: Int64?, most: Int) -> SQL {
        let column: SQL =
            switch order {
            case .active: "active_at"
            case .new: "created_at"
            }
        let around: SQL = region.map { "region = \($0) AND" } ?? ""
        return """
            SELECT * FROM (SELECT \(column), owner_id FROM buddy_profile
                WHERE \(around) is_adult = \(self.isAdult) AND gender = \(gender.rawValue) AND is_visible = 1
                    AND wished_gender IN ('any', \(self.gender.rawValue))
                    AND owner_id <> \(self.owner) AND owner_id NOT IN (SELECT id FROM gone)
                ORDER BY \(column) DESC, owner_id DESC LIMIT \(literal: most)) AS walk
            """
    }

    /// Who was answered, is a buddy, blocked or about to leave.
    ///
    /// Read once, because joining these to every walk takes longer to plan than to run. Few members are about to leave.
    private var gone: SQL {
        """
        SELECT to_id FROM buddy_answer WHERE owner_id = \(self.owner)
        UNION ALL SELECT buddy_id FROM buddy WHERE owner_id = \(self.owner)
        UNION ALL SELECT blocked_id FROM block WHERE owner_id = \(self.owner)
        UNION ALL SELECT owner_id FROM block WHERE blocked_id = \(self.owner)
        UNION ALL SELECT owner_id FROM absence
        """
    }

    /// Who said yes to the member, whatever they wish for otherwise; the latest first.
    func saidYes() -> SQL {
        """
        SELECT said.owner_id FROM buddy_answer AS said
        JOIN buddy_profile ON buddy_profile.owner_id = said.owner_id
            AND buddy_profile.is_visible = 1 AND buddy_profile.is_adult = \(self.isAdult)
        WHERE said.to_id = \(self.owner) AND said.says = 'yes' AND said.owner_id NOT IN (\(self.gone))
        ORDER BY said.at DESC, said.owner_id LIMIT \(literal: Self.mostSaidYes)
        """
    }
}
