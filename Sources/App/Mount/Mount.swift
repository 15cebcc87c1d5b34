import Accounts
import Administration
import Audit
import Community
import Deeds
import Jobs
import Motivation
import Music
import Notices
import Nutrition
import Planning
package import Portability
package import Storage
import Synchronization
import Training
package import Web
import Wings

/// One wing in the list of wings, and how it is built from what was opened.
package struct MountedWing: Sendable {
    let kind: any Wing.Type
    let build: @Sendable (AppEnvironment, Floor) throws -> any Wing

    init<W: Wing>(_ kind: W.Type, _ build: @Sendable @escaping (AppEnvironment, Floor) throws -> W) {
        self.kind = kind
        self.build = build
    }
}

/// The list of all wings, in the order in which their tables may refer to each other.
///
/// A new wing is a target in `Package.swift`, a line here, and a file in `Ports/`.
package enum Mount {
    package static let wings: [MountedWing] = [
        MountedWing(AccountsWing.self) { AccountsWing($1, hasher: $0.hasher, ports: $0.accountsPorts($1)) },
        MountedWing(FloorWing.self) { FloorWing($1, ports: $0.floorPorts($1)) },
        MountedWing(NutritionWing.self) { try $0.nutritionWing($1) },
        MountedWing(TrainingWing.self) { $0.trainingWing($1) },
        MountedWing(MusicWing.self) { $0.musicWing($1) },
        MountedWing(PlanningWing.self) { try PlanningWing($1, ports: $0.planningPorts) },
        MountedWing(CommunityWing.self) { CommunityWing($1, ports: $0.communityPorts) },
        MountedWing(MotivationWing.self) { MotivationWing($1, ports: $0.motivationPorts) },
        MountedWing(AdministrationWing.self) { AdministrationWing($1, ports: $0.administrationPorts) },
        MountedWing(SiteWing.self) { try SiteWing($1, $0) },
    ]

    /// The parsed templates by list of wings, because tests open the same wings many times.
    fileprivate static let parsed = Mutex<[ParsedViews: Views]>([:])

    /// The migrations of all wings.
    package static var migrations: [Migration] { Self.wings.migrations }

    /// The parts of the house that can be switched off.
    package static var parts: [HousePart] { Self.wings.parts }
}

private struct ParsedViews: Hashable {
    let wings: [ObjectIdentifier]
    let strict: Bool
}

extension [MountedWing] {
    package var migrations: [Migration] { self.flatMap { $0.kind.migrations } }

    /// What becomes of every table in a member's export and import.
    package var portability: PortabilityRules {
        self.map { $0.kind.portability }.reduce(FloorWing.kindRules(self.noticeKinds, self.deedKinds), +)
    }

    /// The scopes of access tokens, in the order in which they are offered.
    var scopes: [Scope] { self.flatMap { $0.kind.scopes }.flatMap(\.scopes).map(\.scope) }

    /// The kinds of notices, in the order in which the settings show them.
    var noticeKinds: [Notice.Kind] { self.flatMap { $0.kind.noticeKinds } }
    var deedKinds: [Deed.Kind] { self.flatMap { $0.kind.deedKinds } }
    var parts: [HousePart] { self.flatMap { $0.kind.parts } }
    /// Whom or what jobs name, by their kinds.
    var jobPayloads: [String: JobPayload] {
        self.reduce(into: [:]) { $0.merge($1.kind.jobPayloads) { first, _ in first } }
    }
    var auditActions: [AuditRecord.Action] { self.flatMap { $0.kind.auditActions } }

    /// Throws when two kinds of the same type have the same name.
    func demandDistinctKinds() throws {
        let kinds: [[any StoredKind]] = [
            self.noticeKinds, self.deedKinds, self.auditActions, self.parts, self.flatMap { $0.kind.scopes },
        ]
        for kinds in kinds { try kinds.demandDistinctNames() }
    }

    /// All tables of links.
    var links: [any LinkTable.Type] { .floor + self.flatMap { $0.kind.pages.links } }

    /// Returns all templates, pages and assets, read and parsed once per process.
    ///
    /// Throws for a template, link, page or asset that is missing or declared twice.
    func views(strict: Bool) throws -> Views {
        let key = ParsedViews(wings: self.map { ObjectIdentifier($0.kind) }, strict: strict)
        return try Mount.parsed.withLock { parsed in
            if let views = parsed[key] { return views }
            let views = try self.parse(strict: strict)
            parsed[key] = views
            return views
        }
    }

    private func parse(strict: Bool) throws -> Views {
        let bundles = self.map { $0.kind.pages }
        return try Views(
            folders: [WebResources.templates] + bundles.flatMap(\.folders),
            pages: bundles.flatMap(\.models),
            links: self.links.named(),
            assets: Assets(
                folders: [WebResources.assets] + bundles.flatMap(\.assetFolders),
                drawn: bundles.flatMap(\.drawn)
            ),
            strict: strict
        )
    }
}
