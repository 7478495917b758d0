import Foundation
import ImageIO
import SampanHost
import UIKit

/// A picture of the library.
struct StoredAsset: Equatable {
    var identifier: String
    var file: URL
    var created: Date?
    var modified: Date?
    var isFavorite = false
    var isHidden = false
    /// How it was edited, and the file of the edited picture.
    var edit: StoredEdit?
    var edited: URL?

    /// The file of the picture as it is now.
    var shown: URL { edited ?? file }
}

/// An album as it is kept.
struct StoredAlbum: Codable, Equatable {
    var identifier = UUID().uuidString + "/L0/040"
    var title: String
    /// The identifiers of its pictures, in order.
    var assets: [String] = []
}

/// All that the library holds at a moment.
struct PhotoContents: Equatable {
    /// The oldest first.
    var assets: [StoredAsset] = []
    var albums: [StoredAlbum] = []
    var folders: [StoredFolder] = []
}

/// The person's photo library: the folder that `sampan run --photos` names, and what came to it later; what is said of pictures is kept
/// with the app. A picture of the folder that is deleted is no longer shown, and its file stays where it is.
///
/// May be used on any thread.
final class PhotoStore: @unchecked Sendable {
    static let shared = PhotoStore(environment: ProcessInfo.processInfo.environment)

    /// What is said of a picture, by the path of its file.
    private struct Facts: Codable {
        var identifier = UUID().uuidString + "/L0/001"
        var isFavorite = false
        var isHidden = false
        var isDeleted = false
        var created: Date?
        var edit: StoredEdit?
    }

    private struct Kept: Codable {
        var facts: [String: Facts] = [:]
        var albums: [StoredAlbum] = []
        /// What was kept before there were folders has none.
        var folders: [StoredFolder]?
    }

    private let photos: String?
    private let added: String?
    private let file: URL?
    private let lock = NSLock()
    private var kept = Kept()

    convenience init(environment: [String: String]) {
        let home = environment["CFFIXED_USER_HOME"]
        self.init(
            photos: LaunchOptions(environment: environment).photos, added: home.map { "\($0)/Media/DCIM" },
            file: home.map { URL(fileURLWithPath: $0).appendingPathComponent("Media/PhotoData/Library.json") })
    }

    /// - Parameters:
    ///   - photos: the folder of what is there.
    ///   - added: the folder of what comes.
    ///   - file: where what is said of pictures is kept; in memory if it is `nil`.
    init(photos: String?, added: String?, file: URL?) {
        (self.photos, self.added, self.file) = (photos, added, file)
        if let file, let data = try? Data(contentsOf: file) {
            do {
                kept = try JSONDecoder().decode(Kept.self, from: data)
            } catch {
                let aside = file.appendingPathExtension("unreadable")
                try? FileManager.default.removeItem(at: aside)
                try? FileManager.default.moveItem(at: file, to: aside)
                FileHandle.standardError.write(
                    Data("sampan: \(file.path) says nothing of photos and was put aside as \(aside.lastPathComponent)\n".utf8))
            }
        }
    }

    /// What the library holds now.
    var contents: PhotoContents { lock.withLock { look() } }

    private func look() -> PhotoContents {
        var contents = PhotoContents(albums: kept.albums, folders: kept.folders ?? [])
        var isNew = false
        for file in PhotoFolder([photos, added].compactMap(\.self)).files.reversed() {
            if kept.facts[file.path] == nil {
                kept.facts[file.path] = Facts()
                isNew = true
            }
            guard let facts = kept.facts[file.path], !facts.isDeleted else { continue }
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            let modified = values?.contentModificationDate
            contents.assets.append(
                StoredAsset(
                    identifier: facts.identifier, file: file, created: facts.created ?? modified, modified: facts.edit?.date ?? modified,
                    isFavorite: facts.isFavorite, isHidden: facts.isHidden, edit: facts.edit, edited: facts.edit.flatMap { place(of: $0) }))
        }
        // Identifiers are to be the same at the next launch.
        if isNew { try? save() }
        let there = Set(contents.assets.map(\.identifier))
        for index in contents.albums.indices { contents.albums[index].assets.removeAll { !there.contains($0) } }
        let collections = Set(contents.albums.map(\.identifier) + contents.folders.map(\.identifier))
        for index in contents.folders.indices { contents.folders[index].children.removeAll { !collections.contains($0) } }
        return contents
    }

    private func save() throws {
        guard let file else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(kept).write(to: file, options: .atomic)
    }

    /// A change of the library: pictures that come, and what becomes of what is there.
    struct Change {
        var pictures: [(name: String, data: Data, identifier: String, created: Date?, isFavorite: Bool)] = []
        var body: (inout PhotoContents) throws -> Void = { _ in }
        /// What was made of pictures, by their identifiers.
        var edits: [String: PHContentEditingOutput] = [:]
    }

    /// Changes what the library holds.
    ///
    /// - Throws: why it cannot be kept; it is as before then.
    func perform(_ change: Change) throws {
        try lock.withLock {
            let before = (kept, look())
            var written: [URL] = []
            do {
                for picture in change.pictures { written.append(try add(picture)) }
                var contents = look()
                for (identifier, output) in change.edits {
                    guard let index = contents.assets.firstIndex(where: { $0.identifier == identifier }) else { continue }
                    let (edit, place) = try keep(output)
                    written.append(place)
                    contents.assets[index].edit = edit
                }
                try change.body(&contents)
                let there = Dictionary(contents.assets.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
                for (path, facts) in kept.facts {
                    guard let asset = there[facts.identifier] else {
                        if before.1.assets.contains(where: { $0.identifier == facts.identifier }) { delete(path) }
                        continue
                    }
                    kept.facts[path]?.isFavorite = asset.isFavorite
                    kept.facts[path]?.isHidden = asset.isHidden
                    kept.facts[path]?.edit = asset.edit
                    let modified = asset.modified
                    if asset.created != modified { kept.facts[path]?.created = asset.created }
                }
                (kept.albums, kept.folders) = (contents.albums, contents.folders)
                try save()
                let names = Set(kept.facts.values.compactMap(\.edit?.name))
                for edit in before.0.facts.values.compactMap(\.edit) where !names.contains(edit.name) {
                    if let place = place(of: edit) { try? FileManager.default.removeItem(at: place) }
                }
            } catch {
                for file in written { try? FileManager.default.removeItem(at: file) }
                kept = before.0
                throw error
            }
        }
    }

    private func add(_ picture: (name: String, data: Data, identifier: String, created: Date?, isFavorite: Bool)) throws -> URL {
        guard let added else { throw Self.noPlace }
        let folder = URL(fileURLWithPath: added, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = URL.freePlace(for: picture.name, in: folder)
        try picture.data.write(to: place, options: .withoutOverwriting)
        kept.facts[place.path] = Facts(identifier: picture.identifier, isFavorite: picture.isFavorite, created: picture.created)
        return place
    }

    /// Where an edited picture lies.
    private func place(of edit: StoredEdit) -> URL? {
        file?.deletingLastPathComponent().appendingPathComponent("Mutations/\(edit.name)")
    }

    private func keep(_ output: PHContentEditingOutput) throws -> (StoredEdit, URL) {
        let (picture, adjustment) = try output.result()
        let edit = StoredEdit(name: "\(UUID().uuidString).jpg", date: Date(), adjustment)
        guard let place = place(of: edit) else { throw Self.noPlace }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try picture.write(to: place, options: .withoutOverwriting)
        return (edit, place)
    }

    private static var noPlace: NSError {
        NSError(
            domain: PHPhotosErrorDomain, code: PHPhotosError.Code.internalError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "The app has no photo library of its own: it was not started by sampan."])
    }

    private func delete(_ path: String) {
        if let added, path.hasPrefix(added + "/") {
            try? FileManager.default.removeItem(atPath: path)
            kept.facts[path] = nil
        } else {
            kept.facts[path]?.isDeleted = true
        }
    }
}
