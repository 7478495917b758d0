import Foundation

/// A project as it lies on disk: an Xcode project or workspace, a Swift package, a playground, or a plain folder.
public final class Project {
    /// What kind of project it is.
    public enum Kind: Hashable, Sendable {
        case xcodeProject, workspace, package, playground, folder
    }

    /// What kind of project it is.
    public let kind: Kind
    /// The path of the `.xcodeproj`, `.xcworkspace` or folder.
    public let path: String
    /// The project's name.
    public let name: String
    /// The folders that what it names has to lie in.
    public let ground: Ground
    /// The targets, in the project's order.
    public let targets: [Target]
    /// The shared schemes.
    public let schemes: [Scheme]
    /// The products of a package: the names of the targets behind each.
    public let products: [String: [String]]
    /// The targets of a package that are compiled already, for Apple's systems.
    public let binaryTargets: Set<String>
    /// The packages that it says it uses.
    public let packageReferences: [PackageReference]
    /// The path of the file that says which states of them are meant; `nil` if there is none.
    public let resolvedPackages: String?
    /// The languages that an Xcode project says it is in, "Base" among them; empty for others.
    public let knownRegions: [String]
    /// The language that it is written in, where it says one.
    public let developmentRegion: String?
    /// The string catalogs that the project shows and no target has.
    package let looseCatalogs: [String]
    /// The folders of packages that the project shows among its files.
    package let packageFolders: [String]
    /// What was found odd while reading, and can be lived with.
    public let warnings: [String]

    init(
        kind: Kind, path: String, name: String, ground: Ground, targets: [Target], schemes: [Scheme] = [],
        products: [String: [String]] = [:], binaryTargets: Set<String> = [], packageReferences: [PackageReference] = [],
        resolvedPackages: String? = nil, knownRegions: [String] = [], developmentRegion: String? = nil, looseCatalogs: [String] = [],
        packageFolders: [String] = [], warnings: [String] = []
    ) {
        (self.kind, self.path, self.name, self.ground) = (kind, path, name, ground)
        (self.targets, self.schemes, self.products, self.warnings) = (targets, schemes, products, warnings)
        (self.binaryTargets, self.packageReferences, self.resolvedPackages) = (binaryTargets, packageReferences, resolvedPackages)
        (self.knownRegions, self.developmentRegion) = (knownRegions, developmentRegion)
        (self.looseCatalogs, self.packageFolders) = (looseCatalogs, packageFolders)
    }

    /// Opens the project at a path: the project itself, or a folder that holds one. A link is opened where it leads.
    ///
    /// - Parameter allowed: Folders that the project may read beside its own and its repository.
    /// - Throws: `ProjectError` or `ParseError`.
    public static func open(at path: String, allowing allowed: [String] = []) throws -> Project {
        for folder in allowed where FileSystem.realPath(folder) == nil {
            throw ProjectError.wrong(place: Place(folder), message: "there is no such folder for the project to read")
        }
        let said = PBXFiles.join(FileManager.default.currentDirectoryPath, path)
        guard let path = FileSystem.realPath(said) else { throw ProjectError.noProject(path: said) }
        let (name, parent) = ((path as NSString).lastPathComponent, (path as NSString).deletingLastPathComponent)
        if ["project.pbxproj", "Package.swift"].contains(name) { return try open(at: parent, allowing: allowed) }
        guard FolderContents.isDirectory(path) else { throw ProjectError.noProject(path: path) }
        let isContainer = ["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
        return try open(path, ground: Ground(holding: isContainer ? parent : path, allowing: allowed))
    }

    /// Opens the package that a project says it uses. It has a ground of its own.
    ///
    /// - Parameter user: The target that uses it.
    public static func open(package path: String, usedBy user: Target) throws -> Project {
        guard let real = FileSystem.realPath(path), FileManager.default.fileExists(atPath: PBXFiles.join(real, "Package.swift")) else {
            throw ProjectError.noProject(path: path)
        }
        return try PackageReader.project(at: real, ground: Ground(holding: real, allowing: user.ground.allowed))
    }

    private static func open(_ path: String, ground: Ground) throws -> Project {
        switch (path as NSString).pathExtension {
        case "xcodeproj": return try project(try context(path, ground))
        case "xcworkspace": return try workspace(at: path, ground)
        case "playground": return try Playground.project(at: path, ground: ground)
        default: return try folder(at: path, ground)
        }
    }

    private static func context(_ path: String, _ ground: Ground) throws -> PBXContext {
        let context = try PBXContext.read(path, ground: ground, named: Place(path))
        try context.readNested()
        return context
    }

    private static func project(_ context: PBXContext) throws -> Project {
        Project(
            kind: .xcodeProject, path: context.path, name: context.name, ground: context.ground, targets: context.targets,
            schemes: try Scheme.shared(in: context.path, ground: context.ground),
            packageReferences: try context.archive.root.objects("packageReferences").compactMap {
                try PackageReference($0, directory: context.directory)
            },
            resolvedPackages: try resolvedPackages(PBXFiles.join(context.path, "project.xcworkspace"), context.ground),
            knownRegions: context.archive.root.strings("knownRegions"), developmentRegion: context.archive.root.string("developmentRegion"),
            looseCatalogs: context.looseCatalogs, packageFolders: context.packageFolders, warnings: context.files.misspelled)
    }

    /// The file in a workspace that says which states of packages are meant.
    private static func resolvedPackages(_ workspace: String, _ ground: Ground) throws -> String? {
        let path = PBXFiles.join(workspace, "xcshareddata/swiftpm/Package.resolved")
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        try ground.check(path, named: Place(workspace))
        return path
    }

    /// A workspace's targets are those of all its projects.
    private static func workspace(at path: String, _ ground: Ground) throws -> Project {
        var contexts: [PBXContext] = []
        var warnings: [String] = []
        for file in try WorkspaceFile.projects(of: path, ground: ground) {
            guard FileManager.default.fileExists(atPath: file) else {
                warnings.append("\(path): warning: the workspace's project \"\(file)\" is not there")
                continue
            }
            try ground.check(file, named: Place(path))
            contexts.append(try context(file, ground))
        }
        for context in contexts { context.siblings = contexts.filter { $0 !== context } }
        let projects = try contexts.map { try project($0) }
        guard !projects.isEmpty else { throw ProjectError.damaged(path: path, message: "the workspace holds no project") }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return Project(
            kind: .workspace, path: path, name: name, ground: ground, targets: projects.flatMap(\.targets),
            schemes: try Scheme.shared(in: path, ground: ground) + projects.flatMap(\.schemes),
            packageReferences: projects.flatMap(\.packageReferences),
            resolvedPackages: try resolvedPackages(path, ground) ?? projects.compactMap(\.resolvedPackages).first,
            knownRegions: projects.flatMap(\.knownRegions), developmentRegion: projects.compactMap(\.developmentRegion).first,
            looseCatalogs: projects.flatMap(\.looseCatalogs), packageFolders: projects.flatMap(\.packageFolders),
            warnings: warnings + projects.flatMap(\.warnings))
    }

    /// What a folder holds: a project in it, or one level below; a package; or Swift files.
    private static func folder(at path: String, _ ground: Ground) throws -> Project {
        if let found = try container(in: path, ground) { return try open(found, ground: ground) }
        if FileManager.default.fileExists(atPath: PBXFiles.join(path, "Package.swift")) {
            return try PackageReader.project(at: path, ground: ground)
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
        let below = try names.compactMap { name -> String? in
            let folder = PBXFiles.join(path, name)
            return FolderContents.isDirectory(folder) && !FileKind.isWrapper(name) ? try container(in: folder, ground) : nil
        }
        if below.count > 1 { throw ProjectError.severalProjects(path: path, found: below) }
        if let only = below.first { return try open(only, ground: ground) }
        return try FolderTarget.project(at: path, ground: ground)
    }

    /// The workspace or project that lies in a folder itself.
    private static func container(in folder: String, _ ground: Ground) throws -> String? {
        try ground.check(folder, named: Place(folder))
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        // A workspace stands above the project beside it; one whose other projects are not there (Pods) does not help.
        for workspace in names where workspace.hasSuffix(".xcworkspace") {
            let members = try WorkspaceFile.projects(of: PBXFiles.join(folder, workspace), ground: ground)
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

    /// The scheme that runs a target's tests, if one that is shared does.
    public func scheme(testing target: Target) -> Scheme? { schemes.first { $0.testTargets.contains(target.name) } }
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
