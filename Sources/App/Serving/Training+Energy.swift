import Accounts
import Foundation
import HealthMath
import Nutrition
import Training

/// Training's energy becomes a line of the diary's day.
extension AppEnvironment {
    var energyLog: EnergyLog {
        let database = self.database
        return EnergyLog(
            write: { activity, owner, now, db in
                let zone = try MemberStore.timeZone(of: owner, in: db)
                try BurnedStore(database: database, owner: owner, timeZone: zone).trained(
                    activity.id,
                    activity.way.burned,
                    name: activity.title,
                    minutes: activity.seconds / 60,
                    beats: activity.averageBeats,
                    activity.kilocalories,
                    on: activity.day,
                    at: now,
                    in: db
                )
            },
            withdraw: { activity, owner, now, db in
                let zone = try MemberStore.timeZone(of: owner, in: db)
                try BurnedStore(database: database, owner: owner, timeZone: zone)
                    .untrained(activity.id, at: now, in: db)
            }
        )
    }
}

extension Activity.Way {
    /// The diary's word for it: what a device measured is as it was sent.
    fileprivate var burned: Burned.Way {
        switch self {
        case .measured: .device
        case .typed: .typed
        case .heartRate: .heartRate
        case .table: .table
        case .equivalents: .equivalents
        }
    }
}
