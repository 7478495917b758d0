import Foundation
import XcodeProject

/// The folder of a project, below which an exchange reads and writes.
///
/// What a document of a translator's names is only written to here: who sends one could have other files overwritten otherwise.
package struct LocalizedPlace: Sendable {
    /// The folder, as a real path.
    package let root: String

    /// Creates the place.
    ///
    /// - Throws: `LocalizationFault` where there is no such folder.
    package init(root: String) throws {
        guard let real = FileSystem.realPath(root) else { throw LocalizationFault("\(root): error: there is no such folder") }
        self.root = real
    }

    /// How large a file is at most that is read as a whole, in bytes.
    static let sizeLimit = 64 << 20

    /// The path below the folder; `nil` for what lies elsewhere.
    package func relative(_ path: String) -> String? {
        // The file itself may be new; its folder tells where it lies.
        let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        guard let real = realFolder(folder) else { return nil }
        if real.utf8.elementsEqual(root.utf8) { return name }
        guard real.utf8.starts(with: (root + "/").utf8) else { return nil }
        return String(real.dropFirst(root.count + 1)) + "/" + name
    }

    /// The real path of a folder, of which the last parts may not be there yet.
    private func realFolder(_ folder: String) -> String? {
        if let real = FileSystem.realPath(folder) { return real }
        // A link that leads nowhere is no new folder.
        guard FileSystem.kind(of: folder) == nil, folder.count > 1 else { return nil }
        let name = (folder as NSString).lastPathComponent
        guard name != "..", name != "." else { return nil }
        return realFolder((folder as NSString).deletingLastPathComponent).map { $0 + "/" + name }
    }

    /// The path that a document names, below the folder and not behind a dot.
    ///
    /// - Throws: `LocalizationFault`, to be told with the document's line.
    package func path(named name: String) throws -> String {
        let parts: RelativePath
        guard !name.hasPrefix("/") else { throw LocalizationFault("\"\(name)\" is no path below the project's folder") }
        do { parts = try RelativePath(name) } catch {
            throw LocalizationFault("\"\(name)\" is no path below the project's folder: it has a part \(error)")
        }
        guard !(parts.folders + [parts.name]).contains(where: { $0.text.hasPrefix(".") }) else {
            throw LocalizationFault("\"\(name)\" lies behind a dot, where a repository and tools keep what is theirs")
        }
        let path = root + "/" + parts.description
        try check(path, named: name)
        return path
    }

    /// Checks that a file, new or not, lies below the folder, wherever links lead.
    func check(_ path: String, named name: String) throws {
        let isLink = FileSystem.kind(of: path) == S_IFLNK
        let real = isLink ? FileSystem.realPath(path) : path
        guard let real, relative(real) != nil else {
            throw LocalizationFault("\"\(name)\" leads out of the project's folder \(root)")
        }
    }

    /// A file's content; `nil` where there is none.
    ///
    /// - Throws: `LocalizationFault` for what is no file, lies elsewhere or is too large.
    package func read(_ path: String) throws -> [UInt8]? {
        guard FileSystem.kind(of: path) != nil else { return nil }
        try check(path, named: path)
        return try Self.contents(of: path)
    }

    /// A file's content, wherever it lies.
    package static func contents(of path: String) throws -> [UInt8] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw LocalizationFault("\(path): error: there is no such file") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw LocalizationFault("\(path): error: this is no file") }
        guard status.st_size <= sizeLimit else {
            throw LocalizationFault("\(path): error: the file has more than \(sizeLimit >> 20) megabytes, which is more than is read")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw LocalizationFault("\(path): error: the file cannot be read")
        }
        return Array(data)
    }

    /// Writes a file below the folder, in a new file that replaces the old one.
    func write(_ bytes: [UInt8], to path: String) throws {
        try check(path, named: path)
        var file = path
        if FileSystem.kind(of: file) == S_IFLNK, let real = FileSystem.realPath(file) { file = real }
        do {
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw LocalizationFault("\(path): error: the file cannot be written: \(error.localizedDescription)")
        }
    }
}
