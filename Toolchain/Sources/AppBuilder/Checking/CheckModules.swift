import Foundation
import Lowering
import Shell

/// The modules that apps are checked against by Objective-C's rules, made once of the toolchain's and of the frameworks.
///
/// They lie by what they are made of: one process may use them while another, of a newer command, makes others. An app has a set of them
/// that depends on the frameworks it imports; sets share the modules that are the same in each.
struct CheckModules {
    private let frameworks: Frameworks
    /// The frameworks of their own that are to be among them.
    private let onDemand: [String]
    private let log: BuildLog
    /// What all sets are made of.
    private let common: Fingerprint
    /// What this set is made of.
    private let fingerprint: Fingerprint

    init(frameworks: Frameworks, onDemand: [String], log: BuildLog) {
        (self.frameworks, self.onDemand, self.log) = (frameworks, onDemand, log)
        var fingerprint = frameworks.fingerprint
        if let compiler = Compiler.path { fingerprint.add(Compiler.fingerprint(compiler).text) }
        // A newer command may make other interfaces of the same frameworks.
        fingerprint.add(file: ProcessInfo.processInfo.arguments[0])
        common = fingerprint
        fingerprint.add(onDemand)
        self.fingerprint = fingerprint
    }

    /// The oldest release of iOS, which a module made for it can be imported for all.
    private static let oldest = "12.0"
    /// The release for modules that do not say for which they are.
    private static let usual = "15.0"
    private static let prefix = "check-"
    /// For how long modules are kept that nobody has asked for.
    private static let keeping: TimeInterval = 24 * 60 * 60
    /// How often an interface is made to do without what the compiler does not take of it.
    private static let rounds = 8

    /// Why the modules could not be made.
    struct Failure: Error { let message: String }

    /// What all sets share.
    private var folder: String { Files.join(frameworks.home, CheckModules.prefix + common.text) }
    /// The set.
    private var own: String { Files.join(folder, "sets/\(fingerprint.text)") }
    /// The modules that sets consist of, by what each is made of.
    private var made: String { Files.join(folder, "modules") }
    private var foreign: String { Files.join(folder, "toolchain") }
    private var header: String { Files.join(folder, "ObjectiveC") }
    private var overlay: String { Files.join(folder, "overlay.yaml") }

    /// What the compiler needs to check a module against them; `nil` if it is not to be had. Makes them where they are missing.
    ///
    /// Before Swift 4 everything was exposed that could be, and no compiler of today reads such sources so: they are not checked.
    func flags(swiftVersion: String, deploymentTarget: String) throws -> [String]? {
        guard swiftVersion.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 >= 4 else { return nil }
        guard let compiler = Compiler.path, let platform = CheckPlatform(compiler: compiler) else { return nil }
        let (stamp, failed) = (Files.join(own, "stamp"), Files.join(own, "failed"))
        try FileLock.hold(folder + ".lock") {
            guard !Stamp.matches(stamp, fingerprint), !Stamp.matches(failed, fingerprint) else { return }
            try Files.remove(own)
            do {
                try log.step("Preparing to check by Objective-C's rules (once)") {
                    try makeShared(platform)
                    try make(platform)
                }
                try Stamp.write(stamp, fingerprint)
            } catch let failure as Failure {
                // Apps are built all the same.
                log.onMessage("note: apps are not checked by Objective-C's rules: \(failure.message)")
                try Stamp.write(failed, fingerprint)
            }
        }
        guard Stamp.matches(stamp, fingerprint) else { return nil }
        return ["-target", platform.target(CheckModules.release(deploymentTarget))] + options(platform)
    }

    /// The release to check for.
    private static func release(_ text: String) -> String {
        let parts = text.split(separator: ".").map { Int($0) }
        guard !parts.isEmpty, !parts.contains(nil) else { return usual }
        return Compiler.isVersion(text, olderThan: oldest) ? oldest : text
    }

    /// Removes the modules of commands and frameworks that are no more.
    private func removeOthers() throws {
        for name in try Files.names(in: frameworks.home) where name.hasPrefix(CheckModules.prefix) {
            let path = Files.join(frameworks.home, name)
            let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            if path != folder, path != folder + ".lock", changed.map({ -$0.timeIntervalSinceNow > CheckModules.keeping }) == true {
                try Files.remove(path)
            }
        }
    }

    private func options(_ platform: CheckPlatform) -> [String] {
        ["-I", own, "-I", foreign, "-I", header, "-module-cache-path", Files.join(folder, "cache")] + platform.flags(overlay: overlay)
    }

    // MARK: Making

    /// Makes what all sets share, if that is not there yet.
    private func makeShared(_ platform: CheckPlatform) throws {
        let stamp = Files.join(folder, "stamp")
        guard !Stamp.matches(stamp, common) else { return }
        try removeOthers()
        try Files.remove(folder)
        try Files.makeFolder(folder)
        try Files.write(try platform.overlay, to: overlay)
        let printed = ConcurrentWork { try print(platform) }
        try copyToolchain(platform)
        try makeStandardLibrary(platform)
        try makeObjectiveC(platform)
        _ = try printed.result()
        try Stamp.write(stamp, common)
    }

    private func make(_ platform: CheckPlatform) throws {
        let objectiveC = "ObjectiveC.swiftmodule"
        let toolchain = Set(try Files.names(in: foreign).filter { $0 != objectiveC }.map { String($0.prefix { $0 != "." }) })
        let interfaces = CheckInterfaces.make(
            printed: try print(platform), summaries: try frameworks.summaries(for: [], and: onDemand),
            toolchain: toolchain.subtracting(CheckInterfaces.foundationParts)
        ) { beginning(of: $0, platform) }
        try Files.makeFolder(own)
        try Files.makeFolder(made)
        var keys: [String: String] = [:]
        for interface in interfaces {
            // What a module is made of is its interface, and what the modules are made of that it imports.
            var key = Fingerprint()
            key.add(interface.text)
            for line in interface.text.split(separator: "\n") where line.hasPrefix("import ") || line.hasPrefix("@_exported import ") {
                for word in line.split(separator: " ") { key.add(keys[String(word)] ?? "") }
            }
            keys[interface.module] = key.text
            let module = Files.join(made, "\(interface.module)-\(key.text).swiftmodule")
            if !Files.exists(module) { try compile(interface, to: module, platform) }
            try Files.link(Files.join(own, "\(interface.module).swiftmodule"), to: module)
        }
    }

    private func beginning(of module: String, _ platform: CheckPlatform) -> String {
        """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -target \(platform.target(CheckModules.oldest)) -module-name \(module) -swift-version 5
        import Swift
        import _Concurrency
        import _StringProcessing

        """
    }

    /// The modules that the toolchain prints, those that others build on first. What it has printed once is kept.
    private func print(_ platform: CheckPlatform) throws -> [(module: String, text: String)] {
        let frameworkModules = frameworks.manifest.modules.filter { $0.kind == .framework || onDemand.contains($0.name) }.map(\.name)
        let parts = ["ObjCRuntime", "SampanFoundation"]
        let names =
            ["Foundation", "FoundationNetworking", "FoundationXML"] + parts + frameworkModules.filter { !parts.contains($0) }
            + ["UIKitSwift4"].filter { frameworks.manifest.module($0)?.kind == .part }
        let kept = Files.join(folder, "printed")
        let flags = try frameworks.compilerFlags(onDemand) + ["-target", platform.host, "-module-cache-path", frameworks.moduleCache]
        return try names.map { name in
            let file = Files.join(kept, name)
            if Files.exists(file) { return (name, String(decoding: try Files.read(file), as: UTF8.self)) }
            guard let program = Compiler.tool("swift-synthesize-interface") else {
                throw Failure(message: "the toolchain has no swift-synthesize-interface")
            }
            let outcome = try Command(program, ["-module-name", name] + flags).run()
            guard outcome.succeeded, !outcome.output.isEmpty else {
                throw Failure(message: "the toolchain does not print \(name): \(CheckModules.firstError(outcome.errors))")
            }
            try Files.write(outcome.text, to: file)
            return (name, outcome.text)
        }
    }

    /// The toolchain's own modules under a name that the platform's compiler accepts. They are Swift's alone: Objective-C sees nothing of them.
    private func copyToolchain(_ platform: CheckPlatform) throws {
        let (name, stamp) = (Data(platform.host.utf8), Data(platform.stamp.utf8))
        let left = Set(["Swift", "XCTest", "Testing"] + CheckInterfaces.foundationParts)
        for module in try Files.names(in: platform.modules) where module.hasSuffix(".swiftmodule") {
            guard !left.contains(String(module.dropLast(".swiftmodule".count))), !module.hasPrefix("_Testing") else { continue }
            let source = Files.join(platform.modules, "\(module)/\(platform.host).swiftmodule")
            guard Files.exists(source) else { continue }
            var data = try Files.read(source)
            guard let range = data.range(of: name) else { throw Failure(message: "\(source) does not name its target") }
            data.replaceSubrange(range, with: stamp)
            try Files.write(data, to: Files.join(foreign, "\(module)/\(platform.moduleName)"))
        }
    }

    /// Swift's own library is made of its interface: without a type that only Objective-C has, the compiler ends where a method throws.
    private func makeStandardLibrary(_ platform: CheckPlatform) throws {
        let source = Files.join(platform.modules, "Swift.swiftmodule/\(platform.host).swiftinterface")
        guard Files.exists(source) else { throw Failure(message: "the toolchain has no interface of Swift's own library") }
        var text = String(decoding: try Files.read(source), as: UTF8.self)
        guard let line = text.firstMatch(of: #/\/\/ swift-module-flags: (.*)/#) else { throw Failure(message: "\(source) names no flags") }
        var flags: [String] = []
        var words = line.1.split(separator: " ").map(String.init)[...]
        while let word = words.popFirst() {
            if word == "-target" {
                _ = words.popFirst()
            } else if !["-disable-objc-interop", "-static", "-O"].contains(word) {
                flags.append(word)
            }
        }
        // Printed without its body, which this attribute asks for.
        text.replace(#/@backDeployed\([^)]*\)(?=\s+@usableFromInline\s+@inline\(never\)[^\n]*_diagnoseUnavailableCodeReached)/#, with: "")
        text += """

            @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
              public let _rawValue: Builtin.RawPointer
              @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
              public var pointee: Pointee { get nonmutating set }
            }

            """
        let interface = Files.join(folder, "interfaces/Swift.swiftinterface")
        try Files.write(text, to: interface)
        let result = Files.join(foreign, "Swift.swiftmodule/\(platform.moduleName)")
        try Files.makeFolder((result as NSString).deletingLastPathComponent)
        let outcome = try frontend(flags + ["-experimental-skip-all-function-bodies", interface, "-o", result], platform)
        guard outcome.succeeded else {
            throw Failure(message: "Swift's own library cannot be made for iOS: \(CheckModules.firstError(outcome.errors))")
        }
    }

    private func makeObjectiveC(_ platform: CheckPlatform) throws {
        try Files.write(ObjectiveCModule.header, to: Files.join(header, "NSObject.h"))
        try Files.write(ObjectiveCModule.map, to: Files.join(header, "module.modulemap"))
        let source = Files.join(folder, "interfaces/ObjectiveC.swift")
        try Files.write(ObjectiveCModule.source, to: source)
        let arguments = [
            "-frontend", "-emit-module", "-module-name", "ObjectiveC", "-parse-as-library", "-import-underlying-module", "-target",
            platform.target(CheckModules.oldest),
        ]
        let result = Files.join(foreign, "ObjectiveC.swiftmodule")
        let outcome = try Command("swiftc", arguments + options(platform) + [source, "-o", result]).run()
        guard outcome.succeeded else { throw Failure(message: "the module ObjectiveC: \(CheckModules.firstError(outcome.errors))") }
    }

    private func compile(_ interface: CheckInterfaces.Interface, to module: String, _ platform: CheckPlatform) throws {
        let path = Files.join(folder, "interfaces/\(interface.module).swiftinterface")
        var text = interface.text
        for _ in 0..<CheckModules.rounds {
            try Files.write(text, to: path)
            let outcome = try frontend(
                [
                    "-module-name", interface.module, "-swift-version", "5", "-disable-availability-checking",
                    "-disable-objc-attr-requires-foundation-module", "-experimental-skip-all-function-bodies", path, "-o", module,
                ], platform)
            if outcome.succeeded { return }
            let faults = outcome.errors.split(separator: "\n").compactMap { CheckInterfaces.Fault($0) }
            guard let repaired = CheckInterfaces.repaired(text, faults) else {
                throw Failure(message: "the module \(interface.module): \(CheckModules.firstError(outcome.errors))")
            }
            text = repaired
        }
        throw Failure(message: "the module \(interface.module) is still faulty after \(CheckModules.rounds) repairs")
    }

    /// Makes a module of an interface.
    private func frontend(_ arguments: [String], _ platform: CheckPlatform) throws -> Command.Outcome {
        try Command(
            "swiftc",
            [
                "-frontend", "-compile-module-from-interface", "-explicit-interface-module-build", "-diagnostic-style", "llvm", "-target",
                platform.target(CheckModules.oldest),
            ] + options(platform) + arguments
        ).run()
    }

    private static func firstError(_ text: String) -> String {
        let lines = text.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("error: ") } ?? lines.first ?? "no word why"
    }
}
