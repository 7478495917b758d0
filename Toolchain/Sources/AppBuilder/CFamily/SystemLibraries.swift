import Foundation

/// The libraries that a linker finds on this system.
enum SystemLibraries {
    private static let folders: [String] = {
        let triples = (try? Files.names(in: "/usr/lib"))?.filter { $0.contains("-linux-gnu") }.map { "/usr/lib/\($0)" } ?? []
        return triples + ["/usr/lib64", "/usr/lib", "/usr/local/lib", "/lib64", "/lib"]
    }()

    /// Whether there is a library of a name to link with.
    static func has(_ name: String) -> Bool {
        folders.contains { folder in [".so", ".a"].contains { Files.exists(Files.join(folder, "lib\(name)\($0)")) } }
    }
}
