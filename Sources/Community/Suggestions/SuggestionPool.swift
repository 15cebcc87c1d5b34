import HealthMath
import Members
import Storage

/// Finds a few hundred members at most who may be suggested to one member, by indexes.
///
/// They are recently active and new ones, first near by, then anywhere, and members who said yes already. It leaves out
/// members who were answered, are buddies, blocked, about to leave or in the other age group, and those who wish for
/// another gender and haven't said yes.
struct SuggestionPool {
    private static let mostSaidYes = 60
    private static let few = 20
    /// The numbers of members that are searched in each order.
    private static let looks: [(order: Order, around: Int, anywhere: Int)] = [(.new, 24, 24), (.active, 90, 45)]

    let owner: Member.ID
    let gender: Sex
    let isAdult: Bool
    let wished: PreferredGender
    let place: CoarsePlace?

    struct Found: Sendable, Equatable {
        var ids: [Member.ID] = []
        var saidYes: Set<Member.ID> = []

        /// Adds members, nobody twice.
        mutating func add(_ more: [Member.ID]) {
            var seen = Set(self.ids)
            self.ids += more.filter { seen.insert($0).inserted }
        }
    }

    /// The order of an index.
    enum Order { case active, new }

    func find(in db: any SQLConnection) throws -> Found {
        var found = Found()
        if try Absence.isAbsent(self.owner, in: db) { return found }
        found.ids = try db.rows(self.saidYes()) { try $0.integer(0) }
        found.saidYes = Set(found.ids)
        let wished = Sex.allCases.filter(self.wished.includes)
        for (order, around, anywhere) in Self.looks {
            found.add(try self.around(order, wished, most: around, in: db))
            // Everybody gets some from anywhere; else a card from far away would reveal a yes.
            found.add(try self.first(order, wished, regions: [nil], most: anywhere, in: db))
        }
        // Adds other genders than the member wished for when there is hardly anybody.
        let others = Sex.allCases.filter { !wished.contains($0) }
        if found.ids.count < Self.few, !others.isEmpty {
            found.add(try self.first(.active, others, regions: [nil], most: Self.few * others.count, in: db))
        }
        return found
    }

    /// Searches the member's own region, and the eight around it when those are too few.
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

    /// Returns the first of an order in the regions, equally many of each gender; a nil region is anywhere.
    ///
    /// It is one statement with a short index scan for each gender and region, which skips those who are out of the
    /// question.
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

    /// Selects members who were answered, are buddies, blocked or about to leave.
    ///
    /// It is read once, because joining it to every scan takes longer to plan than to run. Few members are about to
    /// leave.
    private var gone: SQL {
        """
        SELECT to_id FROM buddy_answer WHERE owner_id = \(self.owner)
        UNION ALL SELECT buddy_id FROM buddy WHERE owner_id = \(self.owner)
        UNION ALL SELECT blocked_id FROM block WHERE owner_id = \(self.owner)
        UNION ALL SELECT owner_id FROM block WHERE blocked_id = \(self.owner)
        UNION ALL SELECT owner_id FROM absence
        """
    }

    /// Selects members who said yes to the owner, whatever they wish for otherwise, the latest first.
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
