import Foundation
import Shell
import XcodeProject

/// What of a target is C: its C and C++ files, its bridging header, and the C modules that it uses.
struct CFamilyPart {
    /// How others find the target's own headers.
    let headers: CHeaders?
    /// What the Swift compiler needs for what the target's Swift files see of C.
    let swiftFlags: [String]
    /// The headers that a bridging header includes, and the files that say what makes the modules in use.
    let headerFiles: [String]
    private let sources: [SourceFile]
    private let compiler: CFamilyCompiler
    private let ground: Ground
    private let readable: [String]

    /// Reads what a target's settings say of C, and its bridging header.
    ///
    /// - Returns: `nil` for a target that has nothing to do with C.
    /// - Throws: `BuildError`, or `ProjectError` for a bridging header that is not there, or lies elsewhere.
    init?(
        _ target: Target, sources: [SourceFile], settings: BuildSettings, uses: [AppBuilder.BuiltModule], frameworks: Set<String>,
        state: ConfinedFolder, instrumentation: Instrumentation, log: BuildLog
    ) throws {
        let used = uses.compactMap(\.headers)
        let hasHeader = !settings.string("SWIFT_OBJC_BRIDGING_HEADER").isEmpty
        guard !sources.isEmpty || hasHeader || !used.isEmpty || target.publicHeaderFolder != nil else { return nil }
        let apple = state.folder("apple-headers")
        try AppleHeaders.write(to: apple, frameworks: frameworks)
        var own = target.productType.isLibrary ? try CHeaders.make(target, settings: settings, state: state) : nil
        let options = CFamilyOptions(
            target, settings: settings, appleHeaders: apple, headers: [own].compactMap(\.self) + used,
            hasOwnC: !sources.isEmpty || hasHeader, instrumentation: instrumentation)
        for (setting, flag) in options.unknown where !sources.isEmpty {
            log.onMessage("note: target \"\(target.name)\": \(flag) of \(setting) means nothing here")
        }
        ground = target.ground
        readable = [apple.path] + (own?.ground ?? []) + used.flatMap(\.ground)
        let folder = state.folder("c-objects")
        compiler = CFamilyCompiler(
            module: try settings.moduleName().text, options: options, folder: folder,
            confinement: try CompilerReach.confinement(ground, reading: readable, writing: [folder]), log: log)
        self.sources = sources
        let bridging = try BridgingHeader(
            target, settings: settings, options: options, folder: folder, confinement: compiler.confinement, log: log)
        var flags = used.flatMap(\.swiftFlags)
        if let bridging {
            flags += bridging.flags + options.headerFlags.flatMap { ["-Xcc", $0] }
            // Whoever imports the module reads its bridging header again.
            own = own ?? CHeaders(flags: options.headerFlags, moduleMap: nil, ground: target.ground.roots + [apple.path, folder.path])
        } else if let own, !sources.isEmpty {
            flags += ["-import-underlying-module"] + own.swiftFlags
        }
        swiftFlags = flags
        headerFiles = (bridging?.files ?? []) + used.compactMap(\.moduleMap)
        let libraries =
            Self.libraries(settings) + Self.libraries(of: target, log: log) + (sources.contains(where: \.isCPlusPlus) ? ["-lstdc++"] : [])
        if !libraries.isEmpty {
            own = own ?? CHeaders(flags: [], moduleMap: nil, ground: [])
            own?.linkerFlags += libraries
        }
        headers = own
    }

    /// Compiles the C and C++ files that changed; returns the objects of all.
    func compile() throws -> [String] { try compiler.compile(sources) }

    /// The bounds of a Swift compiler that reads what is C.
    func confinement(reading read: [String], writing written: [ConfinedFolder]) throws -> Confinement? {
        try CompilerReach.confinement(ground, reading: readable + read, writing: written)
    }

    /// The libraries of the system that the linker is to look for.
    private static func libraries(_ settings: BuildSettings) -> [String] {
        settings.list("OTHER_LDFLAGS").filter { $0.wholeMatch(of: #/-l[A-Za-z0-9_.+-]+/#) != nil }.compactMap { flag in
            library(flag.dropFirst(2).description).map { "-l\($0)" }
        }
    }

    /// The libraries that the project lists beside its frameworks, where the system has them.
    private static func libraries(of target: Target, log: BuildLog) -> [String] {
        target.linkedLibraries.compactMap { name in
            guard let library = library(name) else { return nil }
            if library == "stdc++" || SystemLibraries.has(library) { return "-l\(library)" }
            log.onMessage(
                "warning: target \"\(target.name)\" links the library \"\(name)\", which this system has not for linking; install its development package"
            )
            return nil
        }
    }

    /// What a library of Apple's is called here; `nil` for those whose contents are in Swift's own libraries.
    private static func library(_ name: String) -> String? {
        switch name {
        case "c++": "stdc++"
        case "System", "objc", "swiftCore", "dispatch": nil
        default: name
        }
    }
}

extension AppBuilder {
    /// The files of a target that can be compiled. What is Objective-C, or needs a tool of Xcode's, is an error; in tests it is left out.
    func buildableSources(of target: Target) throws -> [SourceFile] {
        try target.sources.filter { source in
            if source.isSwift || source.isCFamily { return true }
            if ObjectiveCSource.isInert(source.path) { return false }
            guard [.unitTestBundle, .uiTestBundle].contains(target.productType) else {
                let what = source.isObjectiveC ? "Objective-C cannot be built here" : "files of this kind cannot be compiled here"
                throw BuildError.file(path: source.path, message: "\(what), only Swift, C and C++")
            }
            log.onMessage("warning: \(source.path): tests that are not written in Swift are left out")
            return false
        }
    }
}
