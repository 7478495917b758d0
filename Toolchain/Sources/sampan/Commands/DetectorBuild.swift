import AppBuilder
import Foundation
import Linting
import Shell
import XcodeProject

/// Builds the packages of detectors that a project keeps, once for each state of their sources, and loads them into the command.
struct DetectorBuild {
    /// The packages' folders, from the linted one.
    let packages: [String]
    let root: String
    let locations: Locations

    /// The registries in the packages.
    ///
    /// - Throws: `ConfigurationError` for a package that is not there, or cannot be compiled.
    func registries() throws -> [IssueRegistry] { try packages.flatMap { try registries(of: $0) } }

    private func registries(of package: String) throws -> [IssueRegistry] {
        let folder = package.hasPrefix("/") ? package : root + "/" + package
        guard let real = FileSystem.realPath(folder), real == root || real.hasPrefix(root + "/") else {
            throw refuse(folder, "there is no such folder of detectors in the project")
        }
        let sources = try DetectorSources(folder: real)
        guard !sources.registries.isEmpty else {
            throw refuse(real, "no class here is an IssueRegistry, which says which issues the detectors find")
        }
        let home = try locations.folder(forProject: root).path + "/detectors"
        let library = "\(home)/\(sources.fingerprint)-\(Self.programStamp).so"
        if !FileManager.default.fileExists(atPath: library) { try compile(sources, to: library, in: home, folder: real) }
        return try load(library, folder: real)
    }

    private func compile(_ sources: DetectorSources, to library: String, in home: String, folder: String) throws {
        let program = URL(fileURLWithPath: FileSystem.realPath("/proc/self/exe") ?? "/proc/self/exe").deletingLastPathComponent().path
        let modules = try DetectorModules(beside: program, origin: locations.origin)
        try? FileManager.default.removeItem(atPath: home)
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let entry = "\(home)/Entry.swift"
        try Data(sources.entry.utf8).write(to: URL(fileURLWithPath: entry))
        Terminal.progress("Compiling the detectors in \(folder)")
        let unfinished = library + ".part"
        let arguments =
            ["-emit-library", "-O", "-swift-version", "5", "-module-name", sources.moduleName, "-o", unfinished] + modules.arguments
            + sources.paths + [entry]
        let outcome = try Command("swiftc", arguments, in: home).run { _ in }
        Terminal.finishProgress()
        guard outcome.succeeded else { throw refuse(folder, "the detectors do not compile:\n\(outcome.text)\(outcome.errors)") }
        try FileManager.default.moveItem(atPath: unfinished, toPath: library)
    }

    private func load(_ library: String, folder: String) throws -> [IssueRegistry] {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(handle, DetectorSources.entryName) else {
            throw refuse(folder, "the detectors cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "")")
        }
        let entry = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
        return Unmanaged<RegistryList>.fromOpaque(entry()).takeRetainedValue().registries
    }

    private func refuse(_ path: String, _ message: String) -> ConfigurationError {
        ConfigurationError(path: path, faults: [.init(line: 0, column: 0, message: message)])
    }

    /// What differs for another Sampan, whose classes are not those that a library was compiled for.
    private static let programStamp: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "0" }
        return "\(status.st_ino)-\(status.st_size)-\(status.st_mtim.tv_sec)"
    }()
}

/// Where the compiler finds the linter's module and those that it is made of.
struct DetectorModules {
    /// The compiler's arguments.
    let arguments: [String]

    init(beside program: String, origin: Origin) throws {
        guard case .clone(let root) = origin else {
            throw BuildError.unsupported("an installation cannot compile a project's own detectors; lint with a clone's bin/sampan")
        }
        let modules = program + "/Modules"
        let headers = [
            program + "/CShell.build/module.modulemap", program + "/CSyntax.build/module.modulemap",
            "\(root)/Toolchain/Sources/System/CYAML/module.modulemap",
        ]
        guard FileManager.default.fileExists(atPath: modules + "/Linting.swiftmodule") else {
            throw BuildError.unsupported("\(modules) has no module \"Linting\" to compile a project's own detectors with")
        }
        let maps = headers.filter { FileManager.default.fileExists(atPath: $0) }.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let syntax = try Self.syntaxModules()
        // The command has SwiftSyntax loaded when a library of detectors comes to it.
        arguments = ["-I", modules, "-I", syntax, "-L", syntax] + maps
    }

    /// The modules of SwiftSyntax that the compiler in the path comes with.
    private static func syntaxModules() throws -> String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let compiler = path.split(separator: ":").map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        let real = FileSystem.realPath(compiler ?? "/usr/bin/swiftc") ?? "/usr/bin/swiftc"
        return URL(fileURLWithPath: real).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
            .path
    }
}
