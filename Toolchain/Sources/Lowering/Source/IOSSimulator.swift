import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions are true where an app is built for the iOS simulator, with the modules that there are here. Libraries made for
/// XCTest itself meet that of Linux, and are built as on Linux.
struct IOSSimulator: BuildConfiguration {
    /// Swift's own modules, which can be imported whatever the project.
    private static let modules: Set<String> = [
        "Swift", "Foundation", "Dispatch", "XCTest", "Testing", "Observation", "Synchronization", "RegexBuilder",
        "_Concurrency", "_StringProcessing", "_Differentiation", "Distributed",
    ]

    let conditions: Set<String>
    let importable: Set<String>
    let languageVersion: VersionTuple
    let compilerVersion: VersionTuple
    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64, 128]
    let endianness = Endianness.little
    private let isForLinux: Bool

    init(_ input: ModuleInput, isForLinux: Bool = false) {
        conditions = input.conditions
        self.isForLinux = isForLinux
        importable = IOSSimulator.modules.union(input.importableModules).union(input.dependencies.map(\.module))
            .union(isForLinux ? ["CoreFoundation", "Glibc"] : Set(ImportRule.renamed.keys))
        compilerVersion = VersionTuple(components: input.compilerVersion.split(separator: ".").compactMap { Int($0) })
        languageVersion = IOSSimulator.effectiveVersion(input.swiftVersion) ?? compilerVersion
    }

    /// The version that `swift(>=…)` compares with in a language mode: each mode but the newest stands at the last release before the next.
    private static func effectiveVersion(_ version: String) -> VersionTuple? {
        if version.hasPrefix("4.2") { return VersionTuple(4, 2) }
        switch version.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 {
        case ...4: return VersionTuple(4, 1, 50)
        case 5: return VersionTuple(5, 10)
        default: return nil
        }
    }

    func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { ["available", "MainActor", "Sendable", "retroactive", "preconcurrency"].contains(name) }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1, importable.contains(module) else { return false }
        if case .unversioned = version { return true }
        // The versions of Apple's modules rise for ever; what asks for one asks for something new.
        return false
    }
    func isActiveTargetOS(name: String) -> Bool { name == (isForLinux ? "Linux" : "iOS") }
    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
            name == "arm64"
        #else
            name == "x86_64"
        #endif
    }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && !isForLinux }
    func isActiveTargetRuntime(name: String) -> Bool { name == (isForLinux ? "_Native" : "_ObjC") || name == "_multithreaded" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == (isForLinux ? "ELF" : "MachO") }
}
