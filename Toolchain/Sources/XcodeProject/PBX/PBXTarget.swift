import Foundation

/// A target of an `.xcodeproj`.
final class PBXTarget: Target {
    let object: PBXObject
    private let context: PBXContext

    init(_ object: PBXObject, context: PBXContext) {
        self.object = object
        self.context = context
        let list = object.object("buildConfigurationList")
        let names = list?.objects("buildConfigurations").map(\.name) ?? []
        let type: ProductType =
            switch object.isa {
            case "PBXNativeTarget": ProductType(identifier: object.string("productType") ?? "")
            case "PBXAggregateTarget": .aggregate
            default: .other(object.isa)
            }
        super.init(
            name: object.name, productType: type, directory: context.files.sourceRoot, ground: context.ground,
            configurations: names,
            defaultConfiguration: list?.string("defaultConfigurationName") ?? names.first ?? "Debug")
    }

    override var place: Place { object.place(of: "name") }

    override func place(ofConfiguration name: String) -> Place {
        let configurations = object.object("buildConfigurationList")?.objects("buildConfigurations") ?? []
        return configurations.first { $0.name == name }?.place(of: "name") ?? place
    }

    private func phases(_ isa: String) -> [PBXObject] { object.objects("buildPhases").filter { $0.isa == isa } }

    private func synchronizedFolders() throws -> [SynchronizedFolder] {
        let own = object.objects("fileSystemSynchronizedGroups")
        // A folder of another target can lend single files to this one.
        let lent = context.archive.objects.keys.sorted().compactMap { context.archive.object($0) }.filter { folder in
            folder.isa == "PBXFileSystemSynchronizedRootGroup" && !own.contains { $0.identifier == folder.identifier }
                && folder.objects("exceptions").contains { $0.string("target") == object.identifier }
        }
        return try (own + lent).compactMap { try SynchronizedFolder($0, files: context.files, ground: ground) }
    }

    private func synchronizedContents() throws -> (sources: [SourceFile], resources: [ResourceFile]) {
        let plist = (try? settings(configuration: defaultConfiguration))?.string("INFOPLIST_FILE") ?? ""
        let plistPath = plist.isEmpty ? nil : PBXFiles.join(directory, plist)
        return try synchronizedFolders().reduce(into: ([], [])) { all, folder in
            let contents = try folder.contents(for: object, infoPlist: plistPath)
            all.0 += contents.sources
            all.1 += contents.resources
        }
    }

    override var sources: [SourceFile] {
        get throws {
            var sources: [SourceFile] = []
            for phase in phases("PBXSourcesBuildPhase") {
                for buildFile in phase.objects("files") where PBXTarget.isForThisPlatform(buildFile) {
                    guard let reference = buildFile.object("fileRef") else { continue }
                    let flags = SettingsList.words(buildFile.dictionary("settings")["COMPILER_FLAGS"]?.string ?? "")
                    for file in PBXTarget.leaves(of: reference) {
                        guard let path = context.files.path(of: file) else { continue }
                        guard try isThere(path, phase: phase) else { continue }
                        try ground.check(path, named: file.place(of: "path"))
                        // Documentation is a source to Xcode, and nothing to a compiler; models are sources, and resources here.
                        switch FileKind(name: (path as NSString).lastPathComponent, isFolder: FolderContents.isDirectory(path)) {
                        case .ignored, .resource(.dataModel), .resource(.mappingModel), .resource(.trainedModel): continue
                        default: break
                        }
                        sources.append(SourceFile(path: path, flags: flags))
                    }
                }
            }
            var seen: Set<String> = []
            return (sources + (try synchronizedContents().sources)).filter { seen.insert($0.path).inserted }
        }
    }

    override var publicHeaders: [String] {
        get throws {
            try phases("PBXHeadersBuildPhase").flatMap { $0.objects("files") }.compactMap { buildFile in
                guard case .array(let attributes)? = buildFile.dictionary("settings")["ATTRIBUTES"],
                    attributes.contains(where: { $0.string == "Public" }), let reference = buildFile.object("fileRef"),
                    let path = context.files.path(of: reference)
                else { return nil }
                try ground.check(path, named: reference.place(of: "path"))
                guard FileManager.default.fileExists(atPath: path) else {
                    throw ProjectError.missingFile(path: path, target: name, phase: "Headers")
                }
                return path
            }
        }
    }

    override var resources: [ResourceFile] {
        get throws {
            var resources: [ResourceFile] = []
            for phase in phases("PBXResourcesBuildPhase") { resources += try self.resources(of: phase, folder: "") }
            for phase in phases("PBXSourcesBuildPhase") {
                resources += try self.resources(of: phase, folder: "") {
                    [.resource(.dataModel), .resource(.mappingModel), .resource(.trainedModel)].contains($0)
                }
            }
            for phase in phases("PBXCopyFilesBuildPhase") {
                guard let folder = try copyDestination(of: phase) else { continue }
                resources += try self.resources(of: phase, folder: folder)
            }
            var seen: Set<ResourceFile> = []
            return (resources + (try synchronizedContents().resources)).filter { seen.insert($0).inserted }
        }
    }

    private func resources(
        of phase: PBXObject, folder: String, where isWanted: (FileKind) -> Bool = { _ in true }
    ) throws -> [ResourceFile] {
        var resources: [ResourceFile] = []
        for buildFile in phase.objects("files") where PBXTarget.isForThisPlatform(buildFile) {
            guard let reference = buildFile.object("fileRef") else { continue }
            for file in PBXTarget.leaves(of: reference) {
                guard let path = context.files.path(of: file),
                    isWanted(FileKind(name: (path as NSString).lastPathComponent, isFolder: FolderContents.isDirectory(path)))
                else { continue }
                guard try isThere(path, phase: phase) else { continue }
                try ground.checkTree(path, named: file.place(of: "path"))
                let isFolder = FolderContents.isDirectory(path)
                let isReference = (file.string("lastKnownFileType") ?? file.string("explicitFileType")) == "folder"
                let name = (path as NSString).lastPathComponent
                let kind = isReference ? .folder : FileKind.resourceKind(name: name, isFolder: isFolder)
                let parent = path.split(separator: "/").dropLast().last.flatMap(FileKind.localization(folder:))
                resources.append(
                    ResourceFile(path: path, kind: kind, localization: parent, folder: folder, name: context.files.writtenName(of: file)))
            }
        }
        return resources
    }

    /// Where inside the bundle a copy phase puts its files; `nil` if it goes elsewhere, or embeds code.
    private func copyDestination(of phase: PBXObject) throws -> String? {
        let path = phase.string("dstPath") ?? ""
        let expanded = (try? settings(configuration: defaultConfiguration))?.expand(path) ?? path
        switch phase.string("dstSubfolderSpec") ?? phase.string("dstSubfolder") {
        case "1", "7", "Wrapper", "Resources":
            do { return try RelativePath.folders(expanded).map(\.text).joined(separator: "/") } catch {
                throw ProjectError.noName(place: phase.place(of: "dstPath"), what: "a folder in dstPath", text: path, fault: "\(error)")
            }
        default: return nil
        }
    }

    /// The files behind what a build file names: a group's localizations, a version group's current version.
    private static func leaves(of reference: PBXObject) -> [PBXObject] {
        switch reference.isa {
        case "PBXVariantGroup": reference.objects("children")
        case "PBXFileReference", "XCVersionGroup", "PBXGroup": [reference]
        default: []
        }
    }

    private static func isForThisPlatform(_ buildFile: PBXObject) -> Bool {
        PlatformFilter.allows(buildFile.strings("platformFilters") + buildFile.strings("platformFilter"))
    }

    private func isThere(_ path: String, phase: PBXObject) throws -> Bool {
        guard !FileManager.default.fileExists(atPath: path) else { return true }
        let kind = phase.isa.replacingOccurrences(of: "PBX", with: "").replacingOccurrences(of: "BuildPhase", with: "")
        let error = ProjectError.missingFile(path: path, target: name, phase: phase.string("name") ?? kind)
        guard passesOverMissingFiles else { throw error }
        if !missingFiles.contains(where: { "\($0)" == "\(error)" }) { missingFiles.append(error) }
        return false
    }

    override var scripts: [ScriptPhase] {
        let all = object.objects("buildPhases")
        func stage(_ index: Int) -> ScriptPhase.Stage {
            let rest = all[index...].map(\.isa)
            return rest.contains("PBXSourcesBuildPhase")
                ? .beforeSources : rest.contains("PBXResourcesBuildPhase") ? .beforeResources : .last
        }
        return all.enumerated().compactMap { index, phase in
            // What is only for installing is not run by a build.
            guard phase.isa == "PBXShellScriptBuildPhase", phase.string("runOnlyForDeploymentPostprocessing") != "1" else { return nil }
            return ScriptPhase(
                name: phase.string("name") ?? "Run Script", shell: phase.string("shellPath") ?? "/bin/sh",
                script: phase.string("shellScript") ?? "", stage: stage(index),
                inputs: ScriptPhase.Files(paths: phase.strings("inputPaths"), lists: phase.strings("inputFileListPaths")),
                outputs: ScriptPhase.Files(paths: phase.strings("outputPaths"), lists: phase.strings("outputFileListPaths")),
                isAlwaysOutOfDate: phase.string("alwaysOutOfDate") == "1", place: phase.place(of: "shellScript"))
        }
    }

    override var plugIns: [String] {
        let products = object.objects("dependencies").compactMap { $0.object("productRef")?.string("productName") }
        return products.filter { $0.hasPrefix("plugin:") }.map { String($0.dropFirst("plugin:".count)) }
    }

    /// Explicit dependencies, and the targets whose products the target links.
    override var dependencies: [Target] {
        let all = context.targets
        var found: [PBXTarget] = object.objects("dependencies").compactMap { dependency in
            guard PBXTarget.isForThisPlatform(dependency) else { return nil }
            if let identifier = dependency.string("target") { return all.first { $0.object.identifier == identifier } }
            guard let proxy = dependency.object("targetProxy") else { return nil }
            let identifier = proxy.string("remoteGlobalIDString")
            return context.project(behind: proxy.object("containerPortal"))?.targets.first { $0.object.identifier == identifier }
        }
        let linked = phases("PBXFrameworksBuildPhase").flatMap { $0.objects("files") }.compactMap { $0.object("fileRef") }
        let products = Set(linked.map(\.identifier))
        found += all.filter { products.contains($0.object.string("productReference") ?? "") }
        // What another project builds, of the workspace or among the files, is found among the products by its name.
        let names = Set(linked.filter { $0.string("sourceTree") == "BUILT_PRODUCTS_DIR" }.compactMap { $0.string("path") })
        let known = Set(found.compactMap(\.productPath))
        for sibling in context.nested + context.siblings where !names.isEmpty {
            found += sibling.targets.filter { target in
                target.productPath.map { names.contains($0) && !known.contains($0) } ?? false && target.isForIOS
            }
        }
        var seen: Set<String> = [context.path + object.identifier]
        return found.filter { seen.insert($0.context.path + $0.object.identifier).inserted }
    }

    /// The name of the file that the target makes.
    private var productPath: String? { object.object("productReference")?.string("path") }

    override var packageProducts: [PackageProduct] {
        let linked = phases("PBXFrameworksBuildPhase").flatMap { $0.objects("files") }.filter(PBXTarget.isForThisPlatform)
            .compactMap { $0.object("productRef") }
        var seen: Set<String> = []
        return (object.objects("packageProductDependencies") + linked).compactMap { product in
            guard let name = product.string("productName"), seen.insert(name).inserted else { return nil }
            return PackageProduct(name: name, source: packageSource(of: product.object("package")))
        }
    }

    override var linkedLibraries: [String] {
        let files = phases("PBXFrameworksBuildPhase").flatMap { $0.objects("files") }.filter(PBXTarget.isForThisPlatform)
        return files.compactMap { $0.object("fileRef") }.filter { $0.string("sourceTree") == "SDKROOT" }.compactMap { file in
            // "usr/lib/libsqlite3.tbd", in old projects "usr/lib/libsqlite3.0.dylib".
            let name = (file.string("path") ?? "").split(separator: "/").last.map(String.init) ?? ""
            guard name.hasPrefix("lib"), name.hasSuffix(".tbd") || name.hasSuffix(".dylib") else { return nil }
            return name.dropFirst(3).split(separator: ".").first.map(String.init)
        }
    }

    private func packageSource(of reference: PBXObject?) -> PackageProduct.Source {
        if let url = reference?.string("repositoryURL") { return .remote(url: url) }
        if let path = reference?.string("relativePath") { return .local(path: PBXFiles.join(context.directory, path)) }
        return .unknown
    }

    override func settings(configuration: String) throws -> BuildSettings {
        guard let list = object.object("buildConfigurationList") else {
            let identifier = object.string("buildConfigurationList")
            throw ProjectError.wrong(
                place: object.place(of: "buildConfigurationList"),
                message: "target \"\(name)\" has no configurations: "
                    + (identifier.map { "the file has no object \($0)" } ?? "\"buildConfigurationList\" is missing"))
        }
        let own = list.objects("buildConfigurations")
        let shared = context.archive.root.object("buildConfigurationList")
        guard let target = own.first(where: { $0.name == configuration }) else {
            throw ProjectError.noConfiguration(name: configuration, project: context.path, known: configurations)
        }
        // A target may have a configuration that its project has not; the project's default one stands in.
        let projects = shared?.objects("buildConfigurations") ?? []
        let project =
            projects.first { $0.name == configuration } ?? projects.first { $0.name == shared?.string("defaultConfigurationName") }
        let settingContext = SettingContext(configuration: configuration)
        let defaults = PlatformDefaults.level(
            target: name, place: place, project: context.name, productType: productType, directory: directory, projectFile: context.path,
            developmentRegion: context.developmentRegion,
            lastUpgradeCheck: context.archive.root.dictionary("attributes")["LastUpgradeCheck"]?.string, context: settingContext)
        let levels = [defaults] + (try level(of: project)) + (try level(of: target))
        return BuildSettings(levels: levels, context: settingContext)
    }

    /// A configuration's own settings above those of the `.xcconfig` that it is based on.
    private func level(of configuration: PBXObject?) throws -> [SettingsLevel] {
        guard let configuration else { return [] }
        var levels: [SettingsLevel] = []
        if let path = try configurationFile(of: configuration) {
            guard FileManager.default.fileExists(atPath: path) else {
                throw ProjectError.missingFile(path: path, target: name, phase: "configuration \(configuration.name)")
            }
            try ground.check(path, named: configuration.place(of: "baseConfigurationReference"))
            levels.append(try XCConfig.read(path, in: ground))
        }
        let keys = ["objects", configuration.identifier, "buildSettings"]
        return levels + [
            SettingsLevel(configuration.dictionary("buildSettings")) { Place(configuration.archive.path, keys: keys + [$0]) }
        ]
    }

    private func configurationFile(of configuration: PBXObject) throws -> String? {
        if let reference = configuration.object("baseConfigurationReference") { return context.files.path(of: reference) }
        guard let anchor = configuration.object("baseConfigurationReferenceAnchor"), let folder = context.files.path(of: anchor),
            let relative = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return PBXFiles.join(folder, relative)
    }
}
