import Foundation

/// A playground of Xcode's: a page, or several, each of them a program with what it prints and what its lines come to.
///
/// Each page is an app's target. What lies in `Sources` is a module that the pages import unasked; what lies in `Resources` is in each page's
/// bundle.
enum Playground {
    /// The project that a playground is.
    static func project(at path: String, ground: Ground) throws -> Project {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let project = (name: name, path: path)
        let shared = try module(named: "\(name)_Sources", in: path, ground: ground, project: project)
        let pages = try pages(of: path, ground: ground)
        guard !pages.isEmpty else {
            throw ProjectError.damaged(
                path: path, message: "the playground has no page: there is neither a Contents.swift nor a folder Pages")
        }
        let targets = try pages.map { page in
            let isAlone = page == path
            let name = isAlone ? name : ((page as NSString).lastPathComponent as NSString).deletingPathExtension
            let own = isAlone ? nil : try module(named: "\(name)_PageSources", in: page, ground: ground, project: project)
            let folders = isAlone ? [path] : [path, page]
            let contents = PBXFiles.join(page, "Contents.swift")
            try ground.check(contents, named: Place(page))
            let modules = [shared, own].compactMap(\.self)
            let target = FolderTarget(
                name: name, type: .application, directory: page, ground: ground, project: project,
                sources: [SourceFile(path: contents, pageImports: ["PlaygroundSupport"] + modules.map(\.name))],
                resources: try folders.flatMap { try resources(of: $0, ground: ground) } + [ResourceFile(path: contents, kind: .file)],
                // A page may be called as what it imports.
                settings: ["PRODUCT_MODULE_NAME": "Page_\(identifier(name))"])
            own?.connect([shared].compactMap(\.self), products: [])
            target.connect(modules, products: [])
            return target
        }
        return Project(kind: .playground, path: path, name: name, ground: ground, targets: targets)
    }

    /// The pages' folders in their order; the playground's own where it has but one page.
    private static func pages(of path: String, ground: Ground) throws -> [String] {
        if FileManager.default.fileExists(atPath: PBXFiles.join(path, "Contents.swift")) { return [path] }
        let folder = PBXFiles.join(path, "Pages")
        let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter {
            $0.hasSuffix(".xcplaygroundpage") && FileManager.default.fileExists(atPath: PBXFiles.join(folder, "\($0)/Contents.swift"))
        }
        let order = try order(of: path, ground: ground)
        func rank(_ page: String) -> Int { order.firstIndex(of: (page as NSString).deletingPathExtension) ?? order.count }
        return found.sorted { (rank($0), $0) < (rank($1), $1) }.map { PBXFiles.join(folder, $0) }
    }

    /// The names of the pages, as the playground's document lists them.
    private static func order(of path: String, ground: Ground) throws -> [String] {
        let document = PBXFiles.join(path, "contents.xcplayground")
        guard FileManager.default.fileExists(atPath: document) else { return [] }
        try ground.check(document, named: Place(path))
        let root = try XMLDocumentParser.parse(try FileBytes.read(document), path: document)
        return root.descendants(named: "page").compactMap { $0.attributes["name"] }
    }

    /// The module of what lies in a folder's `Sources`; `nil` if nothing does.
    private static func module(
        named name: String, in folder: String, ground: Ground, project: (name: String, path: String)
    ) throws -> FolderTarget? {
        let directory = PBXFiles.join(folder, "Sources")
        guard FolderContents.isDirectory(directory) else { return nil }
        let sources = try FolderContents.list(directory, in: ground).compactMap { entry in
            FileKind(name: entry.name, isFolder: entry.isFolder) == .source
                ? SourceFile(path: PBXFiles.join(directory, entry.relativePath)) : nil
        }
        guard !sources.isEmpty else { return nil }
        return FolderTarget(
            name: identifier(name), type: .staticLibrary, directory: directory, ground: ground, project: project, sources: sources,
            resources: [], settings: [:])
    }

    private static func resources(of folder: String, ground: Ground) throws -> [ResourceFile] {
        let directory = PBXFiles.join(folder, "Resources")
        guard FolderContents.isDirectory(directory) else { return [] }
        return try FolderContents.list(directory, in: ground).map { entry in
            let kind = FileKind.resourceKind(name: entry.name, isFolder: entry.isFolder)
            return entry.resource(in: directory, kind: kind)
        }
    }

    /// A name as one that Swift takes.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
