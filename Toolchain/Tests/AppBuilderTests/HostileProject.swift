import Foundation
import XcodeProject

@testable import AppBuilder

/// A project to make trouble with, a cache, and beside them what nothing may touch. Nothing is compiled.
final class HostileProject {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-confined-\(UUID().uuidString)").path
    private let before: [String: String]

    var target = "App"
    var configuration = "Debug"
    /// What stands in the target's settings.
    var settings = ""
    /// The identifier of the file that the settings are based on.
    var base = "NONE"
    var list = "LA"
    var copyFolder = "."
    var identifier = "org.example.app"
    let log = BuildLog()
    /// The folders that may be read beside the project's own.
    var allowed: [String] = []
    var source = "A.swift"
    /// The path of the resource.
    var note = "note.txt"
    /// The scripts before the sources are compiled, and after everything.
    var (early, late): ([Script], [Script]) = ([], [])
    var scriptPolicy = ScriptPolicy()

    /// A build phase that is a script.
    struct Script {
        var text: String
        var shell = "/bin/sh"
        var fields = ""

        var object: String {
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "{isa = PBXShellScriptBuildPhase; name = Make; shellPath = \(shell); \(fields)\n"
                + "shellScript = \"\(escaped.replacingOccurrences(of: "\n", with: "\\n"))\"; }"
        }
    }

    init() throws {
        for (name, text) in [
            "outside/victim/precious.txt": "precious", "outside/home/.bashrc": "alias",
            "work/App/A.swift": "let a = 1\n", "work/App/note.txt": "note", "work/App/App.xcconfig": "",
            "work/App/Texts.xcstrings": #"{"sourceLanguage": "en", "strings": {}}"#,
            "work/App/Assets.xcassets/Contents.json": "{}",
        ] {
            try HostileProject.write(text, to: "\(folder)/\(name)")
        }
        before = try HostileProject.listing("\(folder)/outside")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The project's folder.
    var path: String { "\(folder)/work" }
    var file: String { "\(path)/App.xcodeproj/project.pbxproj" }
    /// The variables that say where things are kept.
    lazy var environment = ["SAMPAN_CACHE": cache]
    lazy var cache = "\(folder)/cache"
    func outside(_ name: String) -> String { "\(folder)/outside/\(name)" }

    func write(_ text: String, to name: String) throws { try HostileProject.write(text, to: "\(path)/\(name)") }

    func link(_ name: String, to destination: String) throws {
        try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: destination)
    }

    var locations: Locations {
        get throws { try Locations(environment: environment.merging(["SAMPAN_ROOT": "/nowhere"]) { $1 }) }
    }

    func build() throws -> AppBuilder.App {
        try write(text, to: "App.xcodeproj/project.pbxproj")
        let project = try Project.open(at: path, allowing: allowed)
        let builder = try AppBuilder(project: project, configuration: configuration, locations: try locations, log: log)
        builder.isCompiling = false
        builder.scriptPolicy = scriptPolicy
        return try builder.build(try project.target())
    }

    /// Builds, and returns the message that it fails with.
    func failure() -> String {
        do {
            return "built \(try build().path)"
        } catch {
            return "\(error)"
        }
    }

    /// The line of the project's file that has a text.
    func line(of wanted: String) throws -> Int {
        (text.components(separatedBy: "\n").firstIndex { $0.contains(wanted) } ?? -1) + 1
    }

    func bundleFiles(_ app: AppBuilder.App) throws -> [String] {
        try HostileProject.listing(app.path).filter { $0.value != "folder" }.keys.sorted()
    }

    /// What has been made, changed or removed where a build has no business.
    func changesOutside() throws -> [String] {
        let now = try HostileProject.listing("\(folder)/outside")
        let top = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !["outside", "work", "cache"].contains($0) }
        let inCache = try Files.isFolder(cache) ? Files.names(in: cache).filter { !$0.hasPrefix("App-") && $0 != "containers" } : []
        return Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }.sorted() + top + inCache
    }

    private static func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func listing(_ folder: String) throws -> [String: String] {
        var listing: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            var status = stat()
            lstat("\(folder)/\(name)", &status)
            switch status.st_mode & S_IFMT {
            case S_IFDIR: listing[name] = "folder"
            case S_IFREG: listing[name] = String(decoding: try Files.read("\(folder)/\(name)"), as: UTF8.self)
            default: listing[name] = "link"
            }
        }
        return listing
    }

    private var text: String {
        let scripts = (early + late).enumerated().map { "S\($0) = \($1.object);" }.joined(separator: "\n")
        let (before, after) = ((0..<early.count).map { "S\($0), " }.joined(), late.indices.map { ", S\(early.count + $0)" }.joined())
        return """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 50; rootObject = R; objects = {
            R = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; targets = (TA); };
            G = {isa = PBXGroup; children = (GA); sourceTree = "<group>"; };
            GA = {isa = PBXGroup; children = (FA, FN, FT, FX, XC); path = App; sourceTree = "<group>"; };
            FA = {isa = PBXFileReference; path = "\(source)"; sourceTree = "<group>"; };
            FN = {isa = PBXFileReference; path = "\(note)"; sourceTree = "<group>"; };
            FT = {isa = PBXFileReference; path = Texts.xcstrings; sourceTree = "<group>"; };
            FX = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            XC = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            BA = {isa = PBXBuildFile; fileRef = FA; }; BN = {isa = PBXBuildFile; fileRef = FN; };
            BT = {isa = PBXBuildFile; fileRef = FT; }; BX = {isa = PBXBuildFile; fileRef = FX; };
            SA = {isa = PBXSourcesBuildPhase; files = (BA); };
            RA = {isa = PBXResourcesBuildPhase; files = (BT, BX); };
            CA = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (BN);
              dstPath = "\(copyFolder)"; };
            TA = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (\(before)SA, RA, CA\(after)); dependencies = ();
              buildConfigurationList = \(list);
              name = "\(target)"; };
            \(scripts)
            LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
            LA = {isa = XCConfigurationList; buildConfigurations = (CT); };
            CP = {isa = XCBuildConfiguration; name = "\(configuration)"; buildSettings = {SDKROOT = iphoneos; }; };
            CT = {isa = XCBuildConfiguration; name = "\(configuration)"; baseConfigurationReference = \(base); buildSettings = {
              \(settings)
              GENERATE_INFOPLIST_FILE = YES; 
              PRODUCT_BUNDLE_IDENTIFIER = "\(identifier)"; }; };
            }; }
            """
    }
}
