package import Audit
package import Deeds
import Foundation
package import Jobs
package import Notices
package import Portability
package import Storage
package import Web
package import Wings

/// The wing of members: sign-up, sessions, passwords, profile, body and health, settings, and leaving.
package struct AccountsWing: Wing {
    package static let migrations =
        MemberMigrations.all + BodyMigrations.all + WeightMigrations.all + TokenMigrations.all + DeletionMigrations.all
        + AdministratorLinkMigrations.all + SetUpMigrations.all + SuspensionMigrations.all + [DeletionMigrations.begun]
        + InvitationMigrations.all + MadeUpMigrations.all + GuessMigrations.all + SecondFactorMigrations.all
    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            ChoosePage.self, SignUpPage.self, LogInPage.self, SessionsPage.self, RecoveryPage.self,
            RecoverySentPage.self, NewPasswordPage.self, RecoveryGonePage.self, ConfirmationPage.self,
            QuestionsPage.self, WelcomeDonePage.self, ProfilePage.self, AccountSettingsPage.self, UnitsPage.self,
            PasswordPage.self, MailSettingsPage.self, NoPressurePage.self, WeightPage.self, TokensPage.self,
            LeavingPage.self, AdministratorLinkPage.self, ManagedMembersPage.self, ManagedMemberPage.self,
            ManagementPage.self, InvitationsPage.self, InvitationEndPage.self,
            SignUpClosedPage.self, CodePage.self, SecondFactorOfferPage.self, SecondFactorPage.self,
            RecoveryCodesPage.self,
        ],
        links: [AccountLinks.self, ProfileLinks.self, SettingsLinks.self, WeightLinks.self, ManagementLinks.self],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )
    package static let portability = AccountPortability.rules
    package static let scopes: [Scope.Area] = [.me, .weight]
    package static let noticeKinds: [Notice.Kind] = [.welcome, .safety]
    package static let deedKinds: [Deed.Kind] = [.weighedIn]
    package static let jobPayloads: [String: JobPayload] = [
        PersonChange.kind: .member, ZoneChange.kind: .member, DeletionJob.kind: .member, SuspensionEnd.kind: .member,
        RecoveryJob.kind: .other,
    ]
    package static let auditActions: [AuditRecord.Action] = [
        .birthdayCorrected, .roleGiven, .memberSuspended, .memberRestored, .loggedOut, .deletionPlanned,
        .deletionCancelled, .signUpRuleSet, .invited, .invitationEnded, .invitationRestored, .secondFactorOn,
        .secondFactorOff, .recoveryCodeUsed,
    ]

    package let controllers: [any Controller]
    package let jobs: [JobKind]

    package init(_ floor: Floor, hasher: PasswordHasher, ports: AccountsPorts) {
        let (database, mail, now) = (floor.database, floor.mail, floor.now)
        let proof = PasswordProof(database: database, hasher: hasher, guesses: Self.guesses(floor), now: now)
        self.controllers =
            Self.entrances(floor, hasher) + Self.settings(floor, hasher, proof)
            + Self.privacy(floor, proof, ports) + [
                WelcomeController(
                    database: database,
                    seal: floor.seal,
                    views: floor.views,
                    last: ports.lastSteps,
                    now: now
                ),
                OnboardingAnswersController(database: database, seal: floor.seal, views: floor.views, now: now),
                ProfileController(
                    database: database,
                    views: floor.views,
                    sendsMail: floor.site.sendsMail,
                    now: now
                ),
                WeightController(database: database, views: floor.views, now: now),
                HealthController(database: database, seal: floor.seal, now: now),
            ]
        let recovery = RecoveryJob(
            database: database,
            mail: mail,
            publicAddress: floor.site.publicAddress,
            now: now
        )
        let deletion = DeletionJob(database: database, mail: mail, observer: ports.absenceObserver, now: now)
        let pruning = Pruning(database: database, now: now)
        let suspension = Suspension(observer: ports.absenceObserver)
        let suspensionEnd = SuspensionEnd(database: database, suspension: suspension, now: now)
        let zones = ZoneChange(database: database, follow: ports.followZone)
        self.jobs = [
            JobKind(RecoveryJob.kind, run: recovery.run),
            JobKind(DeletionJob.kind, run: deletion.run),
            JobKind(Pruning.kind, plan: pruning.plan, run: pruning.run),
            JobKind(ZoneChange.kind, run: zones.run),
            JobKind(SuspensionEnd.kind, run: suspensionEnd.run),
        ]
    }

    /// Returns the controllers of sign-up, log-in, and links that were mailed or printed.
    private static func entrances(_ floor: Floor, _ hasher: PasswordHasher) -> [any Controller] {
        let (database, views, https, now) = (floor.database, floor.views, floor.site.isHTTPS, floor.now)
        let letters = Self.letters(floor)
        let codes = CodeSignIn(
            database: database,
            factors: Self.factors(floor),
            guesses: Self.guesses(floor),
            now: now
        )
        let signUp = SignUp(
            database: database,
            hasher: hasher,
            letters: letters,
            firstAdministers: !floor.site.isOpen,
            now: now
        )
        return [
            SignUpController(
                views: views,
                signUp: signUp,
                minimumAge: floor.site.minimumAge,
                https: https,
                now: now
            ),
            LogInController(
                database: database,
                views: views,
                hasher: hasher,
                mail: floor.mail,
                guesses: Self.guesses(floor),
                codes: codes,
                https: https,
                now: now
            ),
            CodeController(views: views, signIn: codes, https: https),
            RecoveryController(
                database: database,
                views: views,
                hasher: hasher,
                mail: floor.mail,
                seal: floor.seal,
                sendsMail: floor.site.sendsMail,
                contact: floor.site.contact,
                https: https,
                now: now
            ),
            ConfirmationController(database: database, views: views, letters: letters, now: now),
            AdministratorLinkController(database: database, views: views, now: now),
            SessionController(database: database, views: views, now: now),
        ]
    }

    private static func settings(
        _ floor: Floor,
        _ hasher: PasswordHasher,
        _ proof: PasswordProof
    ) -> [any Controller] {
        let (database, views, now) = (floor.database, floor.views, floor.now)
        let (letters, minimumAge) = (Self.letters(floor), floor.site.minimumAge)
        return [
            SettingsController(
                database: database,
                views: views,
                letters: letters,
                proof: proof,
                minimumAge: minimumAge,
                now: now
            ),
            PasswordController(
                database: database,
                views: views,
                passwords: PasswordChange(
                    database: database,
                    hasher: hasher,
                    mail: floor.mail,
                    guesses: Self.guesses(floor),
                    now: now
                )
            ),
            SecondFactorController(
                factors: Self.factors(floor),
                proof: proof,
                views: views,
                isOpen: floor.site.isOpen,
                now: now
            ),
            MeController(database: database, letters: letters, minimumAge: minimumAge, now: now),
        ]
    }

    /// Returns the controllers of access tokens, deletion of the account, and what administrators do about accounts.
    private static func privacy(
        _ floor: Floor,
        _ proof: PasswordProof,
        _ ports: AccountsPorts
    ) -> [any Controller] {
        let (database, views, now) = (floor.database, floor.views, floor.now)
        let leaving = Leaving(database: database, mail: floor.mail, observer: ports.absenceObserver, now: now)
        return [
            InvitationController(
                database: database,
                publicAddress: floor.site.publicAddress,
                proof: proof,
                views: views,
                now: now
            ),
            ManagementController(
                store: ManagementStore(
                    database: database,
                    leaving: leaving,
                    suspension: Suspension(observer: ports.absenceObserver),
                    now: now
                ),
                proof: proof,
                views: views
            ),
            TokenController(database: database, views: views, proof: proof, areas: ports.scopes, now: now),
            DeletionController(database: database, views: views, leaving: leaving, proof: proof),
        ]
    }

    private static func guesses(_ floor: Floor) -> GuessLimit? {
        floor.site.limitsRates ? GuessLimit(database: floor.database, seal: floor.seal) : nil
    }

    private static func factors(_ floor: Floor) -> SecondFactorStore {
        SecondFactorStore(database: floor.database, seal: floor.seal, mail: floor.mail)
    }

    private static func letters(_ floor: Floor) -> AddressLetters {
        AddressLetters(mail: floor.mail, publicAddress: floor.site.publicAddress, sendsMail: floor.site.sendsMail)
    }
}

extension RateLimiter.Rule {
    static let signUp = Self("sign-up", burst: 10, perMinute: 1)
    static let recovery = Self("recovery", burst: 5, perMinute: 0.5)
    static let administrator = Self("administrator", burst: 10, perMinute: 1)
}
