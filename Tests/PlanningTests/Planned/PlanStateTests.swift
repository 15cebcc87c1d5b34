import Testing

@testable import Planning

/// A workout planned from minute 600 to 660.
struct PlanStateTests {
    private func state(
        at minute: Int64,
        settled: PlannedWorkout.Settled? = nil,
        checkedInAt: Int64? = nil,
        plannedAt: Int64? = nil,
        trained: (from: Int64, to: Int64, workout: String?)? = nil
    ) throws -> PlannedWorkout.State {
        let time = try #require(Stretch(from: 600 * 60_000, to: 660 * 60_000))
        let plan = PlannedWorkout(
            id: "plan",
            title: "Legs",
            workout: "legs",
            time: time,
            settled: settled,
            plannedAt: plannedAt.map { $0 * 60_000 },
            checkedInAt: checkedInAt
        )
        let done = try trained.map { trained in
            let time = try #require(Stretch(from: trained.from * 60_000, to: trained.to * 60_000))
            return TrainedTime(workout: trained.workout, time: time, wasHard: false)
        }
        return plan.state(at: minute * 60_000, [done].compactMap(\.self))
    }

    @Test("waits until its time is over, and is missed then", arguments: [(0, false), (659, false), (660, true)])
    func missed(minute: Int64, isMissed: Bool) throws {
        #expect(try self.state(at: minute) == (isMissed ? .missed : .ahead))
    }

    @Test("is let go when nobody says anything for two days", arguments: [(3_539, false), (3_540, true)])
    func letGo(minute: Int64, isLetGo: Bool) throws {
        #expect(try self.state(at: minute) == (isLetGo ? .letGo : .missed))
        #expect(try self.state(at: minute, settled: .done) == .done)
        #expect(try self.state(at: minute, trained: (600, 660, nil)) == .done)
    }

    @Test(
        "any training within two hours of it counts",
        arguments: [(479, 480, false), (479, 481, true), (779, 800, true), (780, 800, false)]
    )
    func near(from: Int64, to: Int64, counts: Bool) throws {
        #expect(try self.state(at: 1_400, trained: (from, to, nil)) == (counts ? .done : .missed))
    }

    @Test("its own workout counts half a day around it", arguments: [("legs", true), ("arms", false)])
    func itself(workout: String, counts: Bool) throws {
        #expect(try self.state(at: 1_400, trained: (1_200, 1_260, workout)) == (counts ? .done : .missed))
    }

    @Test(
        "what else was trained before its time leaves it ahead until its time is over",
        arguments: [(550, 599, "arms", false), (550, 601, "arms", true), (550, 599, "legs", true)]
            as [(
                Int64, Int64, String, Bool
            )]
    )
    func earlier(from: Int64, to: Int64, workout: String, counts: Bool) throws {
        #expect(try self.state(at: 599, trained: (from, to, workout)) == (counts ? .done : .ahead))
        #expect(try self.state(at: 659, trained: (from, to, workout)) == (counts ? .done : .ahead))
        #expect(try self.state(at: 660, trained: (from, to, workout)) == .done)
    }

    @Test(
        "what was done before it was planned never makes it done, what lasts into its time or comes later does",
        arguments: [
            (300, 330, 330, false), (300, 330, 329, false), (300, 330, 300, true), (590, 630, 610, true),
            (590, 630, 630, false), (500, 530, 590, false), (605, 630, 604, true), (605, 630, 630, false),
        ] as [(Int64, Int64, Int64, Bool)],
        ["legs", "arms"]
    )
    func plannedLater(training: (from: Int64, to: Int64, plannedAt: Int64, counts: Bool), workout: String) throws {
        let trained = (from: training.from, to: training.to, workout: workout)
        let over = try self.state(at: 660, plannedAt: training.plannedAt, trained: trained)
        // Another workout five hours before is too far away, whenever the plan was made.
        let isNear = workout == "legs" || training.to > 480
        #expect(over == (training.counts && isNear ? .done : .missed))
        let early = try self.state(at: 659, plannedAt: training.plannedAt, trained: trained)
        #expect(early == (training.counts && isNear ? .done : .ahead))
    }

    @Test(
        "a check-in waits for the training, and without any it didn't happen",
        arguments: [(610, .ahead), (659, .ahead), (660, .missed), (3_539, .missed), (3_540, .letGo)]
            as [(Int64, PlannedWorkout.State)]
    )
    func checkedIn(minute: Int64, state: PlannedWorkout.State) throws {
        #expect(try self.state(at: minute, settled: .done, checkedInAt: 1) == state)
        let trained: (from: Int64, to: Int64, workout: String?) = (605, 655, nil)
        #expect(try self.state(at: minute, settled: .done, checkedInAt: 1, trained: trained) == .done)
    }

    @Test("what the member says goes before what was recorded")
    func settled() throws {
        #expect(try self.state(at: 1_400, settled: .done) == .done)
        #expect(try self.state(at: 1_400, settled: .letGo, trained: (600, 660, "legs")) == .letGo)
    }
}
