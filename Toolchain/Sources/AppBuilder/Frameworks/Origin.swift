import Foundation

/// Where Sampan itself lies, and its frameworks with it.
public enum Origin: Sendable, Equatable {
    /// A clone: the frameworks are built in its own `.build`, where they are missing or their sources changed.
    case clone(String)
    /// The `lib/sampan` of a tree that `sampan install` made: finished, moved at will, and never written to.
    case installation(String)

    /// Tells by what lies in the folder.
    init(root: String) {
        self = Files.exists(Files.join(root, FrameworkManifest.name)) ? .installation(root) : .clone(root)
    }

    /// The folder that holds the version, and the scripts that install what Sampan needs of the system.
    public var root: String {
        switch self {
        case .clone(let root), .installation(let root): root
        }
    }

    /// The frameworks as apps use them: libraries, modules, and what is built when an app first imports it.
    var frameworks: String {
        switch self {
        case .clone(let root): Files.join(root, ".build/sampan-frameworks")
        case .installation(let root): root
        }
    }

    /// The folders of the frameworks' sources: in an installation, of those that are built when an app first imports them.
    var sources: String {
        switch self {
        case .clone(let root): Files.join(root, "Sources")
        case .installation(let root): Files.join(root, "sources")
        }
    }

    /// The folder of the sources of what records apps that are profiled.
    var recorder: String {
        switch self {
        case .clone(let root): Files.join(root, "Toolchain/Sources/CRecorder")
        case .installation(let root): Files.join(root, "recorder")
        }
    }

    /// Where what is built of the frameworks themselves for apps lies.
    ///
    /// - Parameter cache: the user's cache, which it goes to from an installation.
    func home(_ fingerprint: Fingerprint, cache: String) -> String {
        switch self {
        case .clone(let root): Files.join(root, ".build/sampan-on-demand")
        case .installation: Files.join(cache, "frameworks/\(fingerprint.text)")
        }
    }

    /// The folders in which apps find the frameworks' libraries, where links lead.
    func libraries(cache: String) -> [String] {
        switch self {
        case .clone: [frameworks, home(Fingerprint(), cache: cache)]
        case .installation: [frameworks, Files.join(cache, "frameworks")]
        }
    }

    /// The folder of the frameworks' files that probes are made of.
    var probedSources: String {
        switch self {
        case .clone: sources
        case .installation(let root): Files.join(root, "probed")
        }
    }

    /// The version of Swift that everything is made for, and that newer ones have to agree with.
    public var minimalCompiler: String {
        get throws {
            String(decoding: try Files.read(Files.join(root, ".swift-version")), as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The version of the compiler that an installation was made by, whose modules no other can read; `nil` for a clone.
    public var madeBy: String? {
        get throws {
            guard case .installation = self else { return nil }
            return try FrameworkManifest.read(from: frameworks).compiler
        }
    }

    /// Builds what a clone lacks; an installation has everything.
    func update(log: BuildLog) throws {
        guard case .clone(let root) = self else { return }
        try FrameworkBuild(clone: root, log: log).update()
    }

    /// Whether there is nothing to build.
    var isUpToDate: Bool {
        switch self {
        case .clone(let root): FrameworkBuild(clone: root, log: BuildLog()).isUpToDate
        case .installation: true
        }
    }

    /// The program that draws documents, which a clone builds where it is missing.
    func renderer(log: BuildLog) throws -> String {
        switch self {
        case .clone(let root): try FrameworkBuild(clone: root, log: log).renderer()
        case .installation(let root): Files.join(root, Frameworks.rendererName)
        }
    }

    /// Removes what was built inside a clone; an installation stays as it is.
    func clean(cache: String) throws {
        guard case .clone = self else { return }
        try Files.remove(frameworks)
        try Files.remove(home(Fingerprint(), cache: cache))
    }
}
