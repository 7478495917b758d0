import AppBuilder
import Foundation
import XcodeProject

/// A project's folder, a cache, and beside them files that nothing may touch or read.
///
/// Folders lie deep enough for as many ".." as names have to stay in it.
final class Sandbox {
    private let top: String
    private let work: String
    private let cache: String
    private var untouched: [String: String] = [:]

    /// Stands in every file around the project, and must never be found in what is built.
    static let secret = "canary-9f3c1a"

    init() throws {
        top = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("fuzz-builds-\(getpid())").path
        work = "\(top)/1/2/3/4/5/6/work"
        cache = "\(top)/1/2/3/4/5/6/cache"
        for (name, text) in [
            "secret.txt": Sandbox.secret, "secret.swift": "let key = \"\(Sandbox.secret)\"\n",
            "secret.xcconfig": "KEY = \(Sandbox.secret)\n",
            "secret.strings": "\"key\" = \"\(Sandbox.secret)\";\n", "victim/precious.txt": Sandbox.secret,
            "secret.plist": "<plist><dict><key>Key</key><string>\(Sandbox.secret)</string></dict></plist>",
            "secret.xcassets/A.dataset/Contents.json": #"{"data": [{"filename": "a.txt"}]}"#,
            "secret.xcassets/A.dataset/a.txt": Sandbox.secret,
        ] {
            // Both where absolute paths point and where those with ".." do.
            for folder in [top, "\(top)/1/2/3", "\(top)/1/2/3/4/5/6"] { try Sandbox.write(text, to: "\(folder)/\(name)") }
        }
        untouched = try listing(of: top)
    }

    /// Removes everything.
    func remove() throws { try FileManager.default.removeItem(atPath: top) }

    /// Makes the project that a text describes: after "=== file PATH" a file's text, after "=== link PATH DESTINATION" nothing.
    /// "@OUT@" stands for the folder around everything.
    func unpack(_ text: String) throws {
        for folder in [work, cache] { try? FileManager.default.removeItem(atPath: folder) }
        var links: [(String, String)] = []
        for section in text.replacing("@OUT@", with: top).components(separatedBy: "=== ").dropFirst() {
            let head = section.prefix { $0 != "\n" }
            let words = head.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count > 1, let path = try? RelativePath(words[1]) else { continue }
            if words[0] == "file" { try? Sandbox.write(String(section.dropFirst(head.count + 1)), to: "\(work)/\(path)") }
            if words[0] == "link", words.count == 3 { links.append(("\(work)/\(path)", words[2])) }
        }
        // Links come last, so that nothing is written through them here.
        for (path, destination) in links {
            let parent = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath().path
            guard parent == work || parent.hasPrefix(work + "/") else { continue }
            try? FileManager.default.removeItem(atPath: path)
            symlink(destination, path)
        }
    }

    /// Builds the project twice, makes the app's container and removes it all again, and looks at what lies around after each step.
    func build(_ variation: Variation) throws {
        let project = variation.hasScripts ? nil : try listing(of: work)
        defer { check(project) }
        let opened = try variation.open(work)
        let locations = try Locations(environment: ["SAMPAN_ROOT": "\(top)/none", "SAMPAN_CACHE": cache])
        let target = try opened.target()
        for configuration in target.configurations {
            var container: AppContainer?
            for _ in 1...2 {
                let builder = try AppBuilder(project: opened, configuration: configuration, locations: locations, log: BuildLog())
                builder.isCompiling = false
                builder.scriptPolicy.allowsNew = variation.hasScripts
                container = try builder.build(target).container
            }
            _ = try container?.makeFolders()
            check(project)
            try container?.remove()
        }
        try locations.removeBuilds(of: opened)
    }

    private func check(_ project: [String: String]?) {
        do {
            try compare(untouched, try listing(of: top), "around the project")
            if let project { try compare(project, try listing(of: work), "in the project") }
            let made = FileManager.default.fileExists(atPath: cache) ? try FileManager.default.contentsOfDirectory(atPath: cache) : []
            let known = made.filter { $0 == "containers" || $0.wholeMatch(of: #/(work|App)-[0-9a-f]{16}/#) != nil }
            guard made.count == known.count else { return fail("in the cache: \(made)") }
            for (path, content) in try listing(of: cache) {
                if project != nil, content.hasPrefix("link") { fail("a link was made: \(path)") }
                if content.contains(Sandbox.secret) { fail("the secret stands in \(path)") }
            }
        } catch {
            fail("\(error)")
        }
    }

    private func compare(_ before: [String: String], _ after: [String: String], _ place: String) throws {
        guard before != after else { return }
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        fail("changed \(place): \(changed.joined(separator: ", "))")
    }

    private func fail(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        abort()
    }

    /// What lies below a folder: each path with its kind, size, time of change and content. The project and the cache are listed by themselves.
    private func listing(of folder: String) throws -> [String: String] {
        var listing: [String: String] = [:]
        func list(_ folder: String) throws {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let path = "\(folder)/\(name)"
                if path == work || path == cache { continue }
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR:
                    listing[path] = "folder"
                    try list(path)
                case S_IFLNK: listing[path] = "link to \(try FileManager.default.destinationOfSymbolicLink(atPath: path))"
                default:
                    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
                    listing[path] = "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(text)"
                }
            }
        }
        if FileManager.default.fileExists(atPath: folder) { try list(folder) }
        return listing
    }

    private static func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        // Foundation waits for the disk after each file.
        guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
        defer { fclose(file) }
        let bytes = Array(text.utf8)
        fwrite(bytes, 1, bytes.count, file)
    }
}
