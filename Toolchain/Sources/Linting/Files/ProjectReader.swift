import Foundation
import SampanInterfaceBuilder
import SampanXML
import XcodeProject

/// Reads what is linted below a folder.
public struct ProjectReader {
    /// The folders that hold no sources of the project's own.
    static let skippedFolders: Set<String> = [
        ".build", ".git", ".swiftpm", "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
    ]
    /// The extensions of folders that are one document, and are not looked into for sources.
    private static let wrappers: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "app", "bundle", "playground",
    ]
    /// What is larger was not written by hand.
    private static let sizeLimit = 4_000_000

    /// The folder.
    public let root: String
    /// The files that are left out.
    public var excluded: [PathPattern]
    /// The files that are read; all, if there are none.
    public var included: [PathPattern]

    private var loaded: [String: [UInt8]] = [:]

    /// Prepares to read a folder.
    public init(root: String, included: [PathPattern] = [], excluded: [PathPattern] = []) {
        (self.root, self.included, self.excluded) = (root, included, excluded)
    }

    /// The paths of all files below the folder, from there, sorted.
    public func paths() -> [String] {
        var found: [String] = []
        walk("", depth: 0, isWithinWrapper: false, into: &found)
        return found.sorted()
    }

    private func walk(_ folder: String, depth: Int, isWithinWrapper: Bool, into found: inout [String]) {
        guard depth < 64 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : root + "/" + folder)) ?? []
        for name in names where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
            let path = folder.isEmpty ? name : folder + "/" + name
            var status = stat()
            // Links are not followed: what they lead to may be elsewhere, or the folder itself.
            guard lstat(root + "/" + path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                if !excluded.contains(where: { $0.matches(path) }) {
                    walk(path, depth: depth + 1, isWithinWrapper: isWithinWrapper, into: &found)
                }
            case S_IFREG:
                guard status.st_size <= Self.sizeLimit, !excluded.contains(where: { $0.matches(path) }) else { continue }
                if included.isEmpty || Self.isOfProject(path) || included.contains(where: { $0.matches(path) }) { found.append(path) }
            default: break
            }
        }
    }

    /// Whether a file says how the project is built.
    private static func isOfProject(_ path: String) -> Bool {
        path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig") || path.hasSuffix("Package.swift")
    }

    /// Whether a file's content matters.
    static func isRead(_ path: String) -> Bool {
        let kind = (path as NSString).pathExtension
        return kinds.contains(kind) || isOfProject(path) || path.hasSuffix("/Contents.json")
    }
    private static let kinds: Set<String> = [
        "swift", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "entitlements", "xcprivacy",
    ]

    /// Whether a file is a Swift source of the project's own.
    static func isSwiftSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !path.contains(".xcassets/") && !isInsideWrapper(path)
    }

    /// Reads a file, and keeps it for `read(_:project:)`.
    mutating func load(_ path: String) -> [UInt8]? {
        guard let data = FileManager.default.contents(atPath: root + "/" + path) else { return nil }
        let bytes = Array(data)
        loaded[path] = bytes
        return bytes
    }

    /// Reads everything.
    public func read() -> LintedProject { read(paths(), project: LintRun.project(at: root)) }

    /// A project of texts that lie nowhere.
    public func read(sources: [String: [UInt8]]) -> LintedProject {
        let files = sources.sorted { $0.key < $1.key }.map { SwiftFile(path: $0.key, bytes: $0.value) }
        return LintedProject(root: root, project: nil, swiftFiles: files, paths: files.map(\.path))
    }

    /// Reads the files of the given paths.
    public func read(_ paths: [String], project: Project?) -> LintedProject {
        var (swift, interfaces, strings, lists): ([SwiftFile], [InterfaceFile], [StringsTable], [PropertyListFile]) = ([], [], [], [])
        var failures: [Incident] = []
        for path in paths where !isInside(path, "xcassets") {
            let name = (path as NSString).lastPathComponent
            do {
                switch (name as NSString).pathExtension {
                case "swift": if Self.isSwiftSource(path) { swift.append(SwiftFile(path: path, bytes: Array(try data(path)))) }
                case "storyboard", "xib": interfaces.append(try interface(path))
                case "strings", "stringsdict", "xcstrings": strings.append(try StringsReader.read(path, Array(try data(path))))
                case "plist", "entitlements", "xcprivacy": lists.append(try propertyList(path))
                default: break
                }
            } catch {
                failures.append(Self.failure(error, path: path))
            }
        }
        return LintedProject(
            root: root, project: project, swiftFiles: swift, interfaces: interfaces, catalogs: catalogs(paths), strings: strings,
            propertyLists: lists, paths: paths, failures: failures)
    }

    private func isInside(_ path: String, _ kind: String) -> Bool { path.contains(".\(kind)/") }

    private static func isInsideWrapper(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { wrappers.contains((String($0) as NSString).pathExtension) }
    }

    private func data(_ path: String) throws -> Data {
        if let bytes = loaded[path] { return Data(bytes) }
        return try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
    }

    private func interface(_ path: String) throws -> InterfaceFile {
        let data = try data(path)
        let root = try XMLReader.parse(data)
        return InterfaceFile(path: path, root: root, document: try? IBDocument.read(data, name: (path as NSString).lastPathComponent))
    }

    private func propertyList(_ path: String) throws -> PropertyListFile {
        let bytes = Array(try data(path))
        let isBinary = bytes.starts(with: Array("bplist".utf8))
        return PropertyListFile(
            path: path, value: try PropertyList.parse(bytes, path: path), text: isBinary ? "" : String(decoding: bytes, as: UTF8.self))
    }

    private static func failure(_ error: any Error, path: String) -> Incident {
        let (line, message): (Int, String) =
            switch error {
            case let error as ParseError: (error.line, error.message)
            case let error as XMLError: (error.line, error.message)
            default: (1, "the file cannot be read")
            }
        return Incident(
            id: "UnreadableFile", severity: .error, message: message, location: Location(path: path, line: max(1, line)),
            entity: (path as NSString).lastPathComponent)
    }

    // MARK: Catalogs

    private func catalogs(_ paths: [String]) -> [CatalogFile] {
        var folders: [String: [String: [String]]] = [:]
        for path in paths {
            guard let range = path.range(of: ".xcassets/") else { continue }
            let catalog = String(path[..<range.lowerBound]) + ".xcassets"
            folders[catalog, default: [:]][(path as NSString).deletingLastPathComponent, default: []].append(
                (path as NSString).lastPathComponent)
        }
        return folders.sorted { $0.key < $1.key }.map { catalog, contents in
            CatalogFile(path: catalog, sets: contents.keys.sorted().compactMap { set(catalog, $0, contents) })
        }
    }

    private func set(_ catalog: String, _ folder: String, _ all: [String: [String]]) -> AssetSet? {
        let name = (folder as NSString).lastPathComponent as NSString
        guard folder != catalog, !name.pathExtension.isEmpty else { return nil }
        // A folder that provides a namespace is part of the names of what is in it.
        var parts = [name.deletingPathExtension]
        var parent = (folder as NSString).deletingLastPathComponent
        while parent.count > catalog.count {
            let properties = contents(parent)?["properties"]
            if properties?["provides-namespace"]?.boolean == true { parts.append((parent as NSString).lastPathComponent) }
            parent = (parent as NSString).deletingLastPathComponent
        }
        return AssetSet(
            name: parts.reversed().joined(separator: "/"), kind: name.pathExtension, path: folder, contents: contents(folder),
            files: (all[folder] ?? []).filter { $0 != "Contents.json" }.sorted())
    }

    private func contents(_ folder: String) -> PropertyList? {
        let path = folder + "/Contents.json"
        return (try? data(path)).flatMap { try? PropertyList.parse(Array($0), path: path) }
    }
}
