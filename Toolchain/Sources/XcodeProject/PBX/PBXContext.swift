import Foundation

/// What all targets of one `.xcodeproj` share.
final class PBXContext {
    let archive: PBXArchive
    let files: PBXFiles
    /// The folders that what the targets name has to lie in.
    let ground: Ground
    /// The project's name.
    let name: String
    /// The folder that holds the `.xcodeproj`.
    let directory: String
    /// The path of the `.xcodeproj`.
    let path: String
    /// The other projects of the workspace that the project was opened with; of one that stands among another's files, that one.
    var siblings: [PBXContext] {
        get { weakSiblings.compactMap(\.context) }
        set { weakSiblings = newValue.map(Sibling.init) }
    }
    private var weakSiblings: [Sibling] = []

    private struct Sibling {
        weak var context: PBXContext?
    }

    /// The projects that stand among the files of this one, for their products to be used.
    private(set) var nested: [PBXContext] = []

    init(archive: PBXArchive, path: String, ground: Ground) {
        self.archive = archive
        self.ground = ground
        self.path = path
        directory = (path as NSString).deletingLastPathComponent
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        files = PBXFiles(archive: archive, directory: directory)
    }

    /// Reads the projects that the project has among its files. One that is not there does no harm until something of it is needed.
    ///
    /// - Parameter above: The paths of the projects that this one was reached by; a project in itself is not read again.
    func readNested(above: Set<String> = []) throws {
        let above = above.union([path])
        for entry in archive.root.dictionaries("projectReferences") {
            guard let reference = archive.object(entry["ProjectRef"]?.string), let path = files.path(of: reference), !above.contains(path),
                FileManager.default.fileExists(atPath: PBXFiles.join(path, "project.pbxproj"))
            else { continue }
            let context = try PBXContext.read(path, ground: ground, named: reference.place(of: "path"))
            try context.readNested(above: above)
            nested.append(context)
        }
        // What is in one of them may use what another builds, or this one.
        for context in nested { context.siblings = [self] + nested.filter { $0 !== context } }
    }

    /// Reads a project's file.
    static func read(_ path: String, ground: Ground, named place: Place) throws -> PBXContext {
        let file = PBXFiles.join(path, "project.pbxproj")
        try ground.check(file, named: place)
        return PBXContext(archive: try PBXArchive.read(file), path: path, ground: ground)
    }

    /// The project that an object of this one names as what holds another object.
    func project(behind reference: PBXObject?) -> PBXContext? {
        guard let reference, reference.identifier != archive.rootIdentifier else { return self }
        let path = files.path(of: reference)
        return (nested + siblings).first { $0.path == path }
    }

    /// The project's targets, made anew: a target keeps what it needs of its project alive, and not the other way round.
    var targets: [PBXTarget] { archive.root.objects("targets").map { PBXTarget($0, context: self) } }

    var developmentRegion: String { archive.root.string("developmentRegion") ?? "en" }

    /// The files that the project shows, with their paths.
    private var shown: [(object: PBXObject, path: String)] {
        archive.objects.keys.sorted().compactMap { archive.object($0) }.filter { $0.isa == "PBXFileReference" }
            .compactMap { object in files.path(of: object).map { (object, $0) } }
    }

    /// The string catalogs that no target has.
    var looseCatalogs: [String] {
        let used = Set(
            archive.objects.keys.compactMap { archive.object($0) }.filter { $0.isa == "PBXBuildFile" }.compactMap { $0.string("fileRef") })
        return shown.filter { $0.path.hasSuffix(".xcstrings") && !used.contains($0.object.identifier) }.map(\.path)
            .filter { FileSystem.kind(of: $0) != nil }
    }

    /// The folders of packages that stand among the files.
    var packageFolders: [String] {
        shown.map(\.path).filter { FolderContents.isDirectory($0) && FileSystem.kind(of: PBXFiles.join($0, "Package.swift")) != nil }
    }
}
