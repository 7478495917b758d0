import Foundation

/// What lies at paths.
package enum FileSystem {
    /// What lies at a path, as `S_IFREG` and its like say it: a link is a link, whatever it leads to. `nil` where nothing does.
    package static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// The path without links; `nil` where nothing is.
    static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
