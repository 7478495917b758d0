import Foundation

/// A target that has no project file: a folder of Swift files and resources, or a target of a Swift package.
final class FolderTarget: Target {
    private let sourceFiles: [SourceFile]
    private let resourceFiles: [ResourceFile]
    private let level: SettingsLevel
    private let ownPlugIns: [String]
    private let isInPackage: Bool
    private let headerFolder: String?
    private let pkgConfig: String?
    private let projectName: String
    private let projectPath: String
    fileprivate(set) var dependencyTargets: [FolderTarget] = []
    fileprivate(set) var products: [PackageProduct] = []

    init(
        name: String, type: ProductType, directory: String, ground: Ground, project: (name: String, path: String),
        isInPackage: Bool = false,
        sources: [SourceFile],
        resources: [ResourceFile], settings: [String: String], plugIns: [String] = [], headerFolder: String? = nil, pkgConfig: String? = nil
    ) {
        (self.headerFolder, self.pkgConfig) = (headerFolder, pkgConfig)
        ownPlugIns = plugIns
        sourceFiles = sources
        resourceFiles = resources
        level = SettingsLevel(settings)
        self.isInPackage = isInPackage
        (projectName, projectPath) = project
        super.init(
            name: name, productType: type, directory: directory, ground: ground, configurations: ["Debug", "Release"],
            defaultConfiguration: "Debug")
    }

    func connect(_ targets: [FolderTarget], products: [PackageProduct]) { (dependencyTargets, self.products) = (targets, products) }

    override var place: Place { Place(isInPackage ? PBXFiles.join(projectPath, "Package.swift") : projectPath) }
    override var sources: [SourceFile] { get throws { sourceFiles } }
    override var resources: [ResourceFile] { get throws { resourceFiles } }
    override var publicHeaderFolder: String? { headerFolder }
    override var systemLibrary: String? { pkgConfig }
    override var dependencies: [Target] { dependencyTargets }
    override var plugIns: [String] { ownPlugIns }
    override var packageName: String? { isInPackage ? projectName : nil }
    override var packageProducts: [PackageProduct] { products }

    override func settings(configuration: String) throws -> BuildSettings {
        guard configurations.contains(configuration) else {
            throw ProjectError.noConfiguration(name: configuration, project: projectPath, known: configurations)
        }
        let context = SettingContext(configuration: configuration)
        let defaults = PlatformDefaults.level(
            target: name, place: place, project: projectName, productType: productType, directory: directory, projectFile: projectPath,
            developmentRegion: "en", context: context)
        let isDebug = configuration == "Debug"
        let own = SettingsLevel([
            "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_BUNDLE_IDENTIFIER": "sampan.$(PRODUCT_NAME:rfc1034identifier)",
            "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": isDebug ? "DEBUG" : "",
            "SWIFT_OPTIMIZATION_LEVEL": isDebug ? "-Onone" : "-O", "TARGETED_DEVICE_FAMILY": "1,2",
        ])
        return BuildSettings(levels: [defaults, own, level], context: context)
    }

    /// The project that a plain folder is.
    static func project(at path: String, ground: Ground) throws -> Project {
        // The compiler's lists of files break at ends of lines.
        let scalars = (path as NSString).lastPathComponent.unicodeScalars.map { $0.value < 0x20 ? "_" : Character($0) }
        let name = String(scalars)
        var sources: [SourceFile] = []
        var resources: [ResourceFile] = []
        var settings: [String: String] = [:]
        for entry in try FolderContents.list(path, in: ground) {
            if entry.relativePath == "Info.plist" {
                settings["INFOPLIST_FILE"] = "Info.plist"
                settings["INFOPLIST_KEY_UILaunchScreen_Generation"] = ""
                continue
            }
            switch FileKind(name: entry.name, isFolder: entry.isFolder) {
            case .source: sources.append(SourceFile(path: PBXFiles.join(path, entry.relativePath)))
            case .resource(let kind): resources.append(entry.resource(in: path, kind: kind))
            case .ignored: break
            }
        }
        guard sources.contains(where: \.isSwift) else { throw ProjectError.noProject(path: path) }
        if settings.isEmpty, resources.contains(where: { $0.kind == .storyboard && $0.path.hasSuffix("/Main.storyboard") }) {
            settings["INFOPLIST_KEY_UIMainStoryboardFile"] = "Main"
        }
        if resources.contains(where: { $0.kind == .assetCatalog }) { settings["ASSETCATALOG_COMPILER_APPICON_NAME"] = "AppIcon" }
        let target = FolderTarget(
            name: name, type: .application, directory: path, ground: ground, project: (name, path), sources: sources, resources: resources,
            settings: settings)
        return Project(kind: .folder, path: path, name: name, ground: ground, targets: [target])
    }
}

extension Project {
    /// A package that makes no app, with one that consists of a source and the package's libraries: it shows their previews.
    ///
    /// - Parameters:
    ///   - source: the app's only source.
    ///   - file: the file whose target is wanted; all libraries are if it is `nil`.
    /// - Returns: `nil` where there is no library to be shown.
    package func hostingPreviews(from source: String, of file: String?) -> Project? {
        let libraries = targets.compactMap { $0 as? FolderTarget }.filter { target in
            guard target.productType.isLibrary, let sources = try? target.sources, sources.contains(where: \.isSwift) else { return false }
            return file.map { file in sources.contains { FileSystem.realPath($0.path) == file } } ?? true
        }
        guard kind == .package, !libraries.isEmpty else { return nil }
        let host = FolderTarget(
            name: "\(name)Previews", type: .application, directory: path, ground: ground, project: (name, path),
            sources: [SourceFile(path: source)], resources: [], settings: [:])
        host.connect(libraries, products: [])
        return Project(
            kind: kind, path: path, name: name, ground: ground, targets: targets + [host], schemes: schemes, products: products,
            binaryTargets: binaryTargets, packageReferences: packageReferences, resolvedPackages: resolvedPackages,
            packageFolders: packageFolders, warnings: warnings)
    }
}
