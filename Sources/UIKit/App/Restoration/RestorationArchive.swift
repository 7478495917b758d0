import Foundation

/// The state of an app's interface, as it is kept between launches: for each object what it wrote down, in a keyed archive of its own.
struct RestorationArchive: Codable {
    enum Kind: String, Codable { case controller, view, object }

    struct Entry: Codable {
        var kind: Kind
        /// The identifiers of what is around the object, and its own.
        var path: [String]
        /// The class that makes the object anew.
        var restorationClass: String?
        /// What a controller's storyboard is found by.
        var storyboard: String?
        var storyboardBundle: String?
        var data: Data
    }

    /// What the app's delegate wrote down.
    var application: Data
    /// The objects; those around others come before them.
    var entries: [Entry]

    /// Where it is kept: beside the app's scenes.
    static var file: URL? { SceneArchive.file?.deletingLastPathComponent().appendingPathComponent("data.data") }

    /// What is larger was not written here.
    private static let largest = 64 << 20

    /// Reads a file; `nil` if there is none. One that cannot be read is set aside.
    static func read(_ file: URL) -> RestorationArchive? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= largest else { throw StoredValue.Unsuitable(description: "it has \(size) bytes") }
            return try PropertyListDecoder().decode(RestorationArchive.self, from: Data(contentsOf: file))
        } catch {
            let aside = file.appendingPathExtension("corrupt")
            try? FileManager.default.removeItem(at: aside)
            try? FileManager.default.moveItem(at: file, to: aside)
            let message =
                "sampan: the state of the app's interface cannot be read: it starts without, and the file is \(aside.path) now (\(error))\n"
            FileHandle.standardError.write(Data(message.utf8))
            return nil
        }
    }

    /// Writes a new file in the place of the old one, which is whole until then.
    func write(to file: URL) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try encoder.encode(self).write(to: file, options: .atomic)
        } catch {
            NSLog("The state of the app's interface cannot be kept in %@: %@", file.path, "\(error)")
        }
    }
}
