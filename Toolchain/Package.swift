// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftSyntax comes from the Swift toolchain that builds this package: the compiler's own parser, and nothing to download.
let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
let swiftc =
    path.split(separator: ":").map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swiftc"
let host = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift/host").path
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let syntaxModules = [
    "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftOperators", "SwiftIfConfig", "SwiftBasicFormat",
    "SwiftSyntaxBuilder",
]
let usesSyntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]
let linksSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + syntaxModules.map { "-l\($0)" })
]

let package = Package(
    name: "Toolchain",
    products: [.executable(name: "sampan", targets: ["sampan"])],
    dependencies: [.package(name: "Sampan", path: "..")],
    targets: [
        // Which package of a distribution holds it stands in scripts/packages.
        .systemLibrary(name: "CYAML", path: "Sources/System/CYAML", pkgConfig: "yaml-0.1"),
        .target(name: "CShell"),
        .target(name: "CSyntax"),
        // Loaded into the processes of apps that are profiled, and linked with nothing: the command compiles it when it is first needed.
        .target(name: "CRecorder"),
        .target(name: "Profiling", swiftSettings: strict),
        .target(name: "Shell", dependencies: ["CShell"], swiftSettings: strict),
        .target(name: "XcodeProject", dependencies: ["Shell"], swiftSettings: strict),
        .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: strict),
        .target(
            name: "ResourceGeneration",
            dependencies: [
                "Templates", "XcodeProject", "YAML", .product(name: "SampanFormats", package: "Sampan"),
                .product(name: "UniformTypeIdentifiers", package: "Sampan"),
            ],
            swiftSettings: strict),
        .target(
            name: "Localization",
            dependencies: ["Lowering", "XcodeProject", .product(name: "SampanFormats", package: "Sampan")],
            swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .executableTarget(
            name: "swiftgen-fixtures", dependencies: ["AppBuilder", "Lowering", "ResourceGeneration", "Shell", "Templates", "YAML"],
            swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .target(
            name: "Lowering", dependencies: ["CSyntax", .product(name: "SampanMessages", package: "Sampan")], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .target(
            name: "AppBuilder",
            dependencies: [
                "Shell", "XcodeProject", "Lowering", "ResourceGeneration", .product(name: "SampanFormats", package: "Sampan"),
                .product(name: "SampanFuzzing", package: "Sampan"),
            ],
            swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .executableTarget(
            name: "sampan",
            dependencies: [
                "AppBuilder", "Linting", "Localization", "Profiling", "ResourceGeneration", "Shell", "XcodeProject",
                .product(name: "SampanFormats", package: "Sampan"),
            ],
            swiftSettings: usesSyntax,
            // A project's own detectors are loaded into the command, and find the linter's classes in it.
            linkerSettings: linksSyntax + [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .target(
            name: "Linting",
            dependencies: ["Lowering", "Shell", "XcodeProject", "YAML", .product(name: "SampanFormats", package: "Sampan")],
            swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .executableTarget(
            name: "swiftlint-examples", dependencies: ["Linting"], swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .executableTarget(name: "generate", dependencies: ["Lowering", "Shell"], swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .executableTarget(
            name: "fuzz-projects", dependencies: ["XcodeProject", .product(name: "SampanFuzzing", package: "Sampan")], swiftSettings: strict
        ),
        .executableTarget(
            name: "fuzz-resources",
            dependencies: ["Localization", "ResourceGeneration", "YAML", .product(name: "SampanFuzzing", package: "Sampan")],
            swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .executableTarget(
            name: "fuzz-traces", dependencies: ["Profiling", .product(name: "SampanFuzzing", package: "Sampan")], swiftSettings: strict),
        .executableTarget(
            name: "fuzz-builds", dependencies: ["AppBuilder", "Shell", "XcodeProject", .product(name: "SampanFuzzing", package: "Sampan")],
            swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .executableTarget(
            name: "fuzz-lowering", dependencies: ["Lowering", .product(name: "SampanFuzzing", package: "Sampan")],
            swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .executableTarget(
            name: "fuzz-lint", dependencies: ["Linting", .product(name: "SampanFuzzing", package: "Sampan")], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .target(name: "Templates", swiftSettings: strict),
        .executableTarget(
            name: "fuzz-templates", dependencies: ["Templates", .product(name: "SampanFuzzing", package: "Sampan")], swiftSettings: strict),
        .executableTarget(name: "kill-sampan", swiftSettings: strict),
        .target(name: "Articles", swiftSettings: strict),
        .executableTarget(name: "conformance", dependencies: ["Articles", "Shell"], swiftSettings: strict),
        .executableTarget(name: "run-apps", dependencies: ["Shell"], swiftSettings: strict),
        .testTarget(
            name: "AppBuilderTests",
            dependencies: [
                "AppBuilder", "Lowering", "Shell", "XcodeProject", .product(name: "SampanFormats", package: "Sampan"),
                .product(name: "SampanModelFiles", package: "Sampan"),
            ],
            swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .testTarget(name: "ConformanceTests", dependencies: ["Articles", "conformance", "run-apps"], swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Articles", "Shell", .product(name: "SampanImages", package: "Sampan"),
                .product(name: "SampanModelFiles", package: "Sampan"),
            ],
            exclude: ["ListingApp"],
            swiftSettings: strict),
        .testTarget(name: "GenerationTests", dependencies: ["Lowering"], swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .testTarget(
            name: "LintingTests", dependencies: ["Linting", "XcodeProject"], swiftSettings: usesSyntax, linkerSettings: linksSyntax),
        .testTarget(
            name: "LoweringTests", dependencies: ["AppBuilder", "Lowering", "Shell"], exclude: ["Cases"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .testTarget(
            name: "LocalizationTests", dependencies: ["Localization", "XcodeProject"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .testTarget(name: "TemplatesTests", dependencies: ["Templates"], swiftSettings: strict),
        .testTarget(name: "ResourceGenerationTests", dependencies: ["ResourceGeneration"], swiftSettings: strict),
        .testTarget(
            name: "ProfilingTests", dependencies: ["Profiling", .product(name: "SampanFuzzing", package: "Sampan")], swiftSettings: strict),
        .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: strict),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v5]
)
