import Foundation

/// Where the Swift lies whose libraries programs use.
enum SwiftRuntime {
    /// The `usr` folders of the Swift that this program uses, and of the one in `PATH`, which links apps. They may be two that are alike.
    static var folders: [String] {
        Set([ownLibrary, Compiler.path].compactMap { $0.flatMap(usr(above:)) }).sorted()
    }

    /// The library of Swift that this process has loaded.
    private static var ownLibrary: String? {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let line = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
        return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    }

    /// The folder `usr` that a file is in, which has the libraries of Swift: `/opt/swift/usr` for `/opt/swift/usr/lib/swift/linux/libswiftCore.so`.
    private static func usr(above file: String) -> String? {
        var folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        while folder != "/", !folder.isEmpty {
            folder = (folder as NSString).deletingLastPathComponent
            if Files.isFolder(Files.join(folder, "lib/swift")) { return folder }
        }
        return nil
    }
}
