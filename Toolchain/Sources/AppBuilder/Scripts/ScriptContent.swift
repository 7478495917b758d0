import Foundation
import XcodeProject

/// What a script consists of: by this it is known again.
struct ScriptContent: Codable, Hashable {
    private let shell: String
    private let text: String
    /// The files of the project that the text names, which may be programs.
    private let files: [String: Data]

    /// A file that is larger than this, in bytes, is known by its size and time.
    private static let limit = 1 << 20

    init(_ script: ScriptPhase, settings: BuildSettings, ground: Ground) {
        (shell, text) = (script.shell, script.script)
        var files: [String: Data] = [:]
        for path in Self.paths(in: script.script, settings: settings) where FileSystem.realPath(path).map(ground.contains) ?? false {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            let stamp = Data("\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)".utf8)
            files[path] = status.st_size > Self.limit ? stamp : (try? Files.read(path)) ?? stamp
        }
        self.files = files
    }

    /// The paths that the words of a script may stand for. What a shell does not do before it runs is not done here either.
    private static func paths(in script: String, settings: BuildSettings) -> Set<String> {
        // A shell's variables are written as settings are, or without braces.
        let braced = script.replacing(#/\$(\w+)/#) { "${\($0.1)}" }
        let words = settings.expand(braced).split { $0.isWhitespace || "\"'`;|&()<>=,".contains($0) }
        let root = settings.string("SRCROOT")
        return Set(words.prefix(10_000).map { $0.hasPrefix("/") ? String($0) : Files.join(root, String($0)) })
    }
}

/// The scripts of a project that were allowed, kept beside its builds, where no script can write.
struct ScriptAllowance {
    private let file: ConfinedFile
    private(set) var contents: Set<ScriptContent>

    init(in file: ConfinedFile) {
        self.file = file
        // What cannot be read allows nothing.
        contents = (try? Files.read(file.path)).flatMap { try? JSONDecoder().decode(Set<ScriptContent>.self, from: $0) } ?? []
    }

    mutating func add(_ content: ScriptContent) throws {
        guard contents.insert(content).inserted else { return }
        try file.write(try JSONEncoder().encode(contents))
    }
}
