import Foundation

/// A project as it lies on disk: an Xcode project or workspace, a Swift package, or a plain folder.
public final class Project {
    /// What kind of project it is.
    public enum Kind: Hashable, Sendable {
        case xcodeProject, workspace, package, folder
    }

    /// What kind of project it is.
    public let kind: Kind
    /// The path of the `.xcodeproj`, `.xcworkspace` or folder.
    public let path: String
    /// The project's name.
    public let name: String
    /// The targets, in the project's order.
    public let targets: [Target]
    /// The shared schemes.
    public let schemes: [Scheme]
    /// The products of a package: the names of the targets behind each.
    public let products: [String: [String]]
    /// What was found odd while reading, and can be lived with.
    public let warnings: [String]

    init(
        kind: Kind, path: String, name: String, targets: [Target], schemes: [Scheme] = [], products: [String: [String]] = [:],
        warnings: [String] = []
    ) {
        (self.kind, self.path, self.name, self.targets, self.schemes) = (kind, path, name, targets, schemes)
        (self.products, self.warnings) = (products, warnings)
    }

    /// Opens the project at a path: the project itself, or a folder that holds one.
    ///
    /// - Throws: `ProjectError` or `ParseError`.
    public static func open(at path: String) throws -> Project {
        let path = absolute(path)
        let name = (path as NSString).lastPathComponent
        if name == "project.pbxproj" { return try open(at: (path as NSString).deletingLastPathComponent) }
        guard FileManager.default.fileExists(atPath: path) else { throw ProjectError.noProject(path: path) }
        if name == "Package.swift" { return try open(at: (path as NSString).deletingLastPathComponent) }
        guard FolderContents.isDirectory(path) else { throw ProjectError.noProject(path: path) }
        switch (path as NSString).pathExtension {
        case "xcodeproj": return try xcodeProject(at: path)
        case "xcworkspace": return try workspace(at: path)
        default: return try folder(at: path)
        }
    }

    private static func absolute(_ path: String) -> String {
        PBXFiles.join(FileManager.default.currentDirectoryPath, path)
    }

    private static func xcodeProject(at path: String) throws -> Project {
        try project(PBXContext(archive: try PBXArchive.read(PBXFiles.join(path, "project.pbxproj")), path: path))
    }

    private static func project(_ context: PBXContext) throws -> Project {
        Project(
            kind: .xcodeProject, path: context.path, name: context.name, targets: context.targets,
            schemes: try Scheme.shared(in: context.path))
    }

    /// A workspace's targets are those of all its projects.
    private static func workspace(at path: String) throws -> Project {
        var contexts: [PBXContext] = []
        var warnings: [String] = []
        for file in try WorkspaceFile.projects(of: path) {
            guard FileManager.default.fileExists(atPath: file) else {
                warnings.append("\(path): warning: the workspace's project \"\(file)\" is not there")
                continue
            }
            contexts.append(PBXContext(archive: try PBXArchive.read(PBXFiles.join(file, "project.pbxproj")), path: file))
        }
        for context in contexts { context.siblings = contexts.filter { $0 !== context } }
        let projects = try contexts.map { try project($0) }
        guard !projects.isEmpty else { throw ProjectError.damaged(path: path, message: "the workspace holds no project") }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return Project(
            kind: .workspace, path: path, name: name, targets: projects.flatMap(\.targets),
            schemes: try Scheme.shared(in: path) + projects.flatMap(\.schemes), warnings: warnings)
    }

    /// What a folder holds: a project in it, or one level below; a package; or Swift files.
    private static func folder(at path: String) throws -> Project {
        if let found = try container(in: path) { return try open(at: found) }
        if FileManager.default.fileExists(atPath: PBXFiles.join(path, "Package.swift")) { return try PackageReader.project(at: path) }
        let subfolders = FolderContents.list(path, opaque: []).compactMap { $0.relativePath.split(separator: "/").first.map(String.init) }
        let below = try Set(subfolders).sorted().compactMap { name -> String? in
            let folder = PBXFiles.join(path, name)
            return FolderContents.isDirectory(folder) && !FileKind.isWrapper(name) ? try container(in: folder) : nil
        }
        if below.count > 1 { throw ProjectError.severalProjects(path: path, found: below) }
        if let only = below.first { return try open(at: only) }
        return try FolderTarget.project(at: path)
    }

    /// The workspace or project that lies in a folder itself.
    private static func container(in folder: String) throws -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        // A workspace stands above the project beside it; one whose other projects are not there (Pods) does not help.
        for workspace in names where workspace.hasSuffix(".xcworkspace") {
            let members = try WorkspaceFile.projects(of: PBXFiles.join(folder, workspace))
            if !members.isEmpty, members.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) {
                return PBXFiles.join(folder, workspace)
            }
        }
        if projects.count > 1 { throw ProjectError.severalProjects(path: folder, found: projects) }
        return projects.first.map { PBXFiles.join(folder, $0) }
    }

    /// The target to build: the one of the given name, the one that a scheme runs, or the first that makes an app.
    ///
    /// - Throws: `ProjectError.noTarget` and its like, naming those that there are.
    public func target(named target: String? = nil, scheme: String? = nil) throws -> Target {
        if let target {
            if let found = targets.first(where: { $0.name == target }) { return found }
            throw ProjectError.noTarget(name: target, project: path, known: targets.map(\.name))
        }
        if let scheme {
            let found = schemes.first { $0.name == scheme }
            // Xcode makes a scheme for each target that has none of its own.
            if let target = targets.first(where: { $0.name == found?.targetName ?? scheme }) { return target }
            if let found { throw ProjectError.noTarget(name: found.targetName ?? "", project: path, known: targets.map(\.name)) }
            throw ProjectError.noScheme(name: scheme, project: path, known: schemes.map(\.name))
        }
        let apps = targets.filter { $0.productType == .application }
        guard let app = apps.first(where: { $0.isForIOS }) ?? apps.first else {
            throw ProjectError.damaged(
                path: path, message: "no target makes an app; there are: \(targets.map(\.name).joined(separator: ", "))")
        }
        return app
    }

    /// The scheme of the given name, or the one that runs a target.
    public func scheme(named name: String?, for target: Target) -> Scheme? {
        if let name { return schemes.first { $0.name == name } }
        return schemes.first { $0.name == target.name } ?? schemes.first { $0.targetName == target.name }
    }
}

extension Target {
    /// Whether the target can be built for the iOS simulator.
    public var isForIOS: Bool {
        guard let settings = try? settings(configuration: defaultConfiguration) else { return false }
        let sdk = settings.string("SDKROOT")
        // A target for several platforms leaves the choice open.
        let isOpen = sdk == "auto" || sdk.isEmpty
        return sdk.hasPrefix("iphone") || (isOpen && settings.list("SUPPORTED_PLATFORMS").contains { $0.hasPrefix("iphone") })
    }
}
