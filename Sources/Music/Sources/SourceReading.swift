import Foundation
import Jobs
import Storage

/// The job that reads the songs of a member's source, a page after the other, and again once a day.
///
/// How far it is stands in the database, so it goes on after the program was ended at any moment.
struct SourceReading: Sendable {
    static let kind = "music-source"

    let sources: SongSources
    let now: @Sendable () -> Date

    func run(_ job: Job) async throws -> JobOutcome {
        let names = job.payload.split(separator: "/").map(String.init)
        guard names.count == 2, let owner = Int64(names[0]) else { return .hopeless("unreadable payload") }
        let store = self.sources.store(of: owner)
        let end = ContinuousClock.now + .seconds(SourcePace.slice)
        repeat {
            guard let state = try await store.state(of: names[1]) else { return .done }
            switch try await self.readPage(of: state, store) {
            case .success(.more): continue
            case .success(.whole): return .again(at: SourcePace.next(at: self.now(), jitter: .random(in: 0...1)))
            case .success(.overtaken): return .done
            case .failure(let problem):
                let next = try await store.keep(problem, of: state, at: self.now())
                return next.map { JobOutcome.again(at: $0) } ?? .done
            }
        } while ContinuousClock.now < end
        return .again(at: self.now())
    }

    private func readPage(
        of state: SourceState,
        _ store: SourceStore
    ) async throws -> Result<SourceStore.PageOutcome, SourceProblem> {
        let listing: SongListing
        do throws(SourceProblem) {
            listing = try await self.sources.open(state).songs(at: state.place)
        } catch {
            // A program that stops cuts readings off: that is no problem of the source.
            try Task.checkCancellation()
            return .failure(error)
        }
        return .success(try await store.keep(listing, of: state, at: self.now()))
    }
}
