import Foundation

/// Puts Sampan into a tree of its own, which needs the clone no more and can be moved as a whole:
///
///     bin/sampan              starts the command
///     lib/sampan              the command, the frameworks (see `FrameworkBuild`), the renderer
///     lib/sampan/recorder     what records apps that are profiled, compiled when one first is
///     lib/sampan/scripts      what installs system packages
///     lib/sampan/probed       what `sampan doctor` tries the compiler with
public struct Installation {
    private let prefix: String
    private let origin: Origin
    private let log: BuildLog

    /// Prepares an installation below a folder: `/usr/local`.
    public init(prefix: String, from origin: Origin, log: BuildLog) { (self.prefix, self.origin, self.log) = (prefix, origin, log) }

    /// Builds what is not built, and copies it.
    public func install() throws {
        guard case .clone(let root) = origin else {
            throw BuildError.unsupported("\(origin.root) is an installation, which can be copied as it is; \"install\" is for a clone")
        }
        try origin.update(log: log)
        let renderer = try origin.renderer(log: log)
        let library = Files.join(prefix, "lib/sampan")
        try log.step("Copying to \(prefix)") {
            try Files.copy(origin.frameworks, to: library)
            try Files.remove(Files.join(library, "stamp"))
            try Files.copy(renderer, to: Files.join(library, Frameworks.rendererName))
            for path in Probe.neededSources {
                try Files.copy(Files.join(origin.probedSources, path), to: Files.join(library, "probed/\(path)"))
            }
            try Files.copy(origin.recorder, to: Files.join(library, "recorder"))
            let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
            try Files.copy(command, to: Files.join(library, "sampan"))
            for name in ["VERSION", ".swift-version", "LICENSE", "scripts/install", "scripts/packages"] {
                try Files.copy(Files.join(root, name), to: Files.join(library, name))
            }
            try Files.copy(Files.join(root, "scripts/launch"), to: Files.join(prefix, "bin/sampan"))
        }
    }
}
