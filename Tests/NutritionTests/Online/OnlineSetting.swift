import FoodCatalogue
import Foundation
import Logging
import OutboundHTTP
import Support
import Synchronization

@testable import Nutrition

/// A house with the fake outside it, a clock of its own, and little patience.
final class OnlineSetting: Sendable {
    let fake: FakeFoodSources
    let kitchen: Kitchen
    private let clock = Mutex(Kitchen.now)

    private init(_ fake: FakeFoodSources, _ kitchen: Kitchen) {
        self.fake = fake
        self.kitchen = kitchen
    }

    enum Source: CaseIterable { case openFoodFacts, edamam }

    static func run(
        _ backend: Backend = .sqlite,
        _ work: @Sendable @escaping (OnlineSetting) async throws -> Void
    ) async throws {
        let kitchen = try await Kitchen(backend)
        try await FakeFoodSources.run { fake in try await work(OnlineSetting(fake, kitchen)) }
    }

    /// The sources that are on, at work until `work` ends.
    func with(
        _ sources: Set<Source>,
        limits change: (inout OnlineLimits) -> Void = { _ in },
        _ work: (OnlineFoods) async throws -> Void
    ) async throws {
        var settings = OnlineSettings()
        settings.limits.answer = .seconds(2)
        settings.limits.turn = .milliseconds(100)
        change(&settings.limits)
        if sources.contains(.openFoodFacts) {
            settings.openFoodFacts = .init(address: self.fake.address, contact: "cook@example.org")
        }
        if sources.contains(.edamam) { settings.edamam = .init(address: self.fake.address, id: "an id", key: "a&key") }
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let online = OnlineFoods(settings, database: self.kitchen.database, logger: logger) {
            self.clock.withLock(\.self)
        }
        do {
            try await work(online)
        } catch {
            try await online.close()
            throw error
        }
        try await online.close()
    }

    func pass(days: Double) { self.clock.withLock { $0.addTimeInterval(days * 86_400) } }
}

extension ProductLookupResult {
    var name: String? { if case .found(let food) = self { food.name } else { nil } }

    var isUnsure: Bool { if case .unsure = self { true } else { false } }
}
