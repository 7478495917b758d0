import Articles
import Foundation
import Shell

/// The iOS project that the check builds: an app that hosts tests, and a bundle of tests for each article; beside it, the articles' own apps.
///
/// An article's folder holds the tests' sources, `Generation` the resources of which more sources are generated, `Refused` those that have to be refused, `App` the sources and resources of an app, and
/// `Scripts` what is done with it. All is written below the checkout's build folder from `Tests/Conformance`, with the listings in their places. What did not change is not
/// written again, so that it is not built again either.
struct TestProject {
    /// An article's bundle.
    struct Bundle {
        let article: String
        /// The lines of each listing's file that stand in its sources.
        var lines: [String: IndexSet] = [:]
        /// Whether there are tests.
        var hasTests = false
        /// Whether the tests have a bridging header, beside the C files that it includes the headers of.
        var hasBridgingHeader = false
        /// The sources that have to be refused; none of them is in the bundle.
        var refused: [String] = []
        /// What is done with the configuration of generated resources, if the article has one.
        var generation: String?
        /// What is done with the article's app, each time from the start.
        var scripts: [String] = []

        /// The target's name: an identifier, for a module has it too.
        var target: String { article.replacingOccurrences(of: "-", with: "_") }
    }

    let folder: String
    private(set) var bundles: [Bundle] = []

    fileprivate static let bridgingHeader = "Bridging-Header.h"

    private static let sources = "Tests/Conformance"

    init(checkout root: URL, documents: Documents) throws {
        folder = root.appendingPathComponent(".build/conformance").path
        let sources = root.appendingPathComponent(Self.sources)
        var files: [String: Data] = [:]
        for folder in ["Host", "Support", "AppSupport"] {
            for (name, data) in try Self.files(in: sources.appendingPathComponent(folder)) { files["\(folder)/\(name)"] = data }
        }
        let support = files.filter { $0.key.hasPrefix("AppSupport/") }
        let articles = sources.appendingPathComponent("Articles")
        for article in try FileManager.default.contentsOfDirectory(atPath: articles.path).sorted() {
            guard documents.articles.contains(where: { $0.slug == article }) else {
                throw Complaint("Articles/\(article): no article has this name")
            }
            var bundle = Bundle(article: article)
            for (name, data) in try Self.files(in: articles.appendingPathComponent(article)) {
                if name == "Generation/steps" {
                    bundle.generation = String(decoding: data, as: UTF8.self)
                    continue
                }
                let path = bundle.path(of: name)
                guard name.hasSuffix(".swift") else {
                    files[path] = data
                    continue
                }
                let template = Template(text: String(decoding: data, as: UTF8.self), name: "\(article)/\(name)")
                // What has to be refused is not compiled.
                if !name.hasPrefix("Refused/") { bundle.lines.merge(template.lines(from: documents)) { $0.union($1) } }
                files[path] = Data(try template.filled(from: documents).utf8)
            }
            if !bundle.scripts.isEmpty {
                for (name, data) in support { files["Apps/\(bundle.target)/\(name)"] = data }
            }
            bundles.append(bundle)
        }
        // Steps begin with the project as it is written here, not with what they made of it before.
        for bundle in bundles where bundle.generation != nil { try? FileManager.default.removeItem(atPath: "\(folder)/\(bundle.target)") }
        files["Conformance.xcodeproj/project.pbxproj"] = Data(projectFile.utf8)
        try write(files)
    }

    /// The files below a folder, by their paths in it.
    private static func files(in folder: URL) throws -> [(name: String, data: Data)] {
        guard let found = FileManager.default.enumerator(atPath: folder.path) else { throw Complaint("\(folder.path) is not there") }
        return try found.compactMap { $0 as? String }.sorted().compactMap { name in
            let file = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
            return (name, try Data(contentsOf: file))
        }
    }

    /// Writes the files that changed, and removes sources that are no longer there.
    private func write(_ files: [String: Data]) throws {
        let manager = FileManager.default
        for (name, data) in files {
            let file = URL(fileURLWithPath: "\(folder)/\(name)")
            guard (try? Data(contentsOf: file)) != data else { continue }
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        }
        for (name, _) in try Self.files(in: URL(fileURLWithPath: folder)) where name.hasSuffix(".swift") && files[name] == nil {
            try manager.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    // MARK: The project's file

    private var projectFile: String {
        let tested = bundles.filter(\.hasTests)
        let tests = tested.map(\.target)
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Host.app/Host\"; "
        let settings = "SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; "
        return """
            // !$*UTF8*$!
            {
            archiveVersion = 1; objectVersion = 77;
            objects = {
            Project = {isa = PBXProject; buildConfigurationList = ProjectList; mainGroup = Main; targets = (\((["Host"] + tests).map { "\($0)Target" }.joined(separator: ", ")));};
            \(Self.configurations("Project", settings + "PRODUCT_NAME = \"$(TARGET_NAME)\"; PRODUCT_BUNDLE_IDENTIFIER = \"org.sampan.$(TARGET_NAME)\"; "))
            Main = {isa = PBXGroup; children = (\((["Host", "Support"] + tests).map { "\($0)Folder" }.joined(separator: ", "))); sourceTree = "<group>";};
            \((["Host", "Support"] + tests).map { "\($0)Folder = {isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\";};" }.joined(separator: "\n"))
            \(Self.target("Host", "application", folders: "HostFolder", settings: ""))
            HostDependency = {isa = PBXTargetDependency; target = HostTarget;};
            \(tested.map { Self.target($0.target, "bundle.unit-test", folders: "\($0.target)Folder, SupportFolder", dependencies: "HostDependency", settings: host + $0.settings) }.joined(separator: "\n"))
            };
            rootObject = Project;
            }

            """
    }

    private static func configurations(_ name: String, _ settings: String) -> String {
        """
        \(name)List = {isa = XCConfigurationList; buildConfigurations = (\(name)Debug); defaultConfigurationName = Debug;};
        \(name)Debug = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
        """
    }

    private static func target(_ name: String, _ kind: String, folders: String, dependencies: String = "", settings: String) -> String {
        """
        \(name)Target = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(kind)"; \
        buildConfigurationList = \(name)List; buildPhases = (); dependencies = (\(dependencies)); fileSystemSynchronizedGroups = (\(folders));};
        \(configurations(name, settings))
        """
    }
}

extension TestProject.Bundle {
    /// Where a file of the article's folder is put; what it is there for is noted.
    fileprivate mutating func path(of name: String) -> String {
        if name.hasPrefix("Refused/") {
            let path = "Refused/\(target)/\(name.dropFirst("Refused/".count))"
            if name.hasSuffix(".swift") || name.hasSuffix(".strings") { refused.append(path) }
            return path
        }
        if name.hasPrefix("Generation/Project/") { return "\(target)/\(name.dropFirst("Generation/Project/".count))" }
        if name.hasPrefix("App/") { return "Apps/\(target)/\(name.dropFirst("App/".count))" }
        if name.hasPrefix("Scripts/") {
            let path = "Scripts/\(target)/\(name.dropFirst("Scripts/".count))"
            if name.hasSuffix(".script") { scripts.append(path) }
            return path
        }
        hasTests = true
        if name == TestProject.bridgingHeader { hasBridgingHeader = true }
        return "\(target)/\(name)"
    }

    /// Settings of its own in the project's file.
    fileprivate var settings: String {
        hasBridgingHeader ? "SWIFT_OBJC_BRIDGING_HEADER = \"\(target)/\(TestProject.bridgingHeader)\"; " : ""
    }
}
