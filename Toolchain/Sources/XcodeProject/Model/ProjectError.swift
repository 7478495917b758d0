/// Why a project cannot be built as it lies on disk. Every case says what to look at.
public enum ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing at the path is a project.
    case noProject(path: String)
    /// Several projects lie at the path.
    case severalProjects(path: String, found: [String])
    /// A file cannot be read.
    case unreadable(path: String)
    /// A project's object is missing or of the wrong kind.
    case damaged(path: String, message: String)
    /// A source or resource that a target lists is not on disk.
    case missingFile(path: String, target: String, phase: String)
    /// There is no target of this name.
    case noTarget(name: String, project: String, known: [String])
    /// There is no scheme of this name.
    case noScheme(name: String, project: String, known: [String])
    /// There is no configuration of this name.
    case noConfiguration(name: String, project: String, known: [String])
    /// What stands at a place is no name for a file, where one is needed: `what` is called `text`, and `fault` is what is wrong.
    case noName(place: Place, what: String, text: String, fault: String)
    /// What stands at a place is outside the folders that the project may read (`Ground`), of which one is its own: `real` is where the
    /// path leads.
    case outside(place: Place, path: String, real: String, folder: String)
    /// What stands at a place cannot be so.
    case wrong(place: Place, message: String)
    /// `swift package dump-package` failed.
    case packageManifest(path: String, output: String)

    /// The message for a person.
    public var description: String {
        func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ") }
        switch self {
        case .noProject(let path):
            return "\(path): error: no project here: expected an .xcodeproj, an .xcworkspace, a Package.swift or a folder with Swift files"
        case .severalProjects(let path, let found):
            return "\(path): error: several projects here; name one of \(list(found))"
        case .unreadable(let path): return "\(path): error: the file cannot be read"
        case .damaged(let path, let message): return "\(path): error: \(message)"
        case .missingFile(let path, let target, let phase):
            return "\(path): error: no such file; target \"\(target)\" lists it in \"\(phase)\""
        case .noTarget(let name, let project, let known):
            return "\(project): error: no target \"\(name)\"; there are: \(list(known))"
        case .noScheme(let name, let project, let known):
            return "\(project): error: no scheme \"\(name)\"; there are: \(list(known))"
        case .noConfiguration(let name, let project, let known):
            return "\(project): error: no configuration \"\(name)\"; there are: \(list(known))"
        case .noName(let place, let what, let text, let fault):
            return "\(place): error: \(what) is \"\(text.replacing("\0", with: "\\0").prefix(300))\", \(fault)"
        case .outside(let place, let path, let real, let folder):
            let parent = real.split(separator: "/").dropLast().joined(separator: "/")
            return "\(place): error: \"\(path)\" \(path == real ? "lies" : "leads to \"\(real)\",") outside the project's folder "
                + "\"\(folder)\" and its repository; if the project may read it, say so: --read \"/\(parent)\""
        case .wrong(let place, let message): return "\(place): error: \(message)"
        case .packageManifest(let path, let output): return "\(path): error: the package's manifest cannot be read:\n\(output)"
        }
    }
}
