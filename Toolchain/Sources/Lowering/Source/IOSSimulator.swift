import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions are true where an app is built for the iOS simulator, with the modules that there are here. Libraries made for
/// XCTest itself meet that of Linux, and are built as on Linux.
struct IOSSimulator: BuildConfiguration {
    /// Modules that can be imported whatever the project.
    static let modules: Set<String> = [
        "Swift", "Foundation", "ObjectiveC", "Darwin", "Dispatch", "CoreFoundation", "UIKit", "CoreGraphics", "QuartzCore", "ImageIO",
        "XCTest", "Testing", "Observation", "Synchronization", "RegexBuilder", "os", "AVFoundation", "AudioToolbox",
    ]

    let conditions: Set<String>
    let importable: Set<String>
    let languageVersion: VersionTuple
    let compilerVersion = VersionTuple(6, 3, 1)
    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64, 128]
    let endianness = Endianness.little
    private let isForLinux: Bool

    init(conditions: Set<String>, importable: Set<String>, swiftVersion: String, isForLinux: Bool = false) {
        self.conditions = conditions
        self.isForLinux = isForLinux
        let modules = isForLinux ? IOSSimulator.modules.subtracting(["ObjectiveC", "Darwin"]).union(["Glibc"]) : IOSSimulator.modules
        self.importable = importable.union(modules)
        languageVersion = IOSSimulator.effectiveVersion(swiftVersion)
    }

    /// The version that `swift(>=…)` compares with in a language mode: each mode but the newest stands at the last release before the next.
    private static func effectiveVersion(_ version: String) -> VersionTuple {
        if version.hasPrefix("4.2") { return VersionTuple(4, 2) }
        switch version.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 {
        case ...4: return VersionTuple(4, 1, 50)
        case 5: return VersionTuple(5, 10)
        default: return VersionTuple(6, 3, 1)
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
