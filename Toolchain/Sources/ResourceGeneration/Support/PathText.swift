import Foundation

/// Paths as texts, as configurations write them: put together and taken apart without a look at the disk.
enum PathText {
    /// A path below a folder; an absolute path stays what it is. "." means nothing, and ".." at the front takes a folder away.
    static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return path }
        var left = parts(folder)
        var right = parts(path)[...]
        while right.first == "..", let last = left.last, last != ".." {
            right.removeFirst()
            left.removeLast()
        }
        // Above the root is the root.
        if folder.hasPrefix("/") { right = right.drop { $0 == ".." } }
        return text(left + right, isAbsolute: folder.hasPrefix("/"))
    }

    /// The folder that holds what is at a path.
    static func parent(_ path: String) -> String { join(path, "..") }

    /// The last name of a path.
    static func name(_ path: String) -> String { parts(path).last ?? (path.hasPrefix("/") ? "/" : ".") }

    /// The last name without its extension.
    static func stem(_ path: String) -> String { (name(path) as NSString).deletingPathExtension }

    /// The extension of the last name; empty if it has none.
    static func fileExtension(_ path: String) -> String { (name(path) as NSString).pathExtension }

    /// The names in a path.
    static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init).filter { $0 != "." } }

    /// A path with its names put together anew; `..` behind a name takes it away.
    static func normal(_ path: String) -> String { path.normalized }

    /// The path in a folder that holds it; `nil` where it lies elsewhere.
    static func relative(_ path: String, to folder: String) -> String? {
        let (path, folder) = (parts(path), parts(folder))
        return path.starts(with: folder) ? text(Array(path.dropFirst(folder.count)), isAbsolute: false) : nil
    }

    static func text(_ parts: [String], isAbsolute: Bool) -> String {
        if isAbsolute { return "/" + parts.joined(separator: "/") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

extension String {
    /// The path without `..` behind a name.
    fileprivate var normalized: String {
        var result: [String] = []
        for part in PathText.parts(self) {
            if part == "..", let last = result.last, last != ".." {
                result.removeLast()
            } else if part != ".." || !hasPrefix("/") {
                result.append(part)
            }
        }
        return PathText.text(result, isAbsolute: hasPrefix("/"))
    }
}
