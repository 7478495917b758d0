import Foundation
import Testing

@testable import AppBuilder

/// What is known of the frameworks without building them.
@Suite struct FrameworkTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL.path

    private let locations: Locations
    private let table: PackageTable

    init() throws {
        locations = try Locations(environment: ["SAMPAN_ROOT": Self.root, "SAMPAN_CACHE": "/nowhere"])
        table = try PackageTable.read(root: Self.root)
    }

    private var manifest: FrameworkManifest {
        FrameworkManifest(
            compiler: "6", packageName: "sampan", fingerprint: Fingerprint(), modules: table.modules,
            hosts: table.hosts, systemLibraries: table.systemLibraries, builtModules: table.builtModules)
    }

    @Test func everyModuleHasAFolderAndComesAfterWhatItStandsOn() throws {
        var seen: Set<String> = []
        for module in manifest.modules {
            #expect(Files.isFolder("\(Self.root)/Sources/\(module.name)"), "\(module.name)")
            #expect(seen.isSuperset(of: module.dependencies), "\(module.name)")
            seen.insert(module.name)
        }
        #expect(manifest.module("UIKit")?.kind == .framework)
        #expect(manifest.module("SampanTextLayout")?.kind == .part)
        #expect(manifest.module("AVFoundation")?.kind == .onDemand)
        #expect(manifest.module("AVFoundation")?.systemModules == ["CGStreamer", "CESpeak"])
    }

    /// What the shared library has of C is linked into that; what frameworks of their own have, into those.
    @Test func aFrameworkOfItsOwnIsBuiltWithItsOwnSourcesOfC() {
        #expect(manifest.builtModules == ["CSpritePhysics": ["CBox2D"], "CCodeReader": ["CZXing"]])
        #expect(manifest.module("SpriteKit")?.systemModules == ["CSpritePhysics"])
    }

    /// What the command calls a host by must be what the host enters itself as.
    @Test func everyHostIsEnteredUnderTheNameThatFollowsFromItsModule() throws {
        #expect(manifest.hosts.contains("headless") && manifest.hosts.contains("window"))
        for module in manifest.modules where module.name.hasPrefix("Host") {
            let name = module.name.dropFirst("Host".count).lowercased()
            #expect(manifest.hosts.contains(name))
            let folder = "\(Self.root)/Sources/\(module.name)"
            let sources = try FileManager.default.contentsOfDirectory(atPath: folder).map {
                try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
            }
            #expect(sources.contains { $0.contains("HostRegistry.register(\"\(name)\"") }, "\(module.name)")
        }
    }

    /// A host whose folder was just added is built by the run that names it.
    @Test func whatHostsThereAreIsNotKnownBeforeTheFrameworksAreBuilt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Files.write("", to: "\(folder)/Sources/HostTried/Registration.swift")
        let locations = try Locations(environment: ["SAMPAN_ROOT": folder, "SAMPAN_CACHE": "/nowhere"])
        #expect(Frameworks.hosts(locations) == nil)
        let build = FrameworkBuild(clone: folder, log: BuildLog())
        try manifest.write(to: locations.origin.frameworks)
        try Stamp.write("\(locations.origin.frameworks)/stamp", build.fingerprint())
        #expect(Frameworks.hosts(locations) == manifest.hosts)
        try Files.write("import SampanHost", to: "\(folder)/Sources/HostTried/Registration.swift")
        #expect(Frameworks.hosts(locations) == nil)
    }

    @Test func noPartOfWhatEveryAppHasStandsOnAFrameworkOfItsOwn() {
        for module in manifest.core {
            #expect(manifest.onDemand(importing: Set(module.dependencies)).isEmpty, "\(module.name)")
        }
    }

    /// What is asked for when a framework is built must be what `scripts/install NAME` installs.
    @Test func everyLibraryBehindAFrameworkIsInTheTableOfPackages() throws {
        let packages = try SystemPackages(locations.origin)
        let always = Set(packages.needs().compactMap(\.test))
        for module in manifest.modules {
            let own = module.kind == .onDemand ? Set(packages.needs(of: module.name).compactMap(\.test)) : []
            for name in module.systemModules {
                guard let library = manifest.systemLibraries[name] else {
                    // A C module of the package's own is there with its headers.
                    #expect(Files.exists("\(locations.origin.frameworks)/include/\(name)/module.modulemap"), "\(name)")
                    continue
                }
                // What is loaded when it is first called is declared by the package's own header.
                #expect(library.isEmpty || always.union(own).contains(library), "\(module.name) needs \(library)")
            }
        }
        for name in packages.frameworks { #expect(manifest.module(name)?.kind == .onDemand, "\(name)") }
        for need in packages.needs { #expect(need.debian != nil || need.fedora != nil) }
    }

    @Test func whatIsMissingIsNamedWithTheCommandThatInstallsIt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Files.write("# no need\n", to: "\(folder)/scripts/packages")
        try Files.write("no-such-library libnothing-dev nothing-devel # why\n", to: "\(folder)/Sources/Maps/packages")
        let packages = try SystemPackages(Origin(root: folder))
        #expect(packages.needs == [.init(user: "Maps", test: "no-such-library", debian: "libnothing-dev", fedora: "nothing-devel")])
        try packages.require(for: "core")
        let error = #expect(throws: BuildError.self) { try packages.require(for: "Maps") }
        #expect(
            error?.description.hasSuffix("libraries that Maps needs are missing: no-such-library. Type: \(folder)/scripts/install Maps")
                == true)
    }

    @Test func frameworksComeWithThoseTheyStandOnAndOnlyWhereTheyAreImported() {
        var manifest = manifest
        manifest.modules.append(.init(name: "FilmKit", kind: .onDemand, dependencies: ["AVFoundation", "UIKit"], systemModules: []))
        #expect(manifest.onDemand(importing: ["UIKit", "Foundation"]).isEmpty)
        #expect(
            manifest.onDemand(importing: ["UIKit", "FilmKit"]).map(\.name) == [
                "CoreVideo", "CoreMedia", "SampanCodes", "AVFoundation", "FilmKit",
            ])
    }

    @Test func whatFrameworksHaveTogetherComesWhereBothAreImported() {
        var manifest = manifest
        let added: [(String, [String])] = [
            ("Maps", []), ("Views", []), ("_Maps_Views", ["Maps", "Views"]), ("_Testing_Views", ["Views"]),
        ]
        for (name, needs) in added {
            manifest.modules.append(.init(name: name, kind: .onDemand, dependencies: needs, systemModules: []))
        }
        #expect(manifest.shared(byImportersOf: ["Views", "UIKit"]).isEmpty)
        #expect(manifest.shared(byImportersOf: ["Views", "Maps", "Testing"]) == ["_Maps_Views"])
    }

    @Test func aManifestIsReadAsItWasWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try manifest.write(to: folder)
        #expect(try FrameworkManifest.read(from: folder) == manifest)
    }

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", "6.3.1"),
        ("Apple Swift version 6.4-dev (LLVM 1, Swift 2)", "6.4"), ("no compiler", nil),
    ])
    func theCompilerIsAskedForItsVersion(_ text: String, _ version: String?) throws {
        #expect(Compiler.version(in: text) == version)
    }
}
