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

    /// Where what is built of the frameworks themselves for apps lies.
    ///
    /// - Parameter cache: the user's cache, which it goes to from an installation.
    func home(_ fingerprint: Fingerprint, cache: String) -> String {
        switch self {
        case .clone(let root): Files.join(root, ".build/sampan-on-demand")
        case .installation: Files.join(cache, "frameworks/\(fingerprint.text)")
        }
    }

    /// Builds what a clone lacks; an installation has everything.
    func update(log: BuildLog) throws {
        guard case .clone(let root) = self else { return }
        try FrameworkBuild(clone: root, log: log).update()
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
