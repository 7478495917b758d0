import Foundation
import Lowering
import Shell

/// Sampan's frameworks, as apps are built with them.
public struct Frameworks {
    /// What frameworks there are.
    let manifest: FrameworkManifest
    /// Changes whenever the frameworks do.
    let fingerprint: Fingerprint
    private let locations: Locations
    private let log: BuildLog

    static let rendererName = "render-interface"

    /// The frameworks by a path that stays when they are moved: builds name them by it, and so do finished apps.
    var folder: String { Files.join(home, "installed") }
    /// Where what is built of the frameworks themselves goes.
    let home: String

    /// The frameworks of an installation, or of a clone: there they are built where they are missing or their sources changed.
    static func install(_ locations: Locations, log: BuildLog) throws -> Frameworks {
        try locations.origin.update(log: log)
        return try open(locations, log: log)
    }

    /// The frameworks as they are: of a clone, as they were last built.
    package static func open(_ locations: Locations, log: BuildLog) throws -> Frameworks {
        let manifest = try FrameworkManifest.read(from: locations.origin.frameworks)
        let home = locations.origin.home(manifest.fingerprint, cache: locations.cache)
        if case .installation = locations.origin {
            try Marker.put(in: ConfinedFolder(root: locations.cache).folder("frameworks"), for: locations.origin.root)
        }
        try Files.makeFolder(home)
        let frameworks = Frameworks(
            manifest: manifest, fingerprint: manifest.fingerprint, locations: locations, log: log, home: home)
        let compiler = try Compiler.version(notes: home)
        guard compiler == manifest.compiler else {
            throw BuildError.unsupported(
                "Sampan was built by Swift \(manifest.compiler), and the swiftc in PATH is Swift \(compiler), which cannot read its modules. "
                    + "Install Sampan again with this Swift, or put Swift \(manifest.compiler) first in PATH")
        }
        try Files.link(frameworks.folder, to: locations.origin.frameworks)
        return frameworks
    }

    /// The hosts that apps can be shown by; `nil` where the frameworks still have to be built, which may add some.
    public static func hosts(_ locations: Locations) -> [String]? {
        guard locations.origin.isUpToDate else { return nil }
        return (try? FrameworkManifest.read(from: locations.origin.frameworks))?.hosts
    }

    // MARK: Lowering

    /// The names of all frameworks, also of those that are not built yet.
    package var names: Set<String> { Set(manifest.modules.filter { $0.kind != .part }.map(\.name)) }

    /// The names of the modules that every app has, parts of Sampan included: no module of a project's own can be called so.
    var coreNames: Set<String> { Set(manifest.core.map(\.name)) }

    /// What lowering has to know of the frameworks that sources may import: of all that every app has, and of others that they name
    /// or that are in use.
    package func summaries(for sources: [String], and used: [String] = []) throws -> [ModuleSummary] {
        let named = manifest.modules.map(\.name).filter { name in sources.contains { $0.contains(name) } }
        let wanted = manifest.onDemand(importing: Set(named + used)).map(\.name)
        return try manifest.modules.filter { $0.kind != .onDemand || wanted.contains($0.name) }.compactMap { module in
            let path = Files.join(folder, "summaries/\(module.name).json")
            return Files.exists(path) ? try JSONDecoder().decode(ModuleSummary.self, from: try Files.read(path)) : nil
        }
    }

    // MARK: Compiling and linking

    /// Where the compiler keeps the C modules, which are the same for every app.
    var moduleCache: String { Files.join(home, "module-cache") }

    /// The folders that the compiler reads the frameworks from.
    var folders: [String] { [locations.origin.root, locations.origin.frameworks, home] }

    /// What the compiler needs to import the frameworks that every app has, and some of the others.
    package func compilerFlags(_ others: [String] = []) throws -> [String] {
        let modules = manifest.core + manifest.modules.filter { others.contains($0.name) }
        let systemModules = manifest.systemModules(of: modules)
        let maps = systemModules.flatMap { ["-Xcc", "-fmodule-map-file=\(Files.join(folder, "include/\($0)/module.modulemap"))"] }
        let libraries = systemModules.compactMap { manifest.systemLibraries[$0] }.filter { !$0.isEmpty }
        let flags = try Command("pkg-config", ["--cflags-only-I"] + libraries).run().text.split { $0.isWhitespace }
        var seen: Set<Substring> = []
        let searchPaths = flags.filter { seen.insert($0).inserted }.flatMap { ["-Xcc", String($0)] }
        let own = others.flatMap { ["-I", OnDemandBuild.folder(of: $0, in: home)] }
        return ["-I", Files.join(folder, "modules")] + own + maps + searchPaths
    }

    /// What the linker needs for them.
    ///
    /// The libraries are named as files, and so before Foundation's own: what they say in Foundation's place has to be found first.
    func linkerFlags(_ others: [String] = []) -> [String] {
        let folders = [folder] + others.map { OnDemandBuild.folder(of: $0, in: home) }
        let files = [Files.join(folder, FrameworkBuild.library)] + others.map { OnDemandBuild.library(of: $0, in: home) }
        return files + folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
    }

    /// Makes the frameworks ready that are no part of what every app has, among modules that are imported; returns their names with those
    /// that they stand on.
    package func prepare(_ imported: Set<String>) throws -> [String] {
        let modules = manifest.onDemand(importing: imported)
        // Only what it stands on: whatever else an app imports, the framework is the same, and nobody builds it again.
        let below = modules.map { module in
            let names = Set(manifest.onDemand(importing: Set(module.dependencies)).map(\.name))
            return modules.indices.filter { names.contains(modules[$0].name) }
        }
        try DependentWork.run(below.map(Set.init)) { place in
            try OnDemandBuild(
                module: modules[place], frameworks: self, standsOn: below[place].map { modules[$0].name }, home: home, installed: folder,
                locations: locations, log: log
            )
            .update()
        }
        return modules.map(\.name)
    }
}
