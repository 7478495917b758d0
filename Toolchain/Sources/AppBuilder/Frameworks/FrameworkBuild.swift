import Foundation
import Lowering
import Shell

/// Builds the frameworks of a clone, into a folder that apps are built with and that can be copied elsewhere as it is:
///
///     frameworks.json     what frameworks there are
///     libSampan.so        those that every app has
///     modules             what the compiler needs to import them
///     include             the C modules of the libraries behind them
///     sources             those that are built when an app first imports them
///     summaries           what lowering has to know of each
struct FrameworkBuild {
    /// The product, in the package's manifest, of what every app has.
    static let product = "Sampan"
    static let library = "lib\(product).so"

    /// The clone's folder.
    private let root: String
    private let log: BuildLog

    init(clone root: String, log: BuildLog) { (self.root, self.log) = (root, log) }

    /// What the frameworks are made from: their sources and the compiler.
    func fingerprint() -> Fingerprint {
        var fingerprint = Fingerprint()
        for folder in ["Sources", "Toolchain/Sources/Lowering"] { fingerprint.add(folder: Files.join(root, folder)) }
        fingerprint.add(file: Files.join(root, "Package.swift"))
        fingerprint.add(file: script)
        if let compiler = Compiler.path { fingerprint.add(Compiler.fingerprint(compiler).text) }
        return fingerprint
    }

    private var folder: String { Origin.clone(root).frameworks }
    /// What the frameworks in the folder were made from.
    private var stamp: String { Files.join(folder, "stamp") }

    /// Whether the frameworks are there, made of the sources as they are.
    var isUpToDate: Bool { Stamp.matches(stamp, fingerprint()) }

    /// Builds the frameworks where they are missing or their sources changed.
    func update() throws {
        let fingerprint = fingerprint()
        try FileLock.hold(folder + ".lock") {
            guard !Stamp.matches(stamp, fingerprint) else { return }
            let step = "Building the frameworks (once)"
            try log.step(step) {
                // It takes a tenth of the compiler's time, most of which one processor spends.
                let summaries = ConcurrentWork { try ModuleSummary.frameworks(in: Files.join(root, "Sources")) }
                try build(FrameworkBuild.product, flags: ["-Xlinker", "-soname", "-Xlinker", FrameworkBuild.library], step: step)
                try collect(into: folder, fingerprint, summaries: try summaries.result())
            }
            try Stamp.write(stamp, fingerprint)
        }
    }

    /// The program that draws documents, built where it is missing or the frameworks changed.
    func renderer() throws -> String {
        let fingerprint = fingerprint()
        let program = Files.join(root, ".build/sampan-render/\(Frameworks.rendererName)")
        let stamp = program + ".stamp"
        try FileLock.hold(program + ".lock") {
            guard !Stamp.matches(stamp, fingerprint) || !Files.exists(program) else { return }
            let step = "Building the renderer (once)"
            try log.step(step) { try build(Frameworks.rendererName, step: step) }
            try Files.remove(program)
            try Files.copy(Files.join(output, Frameworks.rendererName), to: program)
            try Stamp.write(stamp, fingerprint)
        }
        return program
    }

    private var script: String { Files.join(root, "scripts/build-release") }
    /// A folder of its own: a build or a test run of the frameworks that goes on beside this one holds the lock of the usual one.
    private var scratch: String { Files.join(root, ".build/sampan-build") }
    private var output: String { Files.join(scratch, "release") }

    /// Builds a product of the frameworks' package.
    private func build(_ product: String, flags: [String] = [], step: String) throws {
        try SystemPackages(.clone(root)).require(for: "core")
        var last = ""
        let outcome = try Command(script, ["frameworks", product] + flags).run { line in
            guard line != last else { return }
            last = line
            log.onProgress("\(step): \(line)")
        }
        guard outcome.succeeded else {
            throw BuildError.frameworks(output: outcome.text.split(separator: "\n").suffix(40).joined(separator: "\n"))
        }
    }

    /// Copies what apps need out of SwiftPM's build folder and the sources, so that a later build there disturbs no app.
    private func collect(into folder: String, _ fingerprint: Fingerprint, summaries: [ModuleSummary]) throws {
        let table = try PackageTable.read(root: root)
        let manifest = FrameworkManifest(
            compiler: try Compiler.version(), packageName: try packageName(), fingerprint: fingerprint, modules: table.modules,
            hosts: table.hosts, systemLibraries: table.systemLibraries, builtModules: table.builtModules)
        try Files.remove(folder)
        try Files.copy(Files.join(output, FrameworkBuild.library), to: Files.join(folder, FrameworkBuild.library))
        for module in manifest.core {
            try Files.copy(
                Files.join(output, "Modules/\(module.name).swiftmodule"), to: Files.join(folder, "modules/\(module.name).swiftmodule"))
        }
        for module in manifest.modules where module.kind == .onDemand {
            try Files.copy(Files.join(root, "Sources/\(module.name)"), to: Files.join(folder, "sources/\(module.name)"))
        }
        for name in manifest.builtModules.keys.sorted() {
            try Files.copy(Files.join(root, "Sources/\(name)"), to: Files.join(folder, "sources/\(name)"))
        }
        for name in manifest.systemLibraries.keys.sorted() {
            try Files.copy(Files.join(root, "Sources/System/\(name)"), to: Files.join(folder, "include/\(name)"))
        }
        for name in table.sourceModules.sorted() {
            try Files.copy(Files.join(root, PackageTable.headers(of: name)), to: Files.join(folder, "include/\(name)"))
        }
        try write(summaries, of: manifest, into: folder)
        try manifest.write(to: folder)
    }

    /// The name by which SwiftPM has modules of the package know each other; it follows from the name of the clone's folder.
    private func packageName() throws -> String {
        let plan = String(decoding: try Files.read(scratch + "/release.yaml"), as: UTF8.self)
        guard let match = plan.firstMatch(of: #/"-package-name","([^"]+)"/#) else {
            throw BuildError.file(path: scratch + "/release.yaml", message: "the build plan names no package")
        }
        return String(match.output.1)
    }

    /// Writes down what lowering has to know of each framework. Of a module that is none it needs only the names that it gives to another.
    private func write(_ summaries: [ModuleSummary], of manifest: FrameworkManifest, into folder: String) throws {
        for summary in summaries {
            guard let module = manifest.module(summary.module) else { continue }
            var kept = summary
            if module.kind == .part {
                guard summary.framework?.givesFormerNames == true else { continue }
                kept = ModuleSummary(module: module.name)
                kept.framework = summary.framework
            }
            try Files.write(try JSONEncoder().encode(kept), to: Files.join(folder, "summaries/\(module.name).json"))
        }
    }
}
