import Deeds
import Foundation
import HealthMath
import Jobs
import Notices
import Storage
import Support

@testable import Training

/// Ana and Ben, and a database for what they train.
struct Gym {
    let database: any Database
    let ana: Int64
    let ben: Int64

    static let now = Date(timeIntervalSince1970: 1_795_269_600)  // 2026-11-21 14:00 UTC

    init(_ backend: Backend) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
                + TrainingWing.migrations
        )
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
    }
}
