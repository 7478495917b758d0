import Foundation
import XcodeProject

/// Where a generation takes place: the folder that paths are relative to, what may be read and written, and what is said meanwhile.
///
/// The paths of a configuration are a project's, and who hands out a project could have the files of whoever generates its resources read
/// into them, or others overwritten. So what it names has to lie in the configuration's folder, in the repository around it or in the present
/// folder, unless the user allows more. What the user types himself is not confined.
package struct Workplace {
    /// The folder that paths are relative to, as an absolute path.
    package let folder: String
    /// What a project's paths may lead to; `nil` for paths that the user typed.
    let ground: Ground?

    /// Creates a workplace whose paths are the user's own.
    package init(folder: String) { (self.folder, ground) = (folder, nil) }

    /// Creates a workplace for a configuration in a folder.
    ///
    /// - Parameters:
    ///   - present: the folder in which the user typed.
    ///   - allowed: folders that the user allows besides.
    package init(folder: String, present: String, allowing allowed: [String], home: String = NSHomeDirectory()) {
        self.folder = folder
        let holds = PathText.relative(folder, to: present) != nil && PathText.relative(home, to: present) == nil
        ground = Ground(holding: folder, allowing: allowed + (holds ? [present] : []), home: home)
    }

    /// Creates a workplace for a configuration in a folder, with what a project may read.
    package init(folder: String, ground: Ground) { (self.folder, self.ground) = (folder, ground) }

    /// The absolute path that a path means here.
    func absolute(_ path: String) -> String { PathText.join(folder, path) }

    /// Whether there is something at a path.
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: absolute(path)) }

    /// Whether there is a folder at a path.
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether there is a file at a path.
    func isFile(_ path: String) -> Bool { exists(path) && !isFolder(path) }

    /// Checks that what a path leads to may be read.
    ///
    /// - Throws: `GenerationError.outside`.
    func check(_ path: String) throws {
        guard let ground else { return }
        guard !path.utf8.contains(0) else { throw ResourceError(path, "the path holds a zero byte") }
        guard let real = FileSystem.realPath(absolute(path)) else { return }
        guard ground.contains(real) else { throw GenerationError.outside(path: path, real: real, folder: folder) }
    }

    /// How large a file is at most that is read as a whole.
    static let sizeLimit = 256 << 20

    /// A file's content.
    ///
    /// - Throws: `ResourceError` where there is none, `GenerationError.outside` where it may not be read.
    func read(_ path: String) throws -> [UInt8] {
        try check(path)
        var status = stat()
        guard stat(absolute(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ResourceError(path, "Unable to read file")
        }
        guard status.st_size <= Self.sizeLimit else {
            throw ResourceError(path, "the file has more than \(Self.sizeLimit >> 20) megabytes, which is more than is read")
        }
        guard let data = FileManager.default.contents(atPath: absolute(path)) else { throw ResourceError(path, "Unable to read file") }
        return Array(data)
    }

    /// A file's text.
    func text(_ path: String) throws -> String {
        let bytes = try read(path)
        guard let text = String(validating: bytes, as: UTF8.self) else { throw KeyLine.notUTF8(bytes, path: path) }
        return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    }

    /// Writes a file, unless it holds that already. The folder has to be there.
    ///
    /// - Returns: Whether it was written.
    /// - Throws: `GenerationError`.
    func write(_ text: String, to path: String) throws -> Bool {
        let whole = absolute(path)
        guard let folder = FileSystem.realPath(PathText.parent(whole)) else { throw GenerationError.notFound(PathText.parent(path)) }
        var file = folder + "/" + PathText.name(whole)
        // A link is written through to where it leads, not replaced.
        if FileSystem.kind(of: file) == S_IFLNK, let real = FileSystem.realPath(file) { file = real }
        if let ground {
            guard ground.contains(file) else { throw GenerationError.outside(path: path, real: file, folder: self.folder) }
            // Hooks of the repository and settings of tools are no generated code.
            let root = ground.roots.filter { PathText.relative(file, to: $0) != nil }.max { $0.utf8.count < $1.utf8.count } ?? "/"
            guard !PathText.parts(PathText.relative(file, to: root) ?? file).contains(where: { $0.hasPrefix(".") }) else {
                throw GenerationError.hidden(path: path)
            }
        }
        let data = Data(text.utf8)
        if FileSystem.kind(of: file) == S_IFREG, FileManager.default.contents(atPath: file) == data { return false }
        try write(data, toFile: file, named: path)
        return true
    }

    private func write(_ data: Data, toFile file: String, named path: String) throws {
        if (try? data.write(to: URL(fileURLWithPath: file), options: .atomic)) != nil { return }
        // A build phase may write the file that it names, but no other beside it.
        let descriptor = open(file, O_WRONLY | O_TRUNC | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw ResourceError(path, "the file cannot be written: \(String(cString: strerror(errno)))") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do { try handle.write(contentsOf: data) } catch {
            throw ResourceError(path, "the file cannot be written: \(error.localizedDescription)")
        }
    }
}

extension Workplace {
    /// The names of what lies in a folder, in their order; none that begin with a dot.
    func names(in folder: String) throws -> [String] {
        try check(folder)
        let names = try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))
        guard let names else { throw ResourceError(folder, "the folder cannot be read") }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
