import Foundation

/// A shared scheme: which target is run, how.
public struct Scheme: Hashable, Sendable {
    /// The scheme's name.
    public var name: String
    /// The target that it runs.
    public var targetName: String?
    /// The configuration that it runs in.
    public var configuration: String?
    /// The arguments that the app is started with.
    public var arguments: [String]
    /// The environment that the app is started with.
    public var environment: [String: String]
    /// The app's language, if the scheme sets one.
    public var language: String?
    /// The app's region, if the scheme sets one.
    public var region: String?
    /// The `.storekit` file with the products that the app's store has, if the scheme names one that is there.
    public var storeKit: String?
    /// The targets that it tests.
    public var testTargets: [String] = []
    /// Whether its tests run with Address Sanitizer.
    public var testsWithAddressSanitizer = false
    /// Whether its tests run with Thread Sanitizer.
    public var testsWithThreadSanitizer = false

    /// Creates a scheme.
    public init(
        name: String, targetName: String? = nil, configuration: String? = nil, arguments: [String] = [],
        environment: [String: String] = [:],
        language: String? = nil, region: String? = nil
    ) {
        (self.name, self.targetName, self.configuration, self.arguments) = (name, targetName, configuration, arguments)
        (self.environment, self.language, self.region) = (environment, language, region)
    }

    /// The shared schemes of an `.xcodeproj` or `.xcworkspace`, by name.
    static func shared(in container: String, ground: Ground) throws -> [Scheme] {
        let folder = PBXFiles.join(container, "xcshareddata/xcschemes")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcscheme") }.sorted()
        return try names.map { name in
            let path = PBXFiles.join(folder, name)
            try ground.check(path, named: Place(path))
            let scheme = try parse(try FileBytes.read(path), path: path)
            if let file = scheme.storeKit { try ground.check(file, named: Place(path)) }
            return scheme
        }
    }

    /// The file that a scheme names for its store. Versions of Xcode, and what else writes schemes, begin at different folders: at that of the
    /// scheme, or at one around it.
    private static func storeKit(_ reference: String, in scheme: String) -> String? {
        var folder = (scheme as NSString).deletingLastPathComponent
        for _ in 0..<4 {
            let path = PBXFiles.join(folder, reference)
            if let real = FileSystem.realPath(path), FileSystem.kind(of: real) == S_IFREG { return path }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    /// Reads an `.xcscheme` file.
    ///
    /// - Throws: `ParseError`.
    public static func parse(_ bytes: [UInt8], path: String) throws -> Scheme {
        let root = try XMLDocumentParser.parse(bytes, path: path)
        let launch = root.child("LaunchAction")
        let runnable = launch?.child("BuildableProductRunnable") ?? launch?.child("RemoteRunnable")
        let reference = runnable?.child("BuildableReference") ?? root.child("BuildAction")?.descendants(named: "BuildableReference").first
        func isEnabled(_ node: XMLNode) -> Bool { node.attributes["isEnabled"] != "NO" }
        let variables = launch?.child("EnvironmentVariables")?.children.filter(isEnabled) ?? []
        var scheme = Scheme(
            name: ((path as NSString).lastPathComponent as NSString).deletingPathExtension,
            targetName: reference?.attributes["BlueprintName"], configuration: launch?.attributes["buildConfiguration"],
            arguments: launch?.child("CommandLineArguments")?.children.filter(isEnabled).compactMap { $0.attributes["argument"] } ?? [],
            environment: variables.reduce(into: [:]) { all, node in
                if let key = node.attributes["key"] { all[key] = node.attributes["value"] ?? "" }
            }, language: launch?.attributes["language"], region: launch?.attributes["region"])
        scheme.storeKit = launch?.child("StoreKitConfigurationFileReference")?.attributes["identifier"].flatMap {
            storeKit($0, in: path)
        }
        let test = root.child("TestAction")
        let tested = test?.child("Testables")?.children.filter { $0.attributes["skipped"] != "YES" } ?? []
        scheme.testTargets = tested.compactMap { $0.child("BuildableReference")?.attributes["BlueprintName"] }
        scheme.testsWithAddressSanitizer = test?.attributes["enableAddressSanitizer"] == "YES"
        scheme.testsWithThreadSanitizer = test?.attributes["enableThreadSanitizer"] == "YES"
        return scheme
    }
}

/// Reads `contents.xcworkspacedata`.
enum WorkspaceFile {
    /// The paths of the projects in a workspace.
    static func projects(of workspace: String, ground: Ground) throws -> [String] {
        let path = PBXFiles.join(workspace, "contents.xcworkspacedata")
        try ground.check(path, named: Place(path))
        return try parse(try FileBytes.read(path), path: path, directory: (workspace as NSString).deletingLastPathComponent)
    }

    static func parse(_ bytes: [UInt8], path: String, directory: String) throws -> [String] {
        var found: [String] = []
        func visit(_ node: XMLNode, in folder: String) {
            for child in node.children where child.name == "FileRef" || child.name == "Group" {
                let location = (child.attributes["location"] ?? "group:").split(
                    separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                let relative = location.count == 2 ? String(location[1]) : ""
                // "self:" is the workspace inside a project: the project itself lies around it.
                let base = location[0] == "container" ? directory : folder
                let full = location[0] == "absolute" ? relative : PBXFiles.join(base, relative)
                if child.name == "Group" { visit(child, in: full) }
                if child.name == "FileRef", full.hasSuffix(".xcodeproj") { found.append(full) }
            }
        }
        visit(try XMLDocumentParser.parse(bytes, path: path), in: directory)
        return found
    }
}
