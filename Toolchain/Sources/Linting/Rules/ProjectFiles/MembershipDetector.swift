import Foundation

/// Files that a project lists and that are not there, files that it does not list, and settings that do nothing.
final class MembershipDetector: Detector, ProjectScanner {
    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, category: Category = .correctness,
        isEnabledByDefault: Bool = true,
        _ noncompliant: [String: String], _ compliant: [String: String]
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: category, priority: priority, severity: severity,
            implementation: Implementation(MembershipDetector.self, .project), noncompliant: [Example(files: noncompliant)],
            compliant: [Example(files: compliant)], isEnabledByDefault: isEnabledByDefault)
    }

    private static let file = "App.xcodeproj/project.pbxproj"

    static let missingFile = issue(
        "MissingProjectFile", "A target builds a file that is not there",
        "The build ends with an error. Put the file back, or take it out of the target.", .error, priority: 9,
        [file: ExampleProject.text(["A.swift"], mark: "↓")], [file: ExampleProject.text(["A.swift"]), "A.swift": "let a = 1\n"])

    static let inNoTarget = issue(
        "FileInNoTarget", "A Swift file that no target builds",
        "The file lies among the project's sources, but nothing compiles it: what is in it is not part of the app, and rots.", .warning,
        priority: 5, category: .unusedCode, [file: ExampleProject.text(["A.swift"]), "A.swift": "let a = 1\n", "B.swift": "↓let b = 1\n"],
        [file: ExampleProject.text(["A.swift", "B.swift"]), "A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])

    static let resourceInNoTarget = issue(
        "ResourceInNoTarget", "A storyboard, xib or catalog that no target copies",
        "The file lies among the project's files, but is not in the app: asking for it fails.", .warning, priority: 5,
        category: .unusedCode, isEnabledByDefault: false,
        [file: ExampleProject.text(["A.swift"]), "A.swift": "let a = 1\n", "Main.storyboard": "↓" + ExampleDocument.storyboard("")],
        [
            file: ExampleProject.text(["A.swift", "Main.storyboard"]), "A.swift": "let a = 1\n",
            "Main.storyboard": ExampleDocument.storyboard(""),
        ])

    static let repeated = issue(
        "RepeatedProjectFile", "A target builds a file twice",
        "Xcode skips the second one with a warning, or the build ends with a duplicate. Take one out of the phase.", .warning, priority: 5,
        [file: ExampleProject.text(["A.swift"], mark: "↓", repeats: true), "A.swift": "let a = 1\n"],
        [file: ExampleProject.text(["A.swift"]), "A.swift": "let a = 1\n"])

    static let deadSetting = issue(
        "DeadBuildSetting", "A build setting that no Xcode reads any more",
        "The setting belongs to something that Xcode has given up. Take it away.", .informational, priority: 2, category: .unusedCode,
        [file: ExampleProject.text(["A.swift"], settings: "↓\t\t\tENABLE_BITCODE = NO;"), "A.swift": "let a = 1\n"],
        [file: ExampleProject.text(["A.swift"], settings: "\t\t\tENABLE_TESTABILITY = YES;"), "A.swift": "let a = 1\n"])

    static let missingPath = issue(
        "MissingSettingFile", "A build setting names a file that is not there",
        "The build ends with an error, or does without it. Correct the path.", .error, priority: 8,
        [file: ExampleProject.text(["A.swift"], settings: "↓\t\t\tINFOPLIST_FILE = \"App/Info.plist\";"), "A.swift": "let a = 1\n"],
        [
            file: ExampleProject.text(["A.swift"], settings: "\t\t\tINFOPLIST_FILE = \"App/Info.plist\";"), "A.swift": "let a = 1\n",
            "App/Info.plist": ExampleDocument.propertyList(""),
        ])

    static let issues = [missingFile, inNoTarget, resourceInNoTarget, repeated, deadSetting, missingPath]

    /// Settings, and what was given up with which Xcode.
    private static let dead = [
        "ENABLE_BITCODE": "bitcode (Xcode 14)", "BITCODE_GENERATION_MODE": "bitcode (Xcode 14)",
        "EMBEDDED_CONTENT_CONTAINS_SWIFT": "what ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES has replaced (Xcode 8)",
        "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME": "launch images (Xcode 13)", "CODE_SIGN_RESOURCE_RULES_PATH": "resource rules (Xcode 6)",
        "SWIFT_SWIFT3_OBJC_INFERENCE": "Swift 3 (Xcode 10.2)", "GCC_VERSION": "the choice of compilers (Xcode 5)",
        "USE_LEGACY_SWIFT_LANGUAGE_VERSION": "Swift 2 (Xcode 8.3)",
    ]
    private static let paths: Set<String> = ["INFOPLIST_FILE", "SWIFT_OBJC_BRIDGING_HEADER", "CODE_SIGN_ENTITLEMENTS"]

    func visitProject(_ context: ProjectContext) {
        let listings = context.project.fact(ProjectFiles.self).listings
        let known = Set(context.project.paths)
        let ignored = Self.ignoredNames(context.project)
        for listing in listings {
            let container = ((listing.path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
            func exists(_ path: String) -> Bool {
                known.contains(path) || FileManager.default.fileExists(atPath: context.project.absolute(path))
            }
            var seen: Set<String> = []
            for member in listing.members
            where seen.insert(member.reference).inserted && !exists(member.path) && !Self.isGenerated(member.path)
                && !member.path.split(separator: "/").contains(where: { ignored.contains(String($0)) })
            {
                context.report(
                    Self.missingFile, location: Location(path: listing.path, line: listing.lines[member.reference] ?? 1),
                    message: "There is no file \"\(member.path)\".")
            }
            lookForRepeated(listing, context)
            var told: Set<String> = []
            for setting in listing.settings {
                if let what = Self.dead[setting.name], told.insert(setting.name).inserted {
                    context.report(
                        Self.deadSetting, location: Location(path: listing.path, line: listing.line(of: setting.name)),
                        message: "\(setting.name) belongs to \(what).")
                }
                guard Self.paths.contains(setting.name), let value = setting.value.string, !value.isEmpty else { continue }
                let path = value.replacingOccurrences(of: "$(SRCROOT)/", with: "").replacingOccurrences(of: "$(PROJECT_DIR)/", with: "")
                guard !path.contains("$"), !exists(ProjectFiles.join(container, path)), told.insert(path).inserted else { continue }
                context.report(
                    Self.missingPath, location: Location(path: listing.path, line: listing.line(of: path)),
                    message: "\(setting.name) names \"\(path)\", which is not there.")
            }
        }
        lookForStrays(listings, context)
    }

    /// The last names of what is left out of the repository: each who builds makes it.
    private static func ignoredNames(_ project: LintedProject) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: project.absolute(".gitignore")) else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("!") }
        return Set(lines.compactMap { $0.split(separator: "/").last.map(String.init) })
    }

    /// Whether a build makes the file.
    private static func isGenerated(_ path: String) -> Bool {
        path.contains("$") || path.contains(".generated.") || path.contains("Derived")
    }

    private func lookForRepeated(_ listing: ProjectFiles.Listing, _ context: ProjectContext) {
        // A file may be in several targets, once in each phase.
        guard let data = FileManager.default.contents(atPath: context.project.absolute(listing.path)) else { return }
        let phases = String(decoding: data, as: UTF8.self).components(separatedBy: "isa = PBXSourcesBuildPhase").dropFirst()
        let counts = Dictionary(grouping: listing.members.filter { $0.phase == "PBXSourcesBuildPhase" }, by: \.reference)
        for (reference, members) in counts where members.count > phases.count {
            context.report(
                Self.repeated, location: Location(path: listing.path, line: listing.lines[reference] ?? 1),
                message: "\"\(members[0].path)\" is built twice.")
        }
    }

    private func lookForStrays(_ listings: [ProjectFiles.Listing], _ context: ProjectContext) {
        guard !listings.isEmpty else { return }
        let members = Set(listings.flatMap { $0.members.map(\.path) })
        // A project that could not be read, or made by a generator, says nothing of files.
        guard members.contains(where: { $0.hasSuffix(".swift") }) else { return }
        let synchronized = listings.flatMap(\.synchronized)
        let containers = listings.map { (($0.path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent }
        let packages = context.project.paths.filter { $0.hasSuffix("Package.swift") }.map { ($0 as NSString).deletingLastPathComponent }
        let names = Set(members.map { ($0 as NSString).lastPathComponent })
        func belongs(_ path: String) -> Bool {
            // Scripts put one of several variants in the place that the project lists.
            if !path.hasSuffix(".swift"), names.contains((path as NSString).lastPathComponent) { return true }
            if members.contains(path) || synchronized.contains(where: { path.hasPrefix($0 + "/") || $0.isEmpty }) { return true }
            if packages.contains(where: { $0.isEmpty || path.hasPrefix($0 + "/") }) { return true }
            // A folder that is copied whole brings its files along.
            if members.contains(where: { path.hasPrefix($0 + "/") }) { return true }
            return !containers.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
        }
        func isOutside(_ path: String) -> Bool {
            path.contains(".playground/") || path.contains("fastlane/") || path.contains("Templates/") || path.contains(".xctemplate/")
                || path.contains("Vendor/") || path.contains("Scripts/") || path.contains("Documentation/")
        }
        for file in context.project.swiftFiles where !belongs(file.path) && !isOutside(file.path) {
            context.report(Self.inNoTarget, location: Location(path: file.path, line: 1), message: "No target builds this file.")
        }
        for file in context.project.interfaces where !belongs(file.path) && !isOutside(file.path) {
            context.report(
                Self.resourceInNoTarget, location: Location(path: file.path, line: 1), message: "No target copies this document.")
        }
        for catalog in context.project.catalogs where !belongs(catalog.path) && !isOutside(catalog.path) {
            context.report(
                Self.resourceInNoTarget, location: Location(path: catalog.path, line: 1), message: "No target copies this catalog.")
        }
    }
}
