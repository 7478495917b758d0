import Foundation
import SampanHost

/// The person's music: a folder in the app's container, with what became of its songs.
///
/// May be used on any thread.
final class MusicStore: @unchecked Sendable {
    static let shared = MusicStore(folder: AddedMusic.folder)

    /// The store that queries ask: a test has one of its own.
    @TaskLocal static var replacement: MusicStore?
    static var current: MusicStore { replacement ?? shared }

    /// What a file said when it was last read, so that only new ones are read.
    private struct Read: Codable {
        var modified: Date?
        var size: Int
        /// `nil` for what is no sound.
        var tags: SongTags?
    }

    private struct Kept: Codable {
        var files: [String: Read] = [:]
        var histories: [String: SongHistory] = [:]
        var lists: [String: SongListFacts] = [:]
    }

    private let folder: URL?
    private let lock = NSLock()
    private var kept = Kept()

    /// - Parameter folder: where the files lie; what is kept of them lies beside it. Without one there is no music.
    init(folder: URL?) {
        self.folder = folder
        // What cannot be read is read anew from the files.
        if let file, let data = try? Data(contentsOf: file) { kept = (try? JSONDecoder().decode(Kept.self, from: data)) ?? Kept() }
    }

    private var file: URL? { folder?.deletingLastPathComponent().appendingPathComponent("MusicData/Library.json") }

    private func save() throws {
        guard let file else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(kept).write(to: file, options: .atomic)
    }

    // MARK: What there is

    /// All songs, by their paths.
    var songs: [Song] { lock.withLock { look() } }

    /// All playlists, by their files' names.
    var lists: [SongList] {
        lock.withLock {
            let songs = Dictionary(uniqueKeysWithValues: look().map { ($0.path, $0) })
            return files { AddedMusic.lists.contains($0) }.map { path, file in
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                return SongList(
                    file: file, facts: kept.lists[path] ?? SongListFacts(), songs: SongList.names(in: text).compactMap { songs[$0] })
            }
        }
    }

    /// When anything of the library changed.
    var modified: Date {
        lock.withLock {
            let files = files { _ in true }.map(\.1) + [folder, file].compactMap(\.self)
            return files.compactMap { try? $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate }.max()
                ?? .distantPast
        }
    }

    /// The files of some endings, with their paths in the folder, in order.
    private func files(_ isWanted: (String) -> Bool) -> [(String, URL)] {
        guard let folder, let found = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return found.compactMap { $0 as? String }.sorted().map { ($0, folder.appendingPathComponent($0)) }
            .filter { isWanted($0.1.pathExtension.lowercased()) }
    }

    private func look() -> [Song] {
        var isNew = false
        let songs = files { AddedMusic.sounds.contains($0) }.compactMap { path, file -> Song? in
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
            let (modified, size) = (values?.contentModificationDate, values?.fileSize ?? 0)
            if kept.files[path].map({ $0.modified != modified || $0.size != size }) ?? true {
                kept.files[path] = Read(modified: modified, size: size, tags: SongTags(file))
                isNew = true
            }
            guard let tags = kept.files[path]?.tags else { return nil }
            let history = kept.histories[path] ?? SongHistory(added: Date())
            kept.histories[path] = history
            return Song(file: file, path: path, tags: tags, history: history)
        }
        // A library that cannot be written is read anew at the next launch.
        if isNew { try? save() }
        return songs
    }

    /// What became of a song; `nil` for one that is not there.
    func history(of path: String) -> SongHistory? { lock.withLock { kept.histories[path] } }

    // MARK: Changing

    /// Notes what became of a song; nothing if it is gone.
    func note(_ path: String, _ body: (inout SongHistory) -> Void) {
        lock.withLock {
            guard var history = kept.histories[path] else { return }
            body(&history)
            kept.histories[path] = history
            try? save()
        }
        tell()
    }

    /// The playlist that an app calls so, created if `facts` say how.
    ///
    /// - Returns: its file's name; `nil` if there is none and none is to be.
    /// - Throws: why it cannot be kept.
    func list(of identifier: UUID, creating facts: SongListFacts?) throws -> String? {
        let (name, isNew) = try lock.withLock { () throws -> (String?, Bool) in
            let known = kept.lists.first { $0.value.identifier == identifier }?.key
            let isThere = known.map { path in files { _ in true }.contains { $0.0 == path } } ?? false
            if isThere || facts == nil { return (isThere ? known : nil, false) }
            guard let folder else { throw MPError(.notSupported) }
            let name = identifier.uuidString + ".m3u8"
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("#EXTM3U\n".utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
            kept.lists[name] = facts
            try save()
            return (name, true)
        }
        if isNew { tell() }
        return name
    }

    /// Adds songs to a playlist's end.
    ///
    /// - Throws: why it cannot be kept.
    func add(_ paths: [String], to list: URL) throws {
        try lock.withLock {
            var text = try String(contentsOf: list, encoding: .utf8)
            if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
            text += paths.map(SongList.line).joined()
            try Data(text.utf8).write(to: list, options: .atomic)
        }
        tell()
    }

    private func tell() { NotificationCenter.default.post(name: AddedMusic.didChange, object: nil) }
}
