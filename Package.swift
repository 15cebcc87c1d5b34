// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, imports internal unless said, no warning left standing. The compiler keeps the house's direction:
// a wing imports the floor, the floor never a wing, one wing never another (docs/architecture.md).
// Where modules are compiled whole, none is made before its code: reading each room twice takes a third of the time.
let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
    .unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .release)),
]

// Addresses that are put right when the program starts are packed (docs/decisions/0055-packed-addresses.md).
let linking = ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]

let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdTesting = Target.Dependency.product(name: "HummingbirdTesting", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let asyncHTTPClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let nio = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioFoundation = Target.Dependency.product(name: "NIOFoundationCompat", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioHTTPTypesHTTP1 = Target.Dependency.product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let signals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// A room of the house: one target with the house's settings.
func room(
    _ name: String,
    _ dependencies: [Target.Dependency],
    resources: [Resource]? = nil
) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: swiftSettings)
}

/// A wing: what people use, standing on the floor; its folders and files go with the program as they are.
func wing(
    _ name: String,
    _ dependencies: [Target.Dependency],
    folders: [String] = ["Templates", "Assets"],
    also files: [String] = []
) -> Target {
    let floor: [Target.Dependency] = [
        "Wings", "Web", "Members", "Storage", "Jobs", "Deeds", "Notices", "Portability", "HealthMath", hummingbird,
        "OutboundHTTP", httpTypes, logging, nio, nioFoundation, crypto,
    ]
    return room(name, floor + dependencies, resources: (folders + files).map { .copy($0) })
}

/// The tests of a room, which may also see the shared fixtures.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: [.target(name: name), "Support"] + dependencies,
        resources: resources,
        swiftSettings: swiftSettings
    )
}

let package = Package(
    name: "spotter",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "spotter", targets: ["Command"])],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.0"),
        .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-configuration.git", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-system.git", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
    ],
    targets: [
        // The program.
        .executableTarget(
            name: "Command",
            dependencies: [
                "App", "Nutrition", "Training", "Planning", "Community", "Motivation", "Administration", "Storage",
                "Accounts", "Members", "ICalendar", "HealthMath", "FoodCatalogue", "Audit", "Tempo", "Eyes", "Pictures",
                arguments, logging,
            ],
            swiftSettings: swiftSettings,
            linkerSettings: [.unsafeFlags(linking, .when(configuration: .release))]
        ),
        room(
            "App",
            [
                "Accounts", "Nutrition", "Training", "Music", "Planning", "Community", "Motivation", "Administration",
                "Wings", "Portability", "Web", "Members", "Storage", "Jobs", "Deeds", "Notices", "OutboundHTTP",
                "Audit", "HealthMath", "FoodCatalogue", "DelimitedText", "Playlists", "Eyes", "Pictures", hummingbird,
                httpTypes, logging, nio, nioHTTPTypes, crypto, lifecycle, signals, configuration, system,
            ],
            resources: [.copy("Templates"), .copy("openapi.json"), .copy("Demo/Tables")]
        ),

        // Wings: what people use.
        wing("Accounts", ["Audit", "CArgon2", "Figures", "WorkQueues"], also: ["Words"]),
        wing(
            "Nutrition",
            ["Audit", "DelimitedText", "FoodCatalogue", "Eyes", "Pictures", "WorkQueues"],
            also: [
                "Advice/Ideas/ideas.tsv", "Advice/Plates/plates.tsv", "Advice/Plates/sides.tsv",
                "Scanning/Photos/recognised-foods.tsv",
            ]
        ),
        wing(
            "Training",
            ["XML", "DelimitedText", "Figures", "WorkQueues"],
            also: [
                "Catalogue", "Builds", "Safety/Safety.json", "Figures/figures.tsv", "Figures/figures.sum",
                "Places/towns.tsv",
            ]
        ),
        wing("Music", ["CTagLib", "Pictures", "Playlists", "Tempo"]),
        wing("Planning", ["ICalendar", "XML", "DelimitedText", lifecycle], also: ["Reminders/Lines/Lines.json"]),
        wing("Community", ["Audit", "Pictures", "ICalendar"]),
        wing("Motivation", ["Audit", "Pictures", lifecycle]),
        wing("Administration", ["Audit", lifecycle], folders: ["Templates"]),

        // The floor they stand on.
        room(
            "Web",
            ["Members", "Storage", "HealthMath", "Zip", hummingbird, httpTypes, logging, nio, nioFoundation, crypto],
            resources: [.copy("Templates"), .copy("Assets")]
        ),
        room("Storage", ["CPostgres", grdb, logging, crypto]),
        room("Jobs", ["Storage", logging, lifecycle]),
        room("Deeds", ["Members", "Storage", "HealthMath"]),
        room(
            "Notices",
            [
                "Web", "Members", "Storage", "Jobs", "OutboundHTTP", hummingbird, httpTypes, logging, nio,
                nioFoundation, crypto, lifecycle, subprocess, system,
            ],
            resources: [.copy("Templates")]
        ),
        room(
            "Portability",
            [
                "Web", "Members", "Storage", "Jobs", "Notices", "HealthMath", "Zip", "DelimitedText",
                hummingbird, httpTypes, logging, nio, nioFoundation, crypto,
            ],
            resources: [.copy("Templates")]
        ),
        room(
            "Audit",
            ["Web", "Members", "Storage", hummingbird, httpTypes, logging, nio],
            resources: [.copy("Templates")]
        ),
        room("Wings", ["Web", "Storage", "Jobs", "Deeds", "Notices", "Portability", "Audit", logging, lifecycle]),
        room("OutboundHTTP", ["DelimitedText", asyncHTTPClient, nio, nioFoundation, nioHTTP1]),
        room("Members", ["HealthMath"]),
        room("HealthMath", []),

        // Workshops: they know nothing of ours.
        room("FoodCatalogue", ["DelimitedText", "XML", "CZlib", grdb], resources: [.copy("Facts")]),
        room("Zip", ["CZlib", "CBrotli"]),
        room("XML", []),
        room("DelimitedText", []),
        room("ICalendar", ["CICal"]),
        room("Pictures", ["CVips", "WorkQueues"]),
        room("Figures", []),
        room("Eyes", ["COpenVINO", "CZBar", "CZXing", "WorkQueues"], resources: [.copy("Head")]),
        room("Tempo", ["CEBUR128", "CKissFFT", "CSndfile"]),
        room("Playlists", []),
        room("WorkQueues", []),

        // C libraries: module maps and shims, no logic.
        .systemLibrary(name: "CPostgres", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CArgon2", providers: [.apt(["libargon2-dev"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CBrotli", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(name: "CICal", providers: [.apt(["libical-dev"])]),
        .systemLibrary(name: "CEBUR128", providers: [.apt(["libebur128-dev"])]),
        .systemLibrary(name: "CKissFFT", providers: [.apt(["libkissfft-dev"])]),
        .systemLibrary(name: "CSndfile", providers: [.apt(["libsndfile1-dev"])]),
        .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
        // TagLib (libtag1-dev) and ZXing (libzxing-dev) are C++ and must be wrapped; OpenVINO and libvips (libvips-dev) are
        // opened when they are needed.
        .target(name: "CTagLib", linkerSettings: [.linkedLibrary("tag")]),
        .target(name: "CZXing", linkerSettings: [.linkedLibrary("ZXing")]),
        .target(name: "COpenVINO"),
        .target(name: "CVips"),
        .target(
            name: "Support",
            dependencies: [
                "FoodCatalogue", "Storage", "Web", "CPostgres",
                hummingbird, hummingbirdTesting, httpTypes, logging, nio,
            ],
            path: "Tests/Support",
            resources: [.copy("PublishedAnswers")],
            swiftSettings: swiftSettings
        ),
        tests("Members", ["HealthMath"]),
        tests("Storage", [grdb, logging]),
        tests("Zip", ["CBrotli"]),
        tests("Pictures", ["CZlib"]),
        tests("Eyes"),
        tests("Tempo", ["CSndfile"]),
        tests("WorkQueues"),
        tests("FoodCatalogue", ["CZlib", grdb], resources: [.copy("Lists")]),
        tests("Portability", ["DelimitedText", "Storage", hummingbird, httpTypes, nio]),
        tests("Web", ["Members", "Storage", "HealthMath", hummingbird, hummingbirdTesting, httpTypes, logging, nio]),
        tests("Jobs", ["Storage", logging]),
        tests("Deeds", ["Members", "Storage", "HealthMath"]),
        tests(
            "Notices",
            [
                "Storage", "Jobs", "Web", "Members", "OutboundHTTP", hummingbird, hummingbirdTesting, httpTypes, nio,
                crypto, logging,
            ]
        ),
        tests("Audit", ["Members", "Storage", "Web", logging]),
        tests(
            "Accounts",
            [
                "Storage", "Web", "Members", "Jobs", "Deeds", "Notices", "Audit", "HealthMath",
                hummingbird, hummingbirdTesting, httpTypes, nio, crypto, logging,
            ]
        ),
        tests(
            "Nutrition",
            [
                "Storage", "Portability", "Web", "Members", "Jobs", "Deeds", "Notices", "Audit", "OutboundHTTP",
                "HealthMath", "FoodCatalogue", "Eyes", "Pictures", hummingbird, httpTypes, logging,
            ]
        ),
        tests(
            "Training",
            [
                "Storage", "Web", "Members", "Jobs", "Deeds", "Notices", "OutboundHTTP", "HealthMath",
                "WorkQueues", hummingbird, httpTypes, crypto, logging,
            ],
            resources: [.copy("Sessions/session-states.json"), .copy("Sessions/plates.json")]
        ),
        tests("Music", ["Storage", "Jobs", "OutboundHTTP", "Pictures", "Playlists", "Members", "Web", "HealthMath"]),
        tests(
            "Planning",
            [
                "Storage", "Web", "Members", "Jobs", "Deeds", "Notices", "OutboundHTTP", "ICalendar",
                "HealthMath", hummingbird, hummingbirdTesting, httpTypes, nio, logging,
            ]
        ),
        tests(
            "Community",
            [
                "Storage", "Web", "Members", "Jobs", "Deeds", "Notices", "Audit", "HealthMath",
                "Pictures", hummingbird, hummingbirdTesting, httpTypes, nio, logging,
            ]
        ),
        tests(
            "Motivation",
            ["Storage", "Web", "Members", "Deeds", "Jobs", "Notices", "Audit", "HealthMath", "Pictures", "Wings"]
        ),
        tests(
            "App",
            [
                "Storage", "Web", "Members", "Accounts", "Nutrition", "Training", "Planning", "Community",
                "Administration", "Notices", "Deeds", "Audit", "Portability", "FoodCatalogue", "Zip", "Jobs",
                "OutboundHTTP", "Wings", "HealthMath", "Eyes", "Music", hummingbird, hummingbirdTesting, httpTypes,
                logging,
                nio, nioEmbedded, nioFoundation, nioHTTP1, nioHTTPTypes, nioHTTPTypesHTTP1, configuration, lifecycle,
            ]
        ),
    ] + ["DelimitedText", "Figures", "HealthMath", "ICalendar", "OutboundHTTP", "Playlists", "XML"].map { tests($0) }
)

// In CI (bin/build-flags) only those of ours are optimised in which the tests spend more than the compiler does; the
// others' -Onone comes later in the command than the release's -O, and wins.
if Context.environment["SPOTTER_UNOPTIMISED"] != nil {
    let optimized: Set = [
        "DelimitedText", "Eyes", "EyesTests", "FoodCatalogue", "Playlists", "Storage", "Tempo", "TempoTests",
        "Training", "Web",
    ]
    for target in package.targets where !optimized.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
    }
    // The largest module and the last: compiled whole, in one process, it would leave a core idle for minutes.
    let last = package.targets.first { $0.name == "AppTests" }
    last?.swiftSettings?.append(.unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"]))
}
