import Foundation
import Lowering
import Shell

/// Sampan's frameworks, built once and reused by every app.
public struct Frameworks {
    /// The folder that holds `libSampan.so` and `modules`.
    let folder: String
    /// Changes whenever the frameworks do.
    let fingerprint: Fingerprint
    /// What the compiler needs to import them.
    let compilerFlags: [String]
    /// The folder of their sources.
    private let sources: String

    /// The C libraries that the frameworks are built on, by their pkg-config names, as the package's manifest lists them.
    public static func systemLibraries(_ locations: Locations) throws -> [String] {
        let manifest = String(decoding: try Files.read(Files.join(locations.root, "Package.swift")), as: UTF8.self)
        return manifest.matches(of: #/pkgConfig: "([^"]+)"/#).map { String($0.output.1) }
    }

    /// Where the compiler keeps the C modules, which are the same for every app.
    var moduleCache: String { Files.join(folder, "module-cache") }

    ///
    /// The library is named as a file, and so before Foundation's own: what it says in Foundation's place has to be found first.
    var linkerFlags: [String] { [Files.join(folder, Self.library), "-Xlinker", "-rpath", "-Xlinker", folder] }

    private static let library = "libSampan.so"

    /// What lowering has to know of the frameworks.
    func summaries() throws -> [ModuleSummary] {
        try FrameworkSummaries.load(sources: sources, cache: Files.join(folder, "summaries.json"))
    }

    /// Builds the frameworks where they are missing or their sources changed, and says how to use them.
    static func install(_ locations: Locations, log: BuildLog) throws -> Frameworks {
        let folder = locations.frameworks
        let fingerprint = sourceFingerprint(of: locations.root)
        let stamp = Files.join(folder, "stamp")
        try FileLock.hold(folder + ".lock") {
            guard !Stamp.matches(stamp, fingerprint) else { return }
            try log.step("Building the frameworks (once)") { try build(locations, into: folder, log: log) }
            try Stamp.write(stamp, fingerprint)
        }
        let headers = Files.join(folder, "include")
        let maps = try FileManager.default.contentsOfDirectory(atPath: headers).sorted().flatMap { module in
            ["-Xcc", "-fmodule-map-file=\(headers)/\(module)/module.modulemap"]
        }
        let flags = try String(contentsOfFile: Files.join(folder, "cflags"), encoding: .utf8).split(separator: "\n").map(String.init)
        return Frameworks(
            folder: folder, fingerprint: fingerprint, compilerFlags: ["-I", Files.join(folder, "modules")] + maps + flags,
            sources: Files.join(locations.root, "Sources"))
    }

    /// What the frameworks are made from: their sources and the compiler.
    private static func sourceFingerprint(of root: String) -> Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(folder: Files.join(root, "Sources"))
        fingerprint.add(file: Files.join(root, "Package.swift"))
        if let compiler = Command.path(of: "swiftc") {
            fingerprint.add(file: URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path)
        }
        return fingerprint
    }

    private static func build(_ locations: Locations, into folder: String, log: BuildLog) throws {
        let soname = ["-Xlinker", "-soname", "-Xlinker", library]
        try build("Sampan", locations, flags: soname, step: "Building the frameworks (once)", log: log)
        try install(from: Files.join(scratch(locations), "release"), locations, into: folder)
    }

    /// A folder of its own: a build or a test run of the frameworks that goes on beside this one holds the lock of the usual one.
    private static func scratch(_ locations: Locations) -> String { Files.join(locations.root, ".build/sampan-build") }

    /// The program that draws documents, built where it is missing or the frameworks changed.
    static func renderer(_ locations: Locations, log: BuildLog) throws -> String {
        let fingerprint = sourceFingerprint(of: locations.root)
        let program = Files.join(locations.root, ".build/sampan-render/render-interface")
        let stamp = program + ".stamp"
        try FileLock.hold(program + ".lock") {
            guard !Stamp.matches(stamp, fingerprint) || !Files.exists(program) else { return }
            let step = "Building the renderer (once)"
            try log.step(step) { try build("render-interface", locations, step: step, log: log) }
            try Files.remove(program)
            try Files.copy(Files.join(scratch(locations), "release/render-interface"), to: program)
            try Stamp.write(stamp, fingerprint)
        }
        return program
    }

    /// Builds a product of the frameworks' package.
    private static func build(_ product: String, _ locations: Locations, flags: [String] = [], step: String, log: BuildLog) throws {
        let libraries = try systemLibraries(locations)
        let missing = try libraries.filter { try !Command("pkg-config", ["--exists", $0]).run().succeeded }
        guard missing.isEmpty else {
            throw BuildError.unsupported("missing libraries: \(missing.joined(separator: ", ")). Run scripts/install in \(locations.root)")
        }
        var last = ""
        let arguments = [
            "build", "--package-path", locations.root, "--scratch-path", scratch(locations), "-c", "release", "--product", product,
        ]
        let outcome = try Command("swift", arguments + flags).run { line in
            guard line != last else { return }
            last = line
            log.onProgress("\(step): \(line)")
        }
        guard outcome.succeeded else {
            throw BuildError.frameworks(output: outcome.text.split(separator: "\n").suffix(40).joined(separator: "\n"))
        }
    }

    /// Copies what apps need out of SwiftPM's build folder, so that a later build there disturbs no app.
    private static func install(from build: String, _ locations: Locations, into folder: String) throws {
        try Files.remove(folder)
        try Files.copy(Files.join(build, library), to: Files.join(folder, library))
        let modules = Files.join(build, "Modules")
        for name in try FileManager.default.contentsOfDirectory(atPath: modules) where name.hasSuffix(".swiftmodule") {
            let module = (name as NSString).deletingPathExtension
            // The build folder also holds the modules of tests and tools.
            guard Files.isFolder(Files.join(locations.root, "Sources/\(module)")) else { continue }
            try Files.copy(Files.join(modules, name), to: Files.join(folder, "modules/\(name)"))
        }
        try Files.copy(Files.join(locations.root, "Sources/System"), to: Files.join(folder, "include"))
        let flags = try Command("pkg-config", ["--cflags-only-I"] + (try systemLibraries(locations))).run().text.split { $0.isWhitespace }
        var seen: Set<Substring> = []
        let lines = flags.filter { seen.insert($0).inserted }.flatMap { ["-Xcc", String($0)] }
        try Files.write(lines.joined(separator: "\n"), to: Files.join(folder, "cflags"))
    }
}
