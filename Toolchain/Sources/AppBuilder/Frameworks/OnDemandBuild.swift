import Foundation
import Shell

/// Builds a framework that is a shared library of its own, against those that are there.
struct OnDemandBuild {
    let module: FrameworkManifest.Module
    let frameworks: Frameworks
    /// The names of the other frameworks of their own that are ready.
    let standsOn: [String]
    let home: String
    let installed: String
    let locations: Locations
    let log: BuildLog

    static func folder(of name: String, in home: String) -> String { Files.join(home, name) }
    static func library(of name: String, in home: String) -> String { Files.join(folder(of: name, in: home), "lib\(name).so") }

    /// Builds the framework where it is missing, or anything that it is made from changed.
    func update() throws {
        let folder = OnDemandBuild.folder(of: module.name, in: home)
        let library = OnDemandBuild.library(of: module.name, in: home)
        let stamp = Files.join(folder, "stamp")
        var fingerprint = frameworks.fingerprint
        for name in standsOn { fingerprint.add(file: OnDemandBuild.library(of: name, in: home)) }
        try FileLock.hold(folder + ".lock") {
            guard !Stamp.matches(stamp, fingerprint) || !Files.exists(library) else { return }
            try SystemPackages(locations.origin).require(for: module.name)
            try log.step("Building \(module.name) (once)") { try build(into: folder, library: library) }
            try Stamp.write(stamp, fingerprint)
        }
    }

    private func build(into folder: String, library: String) throws {
        try Files.makeFolder(folder)
        let sources = Files.join(installed, "sources/\(module.name)")
        let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { Files.join(sources, $0) }
        var arguments = ["-emit-library", "-o", library, "-module-name", module.name, "-parse-as-library"]
        arguments += ["-emit-module", "-emit-module-path", Files.join(folder, "\(module.name).swiftmodule")]
        arguments += [
            "-O", "-whole-module-optimization", "-gline-tables-only", "-swift-version", "5", "-package-name",
            frameworks.manifest.packageName,
        ]
        arguments += try frameworks.compilerFlags(standsOn + [module.name]) + frameworks.linkerFlags(standsOn)
        arguments += ["-module-cache-path", frameworks.moduleCache, "-use-ld=lld", "-Xlinker", "-soname", "-Xlinker", Files.name(library)]
        let outcome = try Command("swiftc", arguments + files).run { _ in }
        guard outcome.succeeded else {
            throw BuildError.frameworks(output: outcome.text.split(separator: "\n").suffix(40).joined(separator: "\n"))
        }
    }
}
