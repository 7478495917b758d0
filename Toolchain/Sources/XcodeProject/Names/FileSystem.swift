import Foundation

/// What lies at paths.
package enum FileSystem {
    /// What lies at a path, as `S_IFREG` and its like say it: a link is a link, whatever it leads to. `nil` where nothing does.
    package static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// The path under which a disk that takes capital letters for small ones, as a Mac's does, would find what is there; `nil` where it
    /// would find nothing, or where there are several.
    static func pathIgnoringCase(_ path: String) -> String? {
        var found = ""
        for part in path.split(separator: "/").map(String.init) {
            if kind(of: "\(found)/\(part)") != nil {
                found += "/\(part)"
                continue
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: found.isEmpty ? "/" : found)) ?? []
            let same = names.filter { $0.compare(part, options: .caseInsensitive) == .orderedSame }
            guard same.count == 1 else { return nil }
            found += "/\(same[0])"
        }
        return found
    }

    /// The path without links; `nil` where nothing is.
    package static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
