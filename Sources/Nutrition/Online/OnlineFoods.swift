import FoodCatalogue
package import Foundation
package import Logging
import OutboundHTTP
package import Storage
import Web

/// Finds foods at other sources when they are unknown here and the operator allows it.
///
/// Only a code or a few words leave the server, nothing about who asked. Must be closed.
package struct OnlineFoods: Sendable {
    /// The age in seconds from which on a product is requested again, because its recipe may have changed.
    private static let fresh: TimeInterval = 30 * 86_400
    /// How long a source's "no such product" is believed, in seconds.
    private static let missFresh: TimeInterval = 86_400

    private let store: OnlineStore
    private let client: OnlineClient?
    private let sourceOfCodes: OpenFoodFacts?
    private let sourceOfWords: Edamam?
    private var isOn: @Sendable () -> Bool = { true }
    private let logger: Logger
    private let now: @Sendable () -> Date
    private let coalescer = RequestCoalescer<Barcode, ProductLookupResult>()

    /// Opens no connection; without a source switched on, none is ever opened.
    package init(
        _ settings: OnlineSettings,
        database: any Database,
        logger: Logger,
        now: @Sendable @escaping () -> Date
    ) {
        let isOn = settings.openFoodFacts != nil || settings.edamam != nil
        let client = isOn ? OnlineClient(settings.limits) : nil
        self.client = client
        self.sourceOfCodes = client.flatMap { client in
            settings.openFoodFacts.map { OpenFoodFacts($0, client: client, limits: settings.limits) }
        }
        self.sourceOfWords = client.flatMap { client in
            settings.edamam.map { Edamam($0, client: client, limits: settings.limits) }
        }
        self.store = OnlineStore(database)
        self.logger = logger
        self.now = now
    }

    /// Returns the same, asking no source while a condition doesn't hold.
    func asked(while isOn: @Sendable @escaping () -> Bool) -> OnlineFoods {
        var foods = self
        foods.isOn = isOn
        return foods
    }

    private var openFoodFacts: OpenFoodFacts? { self.isOn() ? self.sourceOfCodes : nil }
    private var edamam: Edamam? { self.isOn() ? self.sourceOfWords : nil }

    package func close() async throws { try await self.client?.close() }

    /// The names of the sources that are asked for unknown codes.
    var sources: [String] {
        [self.openFoodFacts.map { _ in OpenFoodFacts.name }, self.edamam.map { _ in Edamam.name }].compactMap(\.self)
    }

    /// Whether words can be searched, too.
    var findsWords: Bool { self.edamam != nil }

    /// Returns the product with the code: the stored one while it is fresh, else from a source.
    ///
    /// When no source can be asked, a stored product of any age is returned.
    func product(_ barcode: Barcode) async throws -> ProductLookupResult {
        let kept = try await self.store.food(barcode)
        if let kept, self.openFoodFacts == nil || self.isFresh(kept) { return .found(kept.food) }
        if self.sources.isEmpty { return .unknown(to: []) }
        let answer = try await self.coalescer.answer(barcode) { try await self.ask(for: barcode) }
        if case .found = answer { return answer }
        return kept.map { .found($0.food) } ?? answer
    }

    /// Returns a food that a source named before; nil when none did.
    ///
    /// Throws `TryAgainLater` when its facts may not be stored here and its source can't be asked for them now.
    func food(_ id: Food.ID) async throws -> Food? {
        if let food = try await self.known(id) { return food }
        guard let edamam = self.edamam, id.hasPrefix(Edamam.prefix), let kept = try await self.store.food(id) else {
            return nil
        }
        do {
            return try await edamam.food(id, named: kept.food.name)
        } catch let problem as OnlineProblem {
            throw self.tryAgain(Edamam.name, problem)
        }
    }

    /// Does the same without any request.
    func known(_ id: Food.ID) async throws -> Food? {
        guard id.hasPrefix(OpenFoodFacts.prefix) || id.hasPrefix(Edamam.prefix) else { return nil }
        if let food = self.edamam?.remembered(id) { return food }
        guard let kept = try await self.store.food(id), kept.isWhole else { return nil }
        return kept.food
    }

    /// Returns summaries of these foods in no order; of some only the name is known.
    func summaries(_ ids: [Food.ID]) async throws -> [FoodSummary] {
        let ours = ids.filter { $0.hasPrefix(OpenFoodFacts.prefix) || $0.hasPrefix(Edamam.prefix) }
        return try await self.store.foods(ours).map { FoodSummary(self.edamam?.remembered($0.id) ?? $0) }
    }

    /// Searches Edamam, the best first; throws `TryAgainLater` when it can't be asked.
    func search(_ text: String) async throws -> [Food] {
        guard let edamam = self.edamam, !text.isEmpty else { return [] }
        do {
            let foods = try await edamam.search(text)
            try await self.store.keepNames(of: foods, now: self.now())
            return foods
        } catch let problem as OnlineProblem {
            throw self.tryAgain(Edamam.name, problem)
        }
    }

    /// Deletes records of unknown codes that are older than a day.
    func tidy() async throws {
        _ = try await self.store.forgetMisses(before: self.now().addingTimeInterval(-Self.missFresh))
    }

    private func isFresh(_ kept: OnlineStore.Kept) -> Bool {
        kept.askedAt >= self.now().addingTimeInterval(-Self.fresh).milliseconds
    }

    /// Asks Open Food Facts first, because its answers may be kept.
    private func ask(for barcode: Barcode) async throws -> ProductLookupResult {
        let missed = try await self.store.missed(barcode, since: self.now().addingTimeInterval(-Self.missFresh))
        var unsure: ProductLookupResult?
        for name in self.sources where !missed.contains(name) {
            do {
                if let food = try await self.product(barcode, of: name) { return .found(food) }
                try await self.store.miss(barcode, by: name, now: self.now())
            } catch let problem as OnlineProblem {
                self.note(name, problem)
                unsure = unsure ?? .unsure(name, retryAfter: problem.retryAfter)
            }
        }
        return unsure ?? .unknown(to: self.sources)
    }

    private func product(_ barcode: Barcode, of name: String) async throws -> Food? {
        if name == OpenFoodFacts.name {
            let food = try await self.openFoodFacts?.product(barcode)
            if let food { try await self.store.keep(food, barcode, now: self.now()) }
            return food
        }
        let food = try await self.edamam?.product(barcode)
        if let food { try await self.store.keepNames(of: [food], now: self.now()) }
        return food
    }

    private func tryAgain(_ name: String, _ problem: OnlineProblem) -> TryAgainLater {
        self.note(name, problem)
        return TryAgainLater(
            words: "We couldn't ask \(name) just now. Try again in a moment.",
            seconds: problem.retryAfter
        )
    }

    /// Logs the source and the problem, never what was asked.
    private func note(_ name: String, _ problem: OnlineProblem) {
        self.logger.notice("A source couldn't be asked", metadata: ["source": "\(name)", "problem": "\(problem)"])
    }
}
