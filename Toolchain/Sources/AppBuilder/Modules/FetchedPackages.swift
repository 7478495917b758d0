import Foundation
import Shell
import XcodeProject

/// The Swift packages that a project uses from repositories, as SwiftPM itself finds, checks and fetches them.
///
/// A package that depends on all that the project names is written into the cache, with the project's own `Package.resolved` beside it, and SwiftPM
/// resolves that: its mirrors, and what it knows of registries and accounts, hold. What it checks out is never written to by a build.
final class FetchedPackages {
    private let project: Project
    private let folder: ConfinedFolder
    private let cache: ConfinedFolder
    private let log: BuildLog
    /// The folder of each package, by its identity in lower case.
    private var known: [String: String]?

    init(project: Project, locations: Locations, log: BuildLog) throws {
        self.project = project
        self.log = log
        folder = try locations.folder(forProject: project.path).folder("packages")
        cache = ConfinedFolder(root: locations.cache).folder("package-repositories")
    }

    /// Where the package of an address lies.
    func folder(ofPackage url: String, usedBy target: Target) throws -> String {
        let identity = Self.identity(of: url)
        if known == nil { known = try resolve() }
        guard let path = known?[identity] else {
            throw BuildError.unsupported(
                "target \"\(target.name)\" uses the package \(url), which is not among those that the project names")
        }
        return path
    }

    /// SwiftPM's name for a package: the last part of its address.
    static func identity(of url: String) -> String {
        var name = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
        if name.lowercased().hasSuffix(".git") { name.removeLast(4) }
        return name.lowercased()
    }

    // MARK: Resolving

    private func resolve() throws -> [String: String] {
        let references = project.packageReferences
        try folder.make()
        let manifest = try Self.manifest(references, ground: project.ground)
        let pins = project.resolvedPackages.flatMap { try? Files.read($0) }
        var fingerprint = Fingerprint()
        fingerprint.add(manifest)
        fingerprint.add(pins ?? Data())
        // A folder's own manifest may name other packages than before.
        for case .folder(let path) in references.map(\.location) { fingerprint.add(file: Files.join(path, "Package.swift")) }
        let (stamp, state) = (folder.file("stamp"), "\(folder.path)/build/workspace-state.json")
        if Stamp.matches(stamp, fingerprint), let found = try? checkouts(state), found.values.allSatisfy(Files.exists) { return found }
        try folder.file("Package.swift").write(manifest)
        if let pins { try folder.file("Package.resolved").write(pins) }
        try log.step("Resolving packages") { try run() }
        let found = try checkouts(state)
        try Stamp.write(stamp, fingerprint)
        return found
    }

    private func run() throws {
        try cache.make()
        var command = Command(
            "swift",
            [
                "package", "--package-path", folder.path, "--scratch-path", "\(folder.path)/build", "--cache-path", cache.path,
                "--security-path",
                "\(cache.path)/security",
                "--disable-dependency-cache", "resolve",
            ])
        // The manifests of packages are programs of anybody's.
        if Confinement.version != nil { command.confinement = try confinement() }
        // No question can be answered here.
        command.environment["GIT_TERMINAL_PROMPT"] = "0"
        // What the compiler keeps of modules stays with what it compiles here.
        command.environment["XDG_CACHE_HOME"] = "\(folder.path)/cache"
        let outcome = try command.run()
        guard outcome.succeeded else {
            let said = outcome.errors.trimmingCharacters(in: .whitespacesAndNewlines)
            throw ProjectError.wrong(
                place: project.packageReferences.first?.place ?? Place(project.path), message: "its packages cannot be resolved: \(said)")
        }
    }

    private func confinement() throws -> Confinement {
        var confinement = Confinement()
        confinement.allowSystem([.read, .run])
        for usr in SwiftRuntime.folders { confinement.allow(usr, [.read, .run]) }
        for root in project.ground.roots { confinement.allow(root, .read) }
        for case .folder(let path) in project.packageReferences.map(\.location) { confinement.allow(path, .read) }
        confinement.allow(folder.path, [.read, .run, .write, .change])
        confinement.allow(cache.path, [.read, .write, .change])
        confinement.allow(NSTemporaryDirectory(), [.read, .run, .write, .change])
        // Whom git and SwiftPM are to ask, and how; keys stay with the agent that has them.
        let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
        for name in [
            ".gitconfig", ".config/git", ".git-credentials", ".netrc", ".ssh/config", ".ssh/known_hosts", ".swiftpm", ".config/swiftpm",
        ] {
            confinement.allow(Files.join(home, name), .read)
        }
        return confinement
    }

    /// Where SwiftPM says that it has put the packages.
    private func checkouts(_ state: String) throws -> [String: String] {
        let list = try PropertyList.parse(Array(try Files.read(state)), path: state)
        var found: [String: String] = [:]
        for dependency in list["object"]?["dependencies"]?.array ?? [] {
            guard let reference = dependency["packageRef"], let identity = reference["identity"]?.string else { continue }
            if let path = dependency["state"]?["path"]?.string {
                found[identity.lowercased()] = path
            } else if let name = dependency["subpath"]?.string {
                found[identity.lowercased()] = "\(folder.path)/build/checkouts/\(name)"
            }
        }
        return found
    }

    // MARK: The manifest

    /// A package that depends on all that the project names.
    static func manifest(_ references: [PackageReference], ground: Ground) throws -> String {
        var lines: [String] = []
        for reference in references {
            let line: String
            switch reference.location {
            case .folder(let path): line = ".package(path: \(try literal(path, reference)))"
            case .repository(let url, let requirement):
                try check(url, reference, ground)
                func text(_ value: String) throws -> String { try literal(value, reference) }
                let wanted =
                    switch requirement {
                    case .upToNextMajor(let version): "from: \(try text(version))"
                    case .upToNextMinor(let version): ".upToNextMinor(from: \(try text(version)))"
                    case .exact(let version): "exact: \(try text(version))"
                    case .range(let first, let last): "\(try text(first))..<\(try text(last))"
                    case .branch(let name): "branch: \(try text(name))"
                    case .revision(let name): "revision: \(try text(name))"
                    }
                line = ".package(url: \(try text(url)), \(wanted))"
            }
            if !lines.contains(line) { lines.append(line) }
        }
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "packages",
                dependencies: [
                    \(lines.joined(separator: ",\n        ")),
                ])

            """
    }

    /// A repository on disk has to lie where the project may read.
    private static func check(_ url: String, _ reference: PackageReference, _ ground: Ground) throws {
        if url.hasPrefix("file:") || url.hasPrefix("/") {
            let path = url.hasPrefix("file:") ? URL(string: url)?.path ?? "" : url
            try ground.check(path, named: reference.place)
        } else if !["https://", "http://", "ssh://", "git://", "git@"].contains(where: { url.lowercased().hasPrefix($0) }) {
            throw ProjectError.wrong(
                place: reference.place, message: "\"\(url)\" is no repository's address; expected https://, ssh://, git@host: or file://")
        }
    }

    /// A text of the project's as the manifest's language writes it.
    private static func literal(_ text: String, _ reference: PackageReference) throws -> String {
        guard !text.isEmpty, !text.hasPrefix("-"), text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            throw ProjectError.wrong(place: reference.place, message: "\"\(text)\" is no address, version, branch or revision of a package")
        }
        return "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
