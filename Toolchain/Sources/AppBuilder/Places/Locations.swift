import Foundation
import XcodeProject

/// Where builds put things. Never inside the user's project.
public struct Locations: Sendable {
    /// Where Sampan itself lies.
    public let origin: Origin
    /// Where what is built is kept.
    public let cache: String
    /// Where what apps store is kept.
    public let data: String

    /// Finds the places from the environment: `SAMPAN_ROOT`, which the launcher sets, and `SAMPAN_CACHE`, or `XDG_CACHE_HOME` and
    /// `XDG_DATA_HOME`, which count where they are absolute, as their specification says.
    ///
    /// - Throws: `BuildError.unsupported` without a root, or where `SAMPAN_CACHE` depends on the present folder.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let root = environment["SAMPAN_ROOT"] else {
            throw BuildError.unsupported("SAMPAN_ROOT is not set; start sampan by its launcher, bin/sampan")
        }
        origin = Origin(root: root)
        if let own = environment["SAMPAN_CACHE"], !own.isEmpty {
            guard own.hasPrefix("/") else {
                throw BuildError.unsupported(
                    "SAMPAN_CACHE is \"\(own)\", a different place in every folder; give it an absolute path")
            }
            (cache, data) = (own, own)
            return
        }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        func folder(_ variable: String, _ standard: String) -> String {
            let shared = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? Files.join(home, standard)
            return Files.join(shared, "sampan")
        }
        (cache, data) = (folder("XDG_CACHE_HOME", ".cache"), folder("XDG_DATA_HOME", ".local/share"))
    }

    /// The folder for builds of the project at a path.
    package func folder(forProject path: String) throws -> ConfinedFolder {
        var hash = Fingerprint()
        hash.add(path)
        // The hash tells projects apart; the name is for people, and may be shortened. The compiler's lists of files break at ends of lines.
        let whole = (Files.name(path) as NSString).deletingPathExtension.utf8.map { $0 < 0x20 ? UInt8(ascii: "_") : $0 }
        let name = String(decoding: whole.prefix(200), as: UTF8.self)
        return ConfinedFolder(root: cache).folder(try FileName("\(name)-\(hash.text)"))
    }

    /// Where copies of the templates lie that come with Sampan, for whoever asks where one is.
    public var templates: String { Files.join(cache, "templates") }

    /// Sampan's own version.
    public var version: String {
        get throws {
            String(decoding: try Files.read(Files.join(origin.root, "VERSION")), as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}
