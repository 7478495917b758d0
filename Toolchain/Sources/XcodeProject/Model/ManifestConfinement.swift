import Foundation
import Shell

/// What SwiftPM may reach while it compiles and runs a package's manifest, which is anybody's program: the package, the system and Swift to read,
/// a folder of its own to write.
struct ManifestConfinement {
    private let scratch: String
    private let ground: Ground

    /// - Throws: An error of the file system if the folder cannot be made.
    init(scratch: String, ground: Ground) throws {
        (self.scratch, self.ground) = (scratch, ground)
        for folder in [home, temporary] { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    }

    private var home: String { scratch + "/home" }
    private var temporary: String { scratch + "/tmp" }

    /// The command, confined.
    func confined(_ command: Command) -> Command {
        let variables = ProcessInfo.processInfo.environment
        var confinement = Confinement()
        confinement.allowSystem([.read, .run])
        for root in ground.roots { confinement.allow(root, .read) }
        confinement.allow(scratch, [.read, .run, .write, .change])
        // Swift lies beside what the shell finds, or where its own installer puts it.
        let realHome = variables["HOME"] ?? NSHomeDirectory()
        let swiftly = variables["SWIFTLY_HOME_DIR"] ?? realHome + "/.local/share/swiftly"
        if let tool = Command.path(of: command.program).flatMap(FileSystem.realPath) {
            let usr = URL(fileURLWithPath: tool).deletingLastPathComponent().deletingLastPathComponent().path
            if usr != "/", usr != FileSystem.realPath(realHome) { confinement.allow(usr, [.read, .run]) }
        }
        for folder in [swiftly, variables["SWIFTLY_TOOLCHAINS_DIR"], variables["SWIFTLY_BIN_DIR"]] {
            if let folder { confinement.allow(folder, [.read, .run]) }
        }
        var command = command
        command.confinement = confinement
        // What SwiftPM and the compiler keep for a person is kept for this once.
        command.environment = [
            "HOME": home, "TMPDIR": temporary, "XDG_CACHE_HOME": home + "/.cache", "XDG_CONFIG_HOME": home + "/.config",
            "XDG_DATA_HOME": home + "/.local/share", "SWIFTLY_HOME_DIR": swiftly,
        ]
        return command
    }
}
