// Feeds damaged project files, property lists and settings files to their parsers.
//
//     fuzz-projects [--count N] [--seed S] [--kind pbxproj|plist|xcconfig|scheme]
import Foundation
import Fuzzing
import XcodeProject

let fuzzer = Fuzzer()
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-projects-\(getpid())")
let projectFolder = scratch.appendingPathComponent("App.xcodeproj")
let sources = scratch.appendingPathComponent("App")
try FileManager.default.createDirectory(at: projectFolder, withIntermediateDirectories: true)
try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
try Seeds.xcconfig.write(to: sources.appendingPathComponent("App.xcconfig"), atomically: true, encoding: .utf8)
try Seeds.infoPlist.write(to: sources.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
try "let a = 1".write(to: sources.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)

fuzzer.run("pbxproj", seeds: [Array(Seeds.project.utf8)], pieces: Seeds.pieces) { bytes, _ in
    try Data(bytes).write(to: projectFolder.appendingPathComponent("project.pbxproj"))
    let project = try Project.open(at: projectFolder.path)
    for target in project.targets {
        _ = try? target.sources
        _ = try? target.resources
        _ = (target.dependencies, target.scripts, target.packageProducts)
        for configuration in target.configurations {
            _ = try? target.infoPlist(configuration: configuration)
            guard let settings = try? target.settings(configuration: configuration) else { continue }
            for name in settings.names { _ = settings.list(name) }
        }
    }
}

fuzzer.run("plist", seeds: Seeds.propertyLists, pieces: Seeds.pieces) { bytes, _ in
    let list = try PropertyList.parse(bytes, path: "Fuzz.plist")
    // What was read can be written and read again.
    guard try PropertyList.parse(Array(list.openStep.utf8), path: "Again").dictionary?.count == list.dictionary?.count else { abort() }
    _ = list.xml
}

fuzzer.run("xcconfig", seeds: [Array(Seeds.xcconfig.utf8)], pieces: Seeds.pieces) { bytes, _ in
    let level = try XCConfig.parse(bytes, path: "/Fuzz.xcconfig") { path in
        guard path == "/Other.xcconfig" else { throw CocoaError(.fileNoSuchFile) }
        return Array("OTHER = $(inherited) $(APP)".utf8)
    }
    let settings = BuildSettings(levels: [level, level], context: SettingContext(configuration: "Debug"))
    for name in settings.names { _ = settings.string(name) }
}

fuzzer.run("scheme", seeds: [Array(Seeds.scheme.utf8)]) { bytes, _ in _ = try Scheme.parse(bytes, path: "Fuzz.xcscheme") }

try FileManager.default.removeItem(at: scratch)
