import Portability
import Storage

/// What becomes of goals and rewards when a member takes their data along.
enum RewardPortability {
    /// A goal comes along as what was set out to do.
    ///
    /// Its bounds were checked elsewhere, so it earns no reward here.
    static let goal = RestoredTable("monthly_goal", limit: .init(1_200)) { row in
        try row.parsed("month") { GoalMonth($0) }
        let kind = try row.choice("kind", of: MonthlyGoalKind.self, required: false)
        let target = try row.whole("target", in: 1...Int64(MonthlyGoal.most), required: false)
        try row.demand((kind == nil) == (target == nil), "target")
        try row.past("set_at")
        try row.past("removed_at", required: false)
        row.set("came_along", .integer(1))
    }

    /// The code of a reward, sealed for its member and month.
    static let code = SealedColumn(table: "reward", column: "sealed", naming: "month") { month, owner in
        VoucherSeal.context(of: owner, in: month)
    }
}
