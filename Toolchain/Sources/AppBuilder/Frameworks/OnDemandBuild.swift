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
        for name in module.systemModules { arguments += try objects(of: name, into: folder) }
        arguments += ["-module-cache-path", frameworks.moduleCache, "-use-ld=lld", "-Xlinker", "-soname", "-Xlinker", Files.name(library)]
        try run("swiftc", arguments + files)
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        let outcome = try Command(program, arguments).run { _ in }
        guard outcome.succeeded else {
            throw BuildError.frameworks(output: outcome.text.split(separator: "\n").suffix(40).joined(separator: "\n"))
        }
    }

    /// Compiles a C module of the frameworks' own sources that is built with this one; what it adds to what is linked, which is nothing for the
    /// others.
    private func objects(of name: String, into folder: String) throws -> [String] {
        guard let needs = frameworks.manifest.builtModules[name] else { return [] }
        let sources = Files.join(installed, "sources/\(name)")
        let names = (FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []).sorted()
        let libraries = needs.compactMap { frameworks.manifest.systemLibraries[$0] }.filter { !$0.isEmpty }
        let flags = try libraries.isEmpty ? "" : Command("pkg-config", ["--cflags"] + libraries).run().text
        let compiler = Compiler.path.map { Compiler.clang(beside: $0) } ?? "clang"
        var linked: [String] = []
        var isCPlusPlus = false
        for (index, file) in names.filter({ $0.hasSuffix(".c") || $0.hasSuffix(".cpp") }).enumerated() {
            let object = Files.join(folder, "\(name)-\(index).o")
            isCPlusPlus = isCPlusPlus || file.hasSuffix(".cpp")
            try run(
                compiler,
                ["-c", "-O2", "-fPIC", "-I", Files.join(sources, "include"), Files.join(sources, file), "-o", object]
                    + flags.split(whereSeparator: \.isWhitespace).map(String.init))
            linked.append(object)
        }
        if isCPlusPlus { linked.append("-lstdc++") }
        guard !libraries.isEmpty else { return linked }
        return try linked + Command("pkg-config", ["--libs"] + libraries).run().text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
