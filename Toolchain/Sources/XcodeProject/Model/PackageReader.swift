import Foundation
import Shell

/// Reads Swift packages by asking SwiftPM for the manifest's contents.
package enum PackageReader {
    /// The project that the package in a folder is. An executable target is taken for an app.
    static func project(at path: String, ground: Ground) throws -> Project {
        try project(try dump(path, ground: ground), at: path, ground: ground)
    }

    /// The manifest as `swift package dump-package` prints it. It is a program, which reads the package's ground and writes nothing that stays.
    private static func dump(_ path: String, ground: Ground) throws -> PropertyList {
        let manifest = PBXFiles.join(path, "Package.swift")
        let scratch = PBXFiles.join(NSTemporaryDirectory(), "sampan-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let arguments = ["package", "--package-path", path, "--scratch-path", scratch + "/build", "--cache-path", scratch + "/cache"]
        var command = Command("swift", arguments + ["dump-package"])
        let outcome: Command.Outcome
        do {
            if Confinement.version != nil { command = try ManifestConfinement(scratch: scratch, ground: ground).confined(command) }
            outcome = try command.run()
        } catch {
            throw ProjectError.packageManifest(path: manifest, output: "\(error)")
        }
        guard outcome.succeeded else { throw ProjectError.packageManifest(path: manifest, output: outcome.errors) }
        return try PropertyList.parse(Array(outcome.output), path: manifest)
    }

    /// The project that a manifest, as `dump-package` prints it, describes.
    package static func project(_ manifest: PropertyList, at path: String, ground: Ground) throws -> Project {
        let name = self.name(of: manifest, at: path)
        let language = manifest["swiftLanguageVersions"]?.strings.last
        let tools = manifest["toolsVersion"]?["_version"]?.string.flatMap { Int($0.split(separator: ".").first ?? "5") } ?? 5
        let sources = packageSources(of: manifest, at: path)
        var targets: [String: FolderTarget] = [:]
        var order: [FolderTarget] = []
        let release = manifest["platforms"]?.array?.first { $0["platformName"]?.string == "ios" }?["version"]?.string
        let descriptions = manifest["targets"]?.array ?? []
        for description in descriptions {
            guard
                let target = try target(
                    description, package: (name, path), ground: ground,
                    languages: PackageSettings.Languages(
                        swift: language ?? (tools >= 6 ? "6" : "5"), c: manifest["cLanguageStandard"]?.string,
                        cPlusPlus: manifest["cxxLanguageStandard"]?.string),
                    release: release)
            else {
                continue
            }
            targets[target.name] = target
            order.append(target)
        }
        let binaries = Set(descriptions.filter { $0["type"]?.string == "binary" }.compactMap { $0["name"]?.string })
        for description in descriptions {
            guard let target = targets[description["name"]?.string ?? ""] else { continue }
            var (own, products): ([FolderTarget], [PackageProduct]) = ([], [])
            for dependency in description["dependencies"]?.array ?? [] {
                let (kind, values) = dependency.dictionary?.first.map { ($0.key, $0.value.array ?? []) } ?? ("", [])
                guard let name = values.first?.string else { continue }
                if let known = targets[name], kind != "product" {
                    own.append(known)
                } else if binaries.contains(name), kind != "product" {
                    products.append(PackageProduct(name: name, source: .binary(package: self.name(of: manifest, at: path))))
                } else if kind != "target" {
                    let package = kind == "product" && values.count > 1 ? values[1].string : nil
                    products.append(PackageProduct(name: name, source: sources[(package ?? name).lowercased()] ?? .unknown))
                }
            }
            target.connect(own, products: products)
        }
        var products: [String: [String]] = [:]
        for product in manifest["products"]?.array ?? [] {
            if let name = product["name"]?.string { products[name] = product["targets"]?.strings }
        }
        let resolved = PBXFiles.join(path, "Package.resolved")
        return Project(
            kind: .package, path: path, name: name, ground: ground, targets: order, products: products, binaryTargets: binaries,
            packageReferences: [PackageReference(.folder(path), place: Place(PBXFiles.join(path, "Package.swift")))],
            resolvedPackages: FileManager.default.fileExists(atPath: resolved) ? resolved : nil,
            developmentRegion: manifest["defaultLocalization"]?.string)
    }

    private static func name(of manifest: PropertyList, at path: String) -> String {
        manifest["name"]?.string ?? (path as NSString).lastPathComponent
    }

    private static func target(
        _ description: PropertyList, package: (name: String, path: String), ground: Ground, languages: PackageSettings.Languages,
        release: String?
    ) throws -> FolderTarget? {
        guard let name = description["name"]?.string, let type = type(description["type"]?.string) else { return nil }
        let manifest = PBXFiles.join(package.path, "Package.swift")
        let folders =
            description["path"]?.string.map { [$0] } ?? [
                "Sources/\(name)", "Source/\(name)", "src/\(name)", "srcs/\(name)", "Tests/\(name)",
            ]
        guard let folder = folders.map({ PBXFiles.join(package.path, $0) }).first(where: FolderContents.isDirectory) else {
            throw ProjectError.missingFile(path: PBXFiles.join(package.path, folders[0]), target: name, phase: manifest)
        }
        try ground.check(folder, named: Place(manifest))
        let excluded = description["exclude"]?.strings ?? []
        let included = description["sources"]?.strings
        let rules = description["resources"]?.array ?? []
        func lies(_ relative: String, in path: String) -> Bool { path == "." || relative == path || relative.hasPrefix(path + "/") }
        let copied = Set(rules.filter { $0["rule"]?["copy"] != nil }.compactMap { $0["path"]?.string })
        var sources: [SourceFile] = []
        var resources: [ResourceFile] = []
        for entry in try FolderContents.list(
            folder, in: ground, opaque: copied, skipping: { relative in excluded.contains { lies(relative, in: $0) } })
        {
            let relative = entry.relativePath
            let rule = rules.first { lies(relative, in: $0["path"]?.string ?? "") }
            switch FileKind(name: entry.name, isFolder: entry.isFolder) {
            case .source where rule == nil:
                guard included?.contains(where: { lies(relative, in: $0) }) ?? true else { continue }
                sources.append(SourceFile(path: PBXFiles.join(folder, relative)))
            case .resource(let kind):
                // What needs a tool of Xcode's is taken along without a rule, as SwiftPM does.
                let needsNoRule: [ResourceFile.Kind] = [.storyboard, .xib, .assetCatalog, .dataModel, .mappingModel, .stringCatalog]
                guard rule != nil || needsNoRule.contains(kind) || (kind == .strings && entry.localization != nil) else { continue }
                let isCopied = rule?["rule"]?["copy"] != nil
                resources.append(entry.resource(in: folder, kind: isCopied ? (entry.isFolder ? .folder : .file) : kind))
            case .ignored, .source: break
            }
        }
        let settings = PackageSettings(description["settings"]?.array ?? [], languages: languages, release: release)
        var headerFolder: String?
        if description["type"]?.string == "system" {
            headerFolder = folder
        } else if sources.contains(where: \.isCFamily) {
            headerFolder = PBXFiles.join(folder, description["publicHeadersPath"]?.string ?? "include")
        }
        if let headerFolder { try ground.check(headerFolder, named: Place(manifest)) }
        return FolderTarget(
            name: name, type: type, directory: folder, ground: ground, project: package, isInPackage: true, sources: sources,
            resources: resources,
            settings: settings.settings,
            plugIns: (description["pluginUsages"]?.array ?? []).compactMap { $0["plugin"]?.array?.first?.string },
            headerFolder: headerFolder, pkgConfig: description["pkgConfig"]?.string)
    }

    private static func type(_ name: String?) -> ProductType? {
        switch name {
        case "executable": .application
        case "regular", "system", nil: .staticLibrary
        case "test": .unitTestBundle
        default: nil
        }
    }

    /// Where the packages that a manifest names come from, by their identity in lower case.
    private static func packageSources(of manifest: PropertyList, at path: String) -> [String: PackageProduct.Source] {
        var sources: [String: PackageProduct.Source] = [:]
        for dependency in manifest["dependencies"]?.array ?? [] {
            if let local = dependency["fileSystem"]?.array?.first, let folder = local["path"]?.string {
                let identity = local["identity"]?.string ?? (folder as NSString).lastPathComponent
                sources[identity.lowercased()] = .local(path: PBXFiles.join(path, folder))
            } else if let remote = dependency["sourceControl"]?.array?.first, let identity = remote["identity"]?.string {
                let url = remote["location"]?["remote"]?.array?.first?["urlString"]?.string ?? remote["location"]?["remote"]?.strings.first
                sources[identity.lowercased()] = .remote(url: url ?? identity)
            }
        }
        return sources
    }
}
