import Foundation

/// What was found in files, by their contents, from one run to the next.
struct LintCache {
    /// What a Swift file gave.
    struct FileResult: Sendable {
        var incidents: [Incident]
        var suppressions: [Suppression]
        var metrics: FileMetrics
    }

    /// What all files together gave.
    struct Whole {
        var hash: String
        /// The findings that are not those of single Swift files.
        var incidents: [Incident]
    }

    /// Results by a hash of the file's path and content.
    var files: [String: FileResult] = [:]
    /// The last run's.
    var whole: Whole?

    private static let version = 1

    init() {}

    /// Reads a cache's file; what is missing, damaged, or made by another program or configuration counts as empty.
    init(contentsOf path: String, fingerprint: String) {
        guard let data = FileManager.default.contents(atPath: path), let read = try? Self.read(Array(data), fingerprint) else { return }
        self = read
    }

    private static func read(_ bytes: [UInt8], _ fingerprint: String) throws -> LintCache {
        var unpacker = Unpacker(bytes)
        var cache = LintCache()
        guard try unpacker.number() == version, try unpacker.text() == fingerprint else { return cache }
        let hash = try unpacker.text()
        cache.whole = Whole(hash: hash, incidents: try unpacker.list { try $0.incident() })
        for _ in 0..<max(0, try unpacker.number()) {
            let key = try unpacker.text()
            cache.files[key] = FileResult(
                incidents: try unpacker.list { try $0.incident() }, suppressions: try unpacker.list { try $0.suppression() },
                metrics: try unpacker.metrics())
        }
        guard unpacker.isAtEnd else { throw Unpacker.Damaged() }
        return cache
    }

    /// Writes the cache in the place of the one before.
    func write(to path: String, fingerprint: String) {
        var packer = Packer()
        packer.add(Self.version)
        packer.add(fingerprint)
        packer.add(whole?.hash ?? "")
        packer.add(whole?.incidents ?? []) { $0.add($1) }
        packer.add(files.count)
        for (key, result) in files {
            packer.add(key)
            packer.add(result.incidents) { $0.add($1) }
            packer.add(result.suppressions) { $0.add($1) }
            packer.add(result.metrics)
        }
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // A cache that cannot be written costs the next run time, no more.
        try? Data(packer.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
